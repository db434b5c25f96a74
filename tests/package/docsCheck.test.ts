import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { brokenLinks } from '../../docs/.vitepress/brokenLinks.ts'
import { componentPages } from '../../docs/.vitepress/componentPages.ts'
import { resolveLink } from '../../docs/.vitepress/repositoryLinks.ts'
import { checkApiNames } from '../../scripts/checks/api/apiNames.ts'
import { apiPagePaths, buildApiPages } from '../../scripts/checks/api/apiPages.ts'
import { checkDocExamples } from '../../scripts/checks/docs/docExamples.ts'
import { checkDocs } from '../../scripts/checks/docs/docs.ts'
import { readErrorCodes } from '../../scripts/checks/docs/errorCodes.ts'
import { buildLlms } from '../../scripts/checks/docs/llms.ts'
import { packedDocs } from '../../scripts/checks/docs/packedDocs.ts'
import { readDocExamples } from '../../scripts/checks/docs/readDocExamples.ts'
import { copyParts, copyWholeProject, ROOT } from './support/projectCopy.ts'

describe('pages', () => {
  it('are rejected for false statements', () => {
    const copy = copyWholeProject()
    expect(checkDocs(copy.root)).toEqual([])
    copy.change('docs/theming.md', '--shell-radius', '--shell-rounding')
    copy.change('docs/testing.md', '(contracts.md)', '(promises.md)')
    copy.change(
      'docs/support.md',
      '# Support',
      '# Support\n\nSee [here](theming.md#no-such-heading) and run `npm run support`.',
    )
    copy.change('docs/troubleshooting.md', '### `unknown-mode`', '### `unknown-moon`')
    copy.change('src/browser/dialog/openModal.ts', /$/, "\nconsole.warn('[@jobsite/shell] Something went wrong.')\n")
    copy.change(
      'docs/events.md',
      '# Events',
      '# Events of `routes/noSuchFile.ts`, `docs/no-such-page.md` and `src/noSuchFolder/`\n\n<!-- demo: NoSuchExample -->\n\n[site](https://jobsite.github.io/shell/no-such-page)\n\n# Events',
    )
    copy.change('tests/features.md', '| core/pages/pages.ts, core/menu/ |', '| core/pages/noPage.ts, core/noMenu/ |')
    copy.change('tests/features.md', '| core/pages, core/menus |', '| core/pages, core/noTest |')
    copy.change('README.md', '/blob/main/SECURITY.md', '/blob/main/SAFETY.md')
    copy.change('docs/README.md', '(api/README.md)', '(api/none.md)')
    copy.write('docs/alone.md', '# Alone\n\nNobody leads here.\n')
    const problems = checkDocs(copy.root)
    for (const seen of [
      /theming\.md names --shell-rounding, which is not a property of the shell/,
      /testing\.md links to docs\/promises\.md, which does not exist/,
      /support\.md links to docs\/theming\.md#no-such-heading, which is not a heading there/,
      /support\.md names "npm run support", which does not exist in package\.json/,
      /does not explain `unknown-mode`/,
      /explains `unknown-moon`, which no message has/,
      /openModal\.ts:\d+ has a message without a code/,
      /docs\/README\.md does not link to docs\/alone\.md/,
      /docs\/README\.md does not link to docs\/api\/README\.md/,
      /docs\/README\.md links to docs\/api\/none\.md, which does not exist/,
      /events\.md names `routes\/noSuchFile\.ts`, which does not exist/,
      /events\.md names `docs\/no-such-page\.md`, which does not exist/,
      /events\.md names `src\/noSuchFolder\/`, which does not exist/,
      /features\.md names `core\/pages\/noPage\.ts`, which does not exist/,
      /features\.md names `core\/noMenu\/`, which does not exist/,
      /features\.md names `core\/noTest`, which does not exist/,
      /events\.md shows the live example NoSuchExample, which does not exist/,
      /events\.md links to no-such-page on the documentation site, which does not exist/,
      /README\.md links to SAFETY\.md in the repository, which does not exist/,
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(seen))
    }
  })

  it('explain at least the first codes', () => {
    expect(readErrorCodes(ROOT).codes).toEqual(
      expect.arrayContaining(['no-provider', 'unknown-mode', 'unusable-alternate-url']),
    )
  })

  it('are listed for language models, with every export of every entry point', () => {
    const { text } = buildLlms(ROOT)
    for (const line of ['## @jobsite/shell/core', '- `localizeUrl`: ', '- `Header`: ', '(docs/theming.md)'])
      expect(text).toContain(line)
    expect(text).not.toMatch(/: $/m)
    expect(text).toMatch(/^- `Header`: .* Props: .*`skipTo\?`/m)
  })
})

