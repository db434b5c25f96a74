import * as server from '@jobsite/shell/server'
import { expect, test } from 'vitest'
import { checkCachedShell } from '../support/cachedShell.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { isNightly } from '../support/isNightly.ts'

test('any request gets the text of a fresh render, letter for letter', () => {
  // Few: each renders five shells with React's development build. As built, where they are quick, there are 200.
  checkCachedShell(server, isNightly ? 150 : 40)
  // Warnings of unusable values are expected.
  expect(takeConsole().filter((line) => line.startsWith('error'))).toEqual([])
})
