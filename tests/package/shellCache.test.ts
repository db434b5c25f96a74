import * as server from '@jobsite/shell/server'
import { test, vi } from 'vitest'
import { checkCachedShell } from '../support/cachedShell.ts'
import { isNightly } from '../support/isNightly.ts'

// Built, it renders with Preact, which escapes otherwise than React.
test('any request gets the text of a fresh render, letter for letter', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  checkCachedShell(server, isNightly ? 5000 : 200)
  vi.restoreAllMocks()
})
