import { expect, it } from 'vitest'
import { checkWording } from '../../scripts/checks/docs/wording.ts'
import { copyParts } from './support/projectCopy.ts'

it('reports docstrings that begin with a relative clause, and private words, with file and line', () => {
  const copy = copyParts()
  copy.write(
    'src/example.ts',
    [
      '/** What a search needs. */',
      'export interface Search {',
      '  /** How long it may take, in milliseconds. */',
      '  readonly timeoutMs: number',
      '}',
      '',
      '/** Whether a list was made anew. */',
      'export const isNew = true',
      '',
      "export const message = '[@jobsite/shell] The header is wrong: mend it. (code: wrong)'",
      '',
      '// Whoever reads this.',
      'export const floor = Math.floor(1.5)',
    ].join('\n'),
  )
  expect(checkWording(copy.root)).toEqual([
    expect.stringMatching(/^src\/example\.ts:1 .*begins with "What" or "How"/),
    expect.stringMatching(/^src\/example\.ts:3 .*begins with "What" or "How"/),
    expect.stringMatching(/^src\/example\.ts:7 says "made anew"/),
    expect.stringMatching(/^src\/example\.ts:10 says "mend"/),
    expect.stringMatching(/^src\/example\.ts:12 says "Whoever"/),
  ])
})
