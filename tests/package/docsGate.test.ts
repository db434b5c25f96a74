import { describe, expect, it } from 'vitest'
import { checkBlocks } from '../../scripts/gates/blocks.ts'
import { checkDocs } from '../../scripts/gates/docs.ts'
import { readErrorCodes } from '../../scripts/gates/errorCodes.ts'
import { buildLlms } from '../../scripts/gates/llms.ts'
import { readBlocks } from '../../scripts/gates/readBlocks.ts'
import { ROOT, seed } from './support/seed.ts'

const PAGES = [
  'bench/budgets.ts',
  'examples',
  'package.json',
  'src',
  'docs',
  'etc',
  '.github',
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'SEMVER.md',
  'LICENSE',
  'CHANGELOG.md',
]

describe('pages', () => {
  it('are refused for what is not so', () => {
    const seeded = seed(...PAGES)
    expect(checkDocs(seeded.root)).toEqual([])
    seeded.change('docs/theming.md', '--shell-radius', '--shell-rounding')
    seeded.change('docs/testing.md', '(contracts.md)', '(promises.md)')
    seeded.change(
      'docs/support.md',
      '# Support',
      '# Support\n\nSee [here](theming.md#no-such-heading) and run `npm run support`.',
    )
    seeded.change('docs/contracts.md', /`HEADER_STICKY`/g, '`HEADER`')
    seeded.change('docs/troubleshooting.md', '### `unknown-mode`', '### `unknown-moon`')
    seeded.change('src/browser/lockScroll.ts', /$/, "\nconsole.warn('[@jobsite/shell] Something went wrong.')\n")
    seeded.write('docs/alone.md', '# Alone\n\nNobody leads here.\n')
    const problems = checkDocs(seeded.root)
    for (const seen of [
      /theming\.md names --shell-rounding, which the shell does not know/,
      /testing\.md links to docs\/promises\.md, which is not there/,
      /support\.md links to docs\/theming\.md#no-such-heading, which is no heading there/,
      /support\.md names "npm run support", which is no script/,
      /contracts\.md does not explain `HEADER_STICKY`/,
      /does not explain `unknown-mode`/,
      /explains `unknown-moon`, which no message has/,
      /lockScroll\.ts:\d+ has a message without a code/,
      /docs\/README\.md does not lead to docs\/alone\.md/,
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(seen))
    }
  })

  it('explain at least the codes that the shell has had from the start', () => {
    expect(readErrorCodes(ROOT).codes).toEqual(
      expect.arrayContaining(['no-provider', 'unknown-mode', 'unusable-alternate-url']),
    )
  })

  it('are listed for language models, with every export of every door', () => {
    const text = buildLlms(ROOT)
    for (const line of ['## @jobsite/shell/core', '- `localizeUrl`: ', '- `Header`: ', '(docs/theming.md)'])
      expect(text).toContain(line)
    expect(text).not.toMatch(/: $/m)
  })
})

describe('blocks of code', () => {
  const problemsOf = (...blocks: string[]) => {
    const seeded = seed('package.json', 'dist', 'vitest.config.ts')
    seeded.write('page.md', `# Page\n\n${blocks.join('\n\n')}\n`)
    return checkBlocks(seeded.root, ['page.md'])
  }
  const ts = (code: string) => `\`\`\`ts\nimport { slugify } from '@jobsite/shell/core'\n\n${code}\n\`\`\``

  it('pass with their results, commands and components', () => {
    expect(problemsOf(ts("slugify('Đà Nẵng') // 'da-nang'"), '```sh\nnpm ci && npm run build # builds\n```')).toEqual(
      [],
    )
    expect(readBlocks(ROOT, 'README.md').length).toBeGreaterThan(3)
  })

  it('are refused for another result than the one behind them', () => {
    expect(problemsOf(ts("slugify('Đà Nẵng') // 'da-nong'"))).toEqual(['page.md:6: the result is "da-nang"'])
  })

  it('are refused for what does not compile', () => {
    expect(problemsOf(ts('slugify(7)'))).toEqual([expect.stringMatching(/^page\.md:6: Argument of type 'number'/)])
  })

  it('are refused for what throws, and for a component that draws nothing', () => {
    expect(problemsOf(ts("throw new Error(slugify('Oh no'))"))).toEqual([expect.stringMatching(/^page\.md:4: oh-no$/)])
    expect(problemsOf('```tsx\nexport function App() {\n  return null\n}\n```')).toEqual([
      'page.md:4: App renders nothing',
    ])
  })

  it('are refused for a command that is none, and a language that nobody runs', () => {
    expect(problemsOf('```sh\nnpm run nothing\ncurl example.vn\n```', '```\nwhat\n```', '```js\n1\n```')).toEqual([
      expect.stringMatching(/^page\.md:\d+: nobody knows how to run this block/),
      expect.stringMatching(/^page\.md:\d+: nobody knows how to run a block of js\. .* sh, ts, tsx are run/),
      expect.stringMatching(/"npm run nothing" is run by nobody/),
      expect.stringMatching(/"curl example\.vn" is run by nobody/),
    ])
  })
})
