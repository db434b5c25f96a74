import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Machines can be slow: what is waited for may take its time.
configure({ asyncUtilTimeout: 10_000 })

// Development builds of React record a stack for each element: ten frames are enough.
Error.stackTraceLimit = 10

afterEach(cleanup)
