import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Machines can be slow: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 })

afterEach(cleanup)