describe('the API reference', () => {
  const pages = new Map(buildApiPages(ROOT).map(({ path, text }) => [path, text]))
  const shell = pages.get('docs/api/shell.md') ?? ''

  it('has a page for each entry point', () => {
    expect([...pages.keys()]).toEqual(apiPagePaths(ROOT))
    for (const path of apiPagePaths(ROOT).slice(1))
      expect(pages.get('docs/api/README.md')).toContain(path.slice('docs/api/'.length))
  })

  it('describes every export once, and those of routers on one page', () => {
    const sections = [...pages.values()].slice(1).flatMap((text) => text.split(/\n(?=## |### )/).slice(1))
    const repeated = sections.filter((one, index) => one.startsWith('### ') && sections.indexOf(one) !== index)
    expect(repeated).toEqual([])
    const routers = pages.get('docs/api/routers.md') ?? ''
    for (const name of ['next', 'next/pages', 'react-router', 'tanstack-router'])
      expect(routers).toContain(`From \`@jobsite/shell/${name}\`: `)
  })

  it('describes a prop once: in the table of its component, not in a type', () => {
    const all = [...pages.values()].join('\n')
    const components = [...all.matchAll(/^## Components\n([\s\S]*?)(?=^# |^## )/gm)].flatMap(([, text = '']) =>
      [...text.matchAll(/^### (\w+)$/gm)].map(([, name = '']) => name),
    )
    expect(components).toContain('Footer')
    expect(components.filter((name) => all.includes(`### ${name}Props\n`))).toEqual([])
    expect(all).toMatch(/^Props of components, as types: .*`FooterProps`/m)
    const rows = new Set([...all.matchAll(/^\| `(\w+)`.* \| (.+) \|$/gm)].map(([, name, text]) => `${name}: ${text}`))
    const comments = [...all.matchAll(/\/\*\*([^/]*)\*\/\n *(?:readonly )?(\w+)\??[:(]/g)].map(
      ([, text = '', name]) =>
        `${name}: ${text
          .replace(/\s+\*? */g, ' ')
          .replace(/@default.*/, '')
          .trim()}`,
    )
    expect(comments).toContain('pageName: Name of the current page. Menus mark its item.')
    expect(comments.filter((comment) => rows.has(comment))).toEqual([])
    expect(shell).toContain('Members without a comment: see the props of [`ShellProvider`](shell.md#shellprovider).')
  })

  it('shows the examples of an export as one block, and links of docstrings as code', () => {
    const all = [...pages.values(), buildLlms(ROOT).text].join('\n')
    const blocks = all.split(/^### /m).map((section) => section.split('```ts\n').length - 1)
    expect(Math.max(...blocks)).toBe(2)
    expect(all).not.toMatch(/\{@link|`\w+ `/)
  })

  it.each([
    ['a prop with its default', /^\| `searchShortcut` \| `boolean` \| `true` \| Whether/m],
    ['a prop of the provider, below its kind', /Privacy and analytics\*\*\n[^*]*\| `consent` \| `boolean` \| `true`/],
    ['a shared value of the provider', /^ {2}readonly locationId: readonly number\[\];$/m],
    ['an interface with its comments', /interface ShellContextValue extends ShellState \{\n[^}]*\/\*\*/],
    ['the signature of a function', /^function onShellEvent</m],
  ])('shows %s', (_, text) => expect(shell).toMatch(text))

  it('lists no HTML attributes, and has a group for every prop of the provider', () => {
    expect(shell).not.toMatch(/^\| `(?:className|onClick|aria-label)`/m)
    expect(shell).not.toContain('**Other**')
  })

  it('reports names that are on no page, and exports without a docstring', () => {
    const copy = copyParts('package.json', 'dist', 'docs')
    for (const [path, text] of pages) copy.write(path, text)
    expect(checkApiNames(copy.root)).toEqual([])
    for (const path of packedDocs(copy.root)) {
      const text = copy.read(path)
      copy.write(path, text.replace(/\bsearchShortcut\b/g, 'shortcut').replace(/\bslugify\b/g, 'slug'))
    }
    copy.change('dist/core.d.cts', /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*(?=declare function slugify)/, '')
    expect(checkApiNames(copy.root)).toEqual(
      expect.arrayContaining([
        'slugify of @jobsite/shell/core has no docstring.',
        'No page of docs/ names slugify of @jobsite/shell/core.',
        'No page of docs/ names the prop searchShortcut of Header of @jobsite/shell.',
      ]),
    )
  })
})

describe('a link of a page, on the documentation site', () => {
  it.each([
    ['theming.md#colors', '.', 'theming.md#colors'],
    ['../slots.md', 'recipes', '../slots.md'],
    ['guides/README.md', '.', 'guides/index.md'],
    ['README.md', 'guides', 'index.md'],
    ['../SEMVER.md', '.', 'https://host/shell/blob/main/SEMVER.md'],
    ['../../examples/spa/src/App.jsx', 'guides', 'https://host/shell/blob/main/examples/spa/src/App.jsx'],
    ['https://host/shell/blob/main/docs/releasing.md', '.', '/releasing.md'],
    ['https://example.vn/x', '.', 'https://example.vn/x'],
    ['#below', 'guides', '#below'],
    ['adr/', '.', 'https://host/shell/tree/main/docs/adr/'],
    ['https://pages/shell/storybook/?path=/docs/x', '.', '/shell/storybook/?path=/docs/x'],
    ['https://pages/shell/troubleshooting#no-user', 'guides', '/troubleshooting#no-user'],
  ])('%s in %s leads to %s', (href, folder, target) => {
    const options = { repository: 'https://host/shell', site: 'https://pages/shell/', base: '/shell/' }
    expect(resolveLink(href, folder, options)).toBe(target)
  })
})

describe('the built documentation site', () => {
  it('is rejected for links, assets and headings that do not exist', () => {
    const copy = copyParts()
    copy.write(
      'site/index.html',
      '<h1 id="start">Start</h1><a href="#start">a</a><a href="/shell/guides/">b</a><a href="/shell/guides/#next">c</a>' +
        '<a href="guides/index.html#none">d</a><a href="/elsewhere.html">e</a><a href="https://example.vn/">f</a>' +
        '<a href="/shell/storybook/?path=/docs/x">g</a><img src="./none.png">',
    )
    copy.write(
      'site/guides/index.html',
      '<h2 id="next">Next</h2><a href="../index">a</a><script src="/shell/app.js"></script>',
    )
    copy.write(
      'site/demos/Header.html',
      '<a href="/viec-lam">a</a><link rel="stylesheet" href="/shell/demos/none.css">',
    )
    copy.write('site/style.css', '.a { background: url("icon.svg") }')
    expect(brokenLinks(join(copy.root, 'site'), '/shell/').sort()).toEqual([
      'demos/Header.html: /shell/demos/none.css leads to no file.',
      'guides/index.html: /shell/app.js leads to no file.',
      'index.html: ./none.png leads to no file.',
      'index.html: /elsewhere.html is outside of /shell/.',
      'index.html: guides/index.html#none leads to no heading of guides/index.html.',
      'style.css: icon.svg leads to no file.',
    ])
  })

  it('has a page with a live example for every component', () => {
    const exported = [...buildApiPages(ROOT)]
      .find(({ path }) => path === 'docs/api/shell.md')
      ?.text.replace(/\n## Functions[\s\S]*/, '')
      .matchAll(/^### (.+)$/gm)
    const names = [...(exported ?? [])].map(([, name]) => name).filter((name) => name !== 'ShellProvider')
    const pages = componentPages(ROOT)
    expect(pages.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
    for (const { name, text } of pages) expect(text).toContain(`<ShellDemo name="${name}" />`)
  })
})

describe('blocks of code', () => {
  const problemsOf = (...blocks: string[]) => {
    const copy = copyParts('package.json', 'dist', 'vitest.config.ts')
    copy.write('page.md', `# Page\n\n${blocks.join('\n\n')}\n`)
    return checkDocExamples(copy.root, ['page.md'])
  }
  const ts = (code: string) => `\`\`\`ts\nimport { slugify } from '@jobsite/shell/core'\n\n${code}\n\`\`\``

  it('pass with their results, commands and components', () => {
    expect(problemsOf(ts("slugify('Đà Nẵng') // 'da-nang'"), '```sh\nnpm ci && npm run build # builds\n```')).toEqual(
      [],
    )
    expect(readDocExamples(ROOT, 'README.md').length).toBeGreaterThan(3)
  })

  it('fail for a different result than documented', () => {
    expect(problemsOf(ts("slugify('Đà Nẵng') // 'da-nong'"))).toEqual(['page.md:6: the result is "da-nang"'])
  })

  it('fail if they do not compile', () => {
    expect(problemsOf(ts('slugify(7)'))).toEqual([expect.stringMatching(/^page\.md:6: Argument of type 'number'/)])
  })

  it('fail if they throw, or a component renders nothing', () => {
    expect(problemsOf(ts("throw new Error(slugify('Oh no'))"))).toEqual([expect.stringMatching(/^page\.md:4: oh-no$/)])
    expect(problemsOf('```tsx\nexport function App() {\n  return null\n}\n```')).toEqual([
      'page.md:4: App renders nothing',
    ])
  })

  it('fail for an unknown command or language', () => {
    expect(problemsOf('```sh\nnpm run nothing\ncurl example.vn\n```', '```\nwhat\n```', '```js\n1\n```')).toEqual([
      expect.stringMatching(/^page\.md:\d+: this block is not supported/),
      expect.stringMatching(/^page\.md:\d+: blocks of js are not supported\. .* sh, ts, tsx are run/),
      expect.stringMatching(/"npm run nothing" is not tested by CI/),
      expect.stringMatching(/"curl example\.vn" is not tested by CI/),
    ])
  })
})
