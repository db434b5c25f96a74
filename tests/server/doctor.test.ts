import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { defineSite } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'
import type { Finding } from '../../src/doctor/Finding.ts'
import { isBehind } from '../../src/doctor/isBehind.ts'
import { printDoctor } from '../../src/doctor/printDoctor.ts'

let folder = ''
let server: StartedServer
let origin = ''
/** Responses of the site and the registry by path; everything else is 404. */
let pages: Record<string, readonly [type: string, body: string] | undefined> = {}

/** Values of the site's `Set-Cookie` headers. */
let setCookies: string[] = []
/** Content security policy of the site's pages. */
let policy = ''

const LATEST = '/@jobsite%2Fshell/latest'
const SOUND = {
  'package.json': JSON.stringify({ dependencies: { next: '16', '@jobsite/shell': '*' } }),
  'node_modules/@jobsite/shell/package.json': JSON.stringify({ version: '1.2.0' }),
  'node_modules/styled-components/package.json': JSON.stringify({ version: '6.6.0' }),
  'app/layout.tsx': `import { ShellStyleRegistry } from '@jobsite/shell/next'; export default () => <main id="main-content" />`,
  'app/config.ts': `import { defineConfig } from '@jobsite/shell/core'
    export const config = defineConfig({ siteDomain: 'example.vn', links: {}, social: {} })`,
}
const PAGE =
  '<style data-styled="x"></style><header data-shell="header"></header><main><a href="https://www.example.vn">x</a></main>'

function write(files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** Runs the command. Returns its exit code and findings. */
async function run(...args: string[]): Promise<{ code: number; problems: string[]; text: string }> {
  const lines: string[] = []
  const code = await printDoctor(['doctor', folder, '--json', '--registry', origin, ...args], '/', (line: string) =>
    lines.push(line),
  )
  const text = lines.join('\n')
  const { findings = [] } = text.startsWith('{') ? (JSON.parse(text) as { findings: Finding[] }) : {}
  return { code, problems: findings.filter(({ status }) => status === 'problem').map(({ check }) => check), text }
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'))
  write(SOUND)
  setCookies = []
  policy = ''
  pages = {
    [LATEST]: ['application/json', JSON.stringify({ version: '1.2.0' })],
    '/': ['text/html', PAGE],
    '/service-worker.js': ['text/javascript', ''],
  }
  server = await startServer(({ url = '' }, response) => {
    if (url === '/cut') {
      response.writeHead(200, { 'content-length': 9 }).flushHeaders()
      response.destroy()
      return
    }
    const [type, body] = pages[url] ?? ['text/plain', '']
    response
      .writeHead(pages[url] ? 200 : 404, {
        'content-type': type,
        'set-cookie': setCookies,
        ...(policy && { 'content-security-policy': policy }),
      })
      .end(body)
  })
  origin = server.origin
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await server.stop()
})

describe('the doctor', () => {
  it('finds nothing in a correct app and site', async () => {
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: 0, problems: [] })
  })

  it.each<[name: string, files: Record<string, string>, check: string]>([
    [
      'a second copy',
      { 'node_modules/other/node_modules/@jobsite/shell/package.json': '{"version":"1.1.0"}' },
      'copies',
    ],
    [
      'a second copy below a scope',
      { 'node_modules/@a/b/node_modules/@jobsite/shell/package.json': '{"version":"1.2.0"}' },
      'copies',
    ],
    ['no styles on the server', { 'app/layout.tsx': '<main />' }, 'styles'],
    [
      'a server with another version of styled-components',
      { 'node_modules/styled-components/package.json': '{"version":"5.3.11"}' },
      'styles',
    ],
    ['a server without styled-components', { 'node_modules/styled-components/package.json': '{}' }, 'styles'],
    [
      'a placeholder host',
      { 'app/config.ts': `defineConfig({ links: 'https://ms.jobsite.example' })` },
      'placeholders',
    ],
    [
      'a configuration of a domain only',
      { 'app/config.ts': `import { defineConfig } from '@jobsite/shell/core'; defineConfig({ siteDomain: 'a.vn' })` },
      'placeholders',
    ],
    [
      'a configuration whose links are only mentioned',
      {
        'app/config.ts': `import { defineConfig } from '@jobsite/shell/core'
          const links = ['a'] // links: …
          export const config = defineConfig({ siteDomain: 'a.vn', social: {}, menu: { links } /* links: {} */ })`,
      },
      'placeholders',
    ],
    ['no configuration', { 'app/config.ts': '' }, 'placeholders'],
    [
      'a configuration of a bundler only',
      {
        'app/config.ts': `import { defineConfig } from 'vitest/config'
          export default defineConfig({ siteDomain: 1, links: 1, social: 1, alias: '@jobsite/shell' })`,
      },
      'placeholders',
    ],
    ['no main', { 'app/layout.tsx': 'ShellStyleRegistry' }, 'main'],
    [
      'a server of its own without styles',
      { 'package.json': '{"dependencies":{"hono":"4"}}', 'app/layout.tsx': "<main />; import 'react-dom/server'" },
      'styles',
    ],
    ...['nuxt', '@sveltejs/kit', 'express', 'hono'].map((name): [string, Record<string, string>, string] => [
      `fragments without their styles: ${name}`,
      {
        'package.json': JSON.stringify({ dependencies: { [name]: '1' } }),
        'app/layout.tsx': '<main />',
        'server/shell.ts': 'const shell = renderShell({ url }); html.push(shell.header)',
      },
      'styles',
    ]),
    [
      'another service worker',
      { 'app/worker.ts': "navigator.serviceWorker?.register('/push.js', { type: 'module' })" },
      'service-worker',
    ],
    [
      'a package that registers one',
      { 'package.json': JSON.stringify({ devDependencies: { 'vite-plugin-pwa': '1' } }) },
      'service-worker',
    ],
  ])('finds %s', async (_, files, check) => {
    write(files)
    expect(await run()).toMatchObject({ code: 1, problems: [check] })
  })

  it.each([
    [
      'provider',
      "import { Shell } from '@jobsite/shell'\nimport { site } from '@a/site'\nexport default () => <Shell site={site} />",
    ],
    [
      'server',
      "import { renderShell } from '@jobsite/shell/server'\nimport { site } from '@a/site'\nexport const { styles } = renderShell({ site, url })",
    ],
    [
      'script of a page',
      "const site = await (await fetch('/site.json')).json()\nJobSiteShell.mountShell({ header: '#header', site })",
    ],
  ])('leaves the links of a site from another package to the check of its file: %s', async (_, text) => {
    write({ 'app/config.ts': '', 'app/site.tsx': text })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it.each([
    ['whole', { siteDomain: 'a.vn', links: {}, social: {} }, []],
    ['without links', { siteDomain: 'a.vn', social: {} }, ['placeholders']],
  ])('reads the file that a site is made from, in a package of the workspace: %s', async (_, definition, problems) => {
    const packages = `${folder}-packages`
    onTestFinished(() => rmSync(packages, { recursive: true }))
    mkdirSync(packages)
    writeFileSync(join(packages, 'site.json'), JSON.stringify(definition))
    writeFileSync(
      join(packages, 'index.js'),
      `import { defineSite } from '@jobsite/shell/core'
      import definition from './site.json' with { type: 'json' }
      export const site = defineSite(definition)`,
    )
    const dependencies = { next: '16', '@jobsite/shell': '*', '@a/site': 'file:../site' }
    write({
      'package.json': JSON.stringify({ dependencies }),
      'app/config.ts': "import { site } from '@a/site'",
      'node_modules/@a/README.md': '',
    })
    symlinkSync(packages, join(folder, 'node_modules/@a/site'))
    expect((await run()).problems).toEqual(problems)
  })

  it.each<[name: string, change: typeof pages, ...problems: string[]]>([
    ['a site without its styles', { '/': ['text/html', PAGE.replace(/<style.*<\/style>/, '')] }, 'styles'],
    [
      'a site that links to placeholders',
      { '/': ['text/html', PAGE.replace('www.example.vn', 'www.jobsite.example')] },
      'placeholders',
    ],
    ['a site without a main', { '/': ['text/html', PAGE.replaceAll('main', 'div')] }, 'main'],
    ['a page in the place of the service worker', { '/service-worker.js': ['text/html', ''] }, 'service-worker'],
    ['a service worker that is not there', { '/service-worker.js': undefined }, 'service-worker'],
    [
      'colors that a build has lost',
      { '/': ['text/html', PAGE.replace('<style', '<style>a{color:var(--lightningcss-light,red)}</style><style')] },
      'colors',
    ],
    [
      'a dark page with a light shell',
      {
        '/': [
          'text/html',
          PAGE.replace('<style', '<style>@media (prefers-color-scheme:dark){body{background:#000}}</style><style'),
        ],
      },
      'colors',
    ],
    [
      'a header in an element with a transform',
      {
        '/': [
          'text/html',
          PAGE.replace(
            '<header',
            '<style>@media screen{.x,div.page{transform:none;filter:blur(0)}}</style><div class="a page"><br><header',
          ),
        ],
      },
      'header',
    ],
    [
      'a header in a transformed element, by attribute',
      { '/': ['text/html', PAGE.replace('<header', '<div style="transform: translateZ(0)"><p></p><header')] },
      'header',
    ],
    [
      'a document in another language',
      { '/': ['text/html', `<html lang="en">${PAGE.replace('header"', 'header" lang="vi"')}`] },
      'language',
    ],
    [
      'a page that is rendered for a hidden URL',
      {
        '/': [
          'text/html',
          `<html lang="vi">${PAGE.replace('header"', 'header" lang="vi" data-shell-for="vi other - x /vi?l=29"')}`,
        ],
      },
      'language',
    ],
    ['nothing where the registry cannot be reached', { [LATEST]: undefined }],
    ['a version behind', { [LATEST]: ['application/json', '{"version":"1.10.0"}'] }, 'version'],
  ])('finds %s', async (_, change, ...problems) => {
    pages = { ...pages, ...change }
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: problems.length, problems })
  })

  it.each<[name: string, cookies: string[], problems: string[]]>([
    ['of a path', ['lang=1; Path=/jobs'], ['cookies']],
    ['twice', ['lang=1; Path=/', 'lang=2; Path=/; Domain=.example.vn'], ['cookies']],
    ['once', ['lang=1; Path=/; Domain=.example.vn', 'session=1'], []],
  ])('looks for a cookie of the shell that the site sets %s', async (_, cookies, problems) => {
    setCookies = cookies
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: problems.length, problems })
  })

  it.each([
    [
      'colors that a build has kept',
      '<style>:root{--lightningcss-light:initial}a{color:var(--lightningcss-light,red)}</style><header',
    ],
    [
      'a dark page that says so',
      '<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:#000}}</style><header',
    ],
    [
      'a dark page that says so in its head',
      '<meta name=color-scheme content="light dark"><style>@media (prefers-color-scheme:dark){a{color:red}}</style><header',
    ],
    [
      'a dark page whose script says so',
      '<script>root.style.colorScheme=mode</script><style>@media (prefers-color-scheme:dark){a{color:red}}</style><header',
    ],
    [
      'a header beside an element with a transform',
      '<style>.x{transform:scale(2)}</style><div class="x"><p>a</div><header',
    ],
    ['a header in an element with another class', '<style>.x .y{filter:blur(1px)}</style><div class="y"><header'],
  ])('accepts %s', async (_, html) => {
    pages['/'] = ['text/html', PAGE.replace('<header', html)]
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: 0, problems: [] })
  })

  it.each([
    ['of another scope', "navigator.serviceWorker.register('/push.js', { scope: '/push/' })"],
    ['that is the site’s', "navigator.serviceWorker.register('/service-worker.js?v=2')"],
    [
      'if the shell registers none',
      "navigator.serviceWorker.register('/sw.js'); <Shell registerServiceWorker={false}>",
    ],
  ])('accepts a service worker %s', async (_, text) => {
    write({ 'app/worker.tsx': text })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it.each([
    ['as a property', 'const shell = renderShell({ url }); head.push(shell.styles)'],
    ['by name', 'const { header, styles } = renderShell({ url })'],
    ['in another file', 'export const shell = (url) => renderShell({ url })'],
    ['with all fragments', 'for (const [name, html] of Object.entries(renderShell({ url }))) write(name, html)'],
  ])('accepts fragments whose styles are read %s', async (_, text) => {
    write({ 'package.json': '{"dependencies":{"nuxt":"4"}}', 'app/layout.tsx': '<main />', 'server/shell.ts': text })
    if (text.startsWith('export')) write({ 'server/page.ts': 'head.push(shell(url).styles)' })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it.each([['<Shell registerServiceWorker={false}>'], ['renderShell({ url, registerServiceWorker: false }).styles']])(
    'accepts a site without a service worker if the app registers none: %s',
    async (text) => {
      delete pages['/service-worker.js']
      write({ 'app/shell.tsx': text })
      expect(await run('--url', `${origin}/`)).toMatchObject({ code: 0, problems: [] })
    },
  )

  it.each([
    ['linked by a bundler', '<link rel="stylesheet" href="/assets/a1.css">', '.a{}.shell-root{color:red}'],
    ['linked, its URL first', '<link href="/assets/a1.css?v=1&amp;w=2" rel="preload stylesheet">', '.shell-root{}'],
    ['linked in minified HTML', '<link rel=stylesheet href=/assets/a1.css>', '.shell-root{}'],
    ['inlined by a bundler', '<style>.a{}.shell-root{color:red}</style>', ''],
  ])('accepts styles that are %s', async (_, tag, css) => {
    pages['/'] = ['text/html', PAGE.replace(/<style.*<\/style>/, tag)]
    pages['/assets/a1.css'] = pages['/assets/a1.css?v=1&w=2'] = ['text/css', css]
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: 0, problems: [] })
  })

  it.each([
    ['of the page alone', '<link rel="stylesheet" href="/shell-page.css">'],
    ['that cannot be loaded', '<link rel="stylesheet" href="/gone.css"><link rel="stylesheet" href="http://[">'],
  ])('does not accept a style sheet %s', async (_, tag) => {
    pages['/'] = ['text/html', PAGE.replace(/<style.*<\/style>/, tag)]
    pages['/shell-page.css'] = ['text/css', '.page{}']
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: 1, problems: ['styles'] })
  })

  it('accepts another target of the skip link', async () => {
    write({ 'app/layout.tsx': 'ShellStyleRegistry; <Header skipTo="results" />; <div id="results" />' })
    pages['/'] = [
      'text/html',
      PAGE.replaceAll('main', 'div').replace(
        '<div',
        '<a class="x" href="#results" data-shell="skip-link">Skip</a><div id="results"',
      ),
    ]
    expect(await run('--url', `${origin}/`)).toMatchObject({ code: 0, problems: [] })
  })

  it.each([
    ['a styled component', { 'app/layout.tsx': 'ShellStyleRegistry; const Page = styled.main`margin: 0`' }],
    ['a component of a library', { 'app/layout.tsx': 'ShellStyleRegistry; <Box component="main" />' }],
    ['a page without JSX', { 'app/layout.tsx': "ShellStyleRegistry; createElement('main', null)" }],
    ['a template', { 'app/layout.tsx': 'ShellStyleRegistry', 'views/page.php': '<main id="main-content">' }],
  ])('finds the <main> of %s', async (_, files) => {
    write(files)
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it('omits copies of the package’s own files, whatever their names', async () => {
    const script = `var JobSiteShell = 'https://ms.jobsite.example'; navigator.serviceWorker.register('/other.js')`
    write({ 'node_modules/@jobsite/shell/dist/embed.global.js': script, 'www/job-shell.js': script })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
    // Of another version, or changed: the app answers for it.
    write({ 'www/job-shell.js': `${script}; start()` })
    expect(await run()).toMatchObject({ code: 1, problems: ['placeholders', 'service-worker'] })
  })

  it.each<[name: string, text: string]>([
    [
      'under another name',
      `import { defineConfig as shell } from '@jobsite/shell/core'; shell({ "siteDomain": 'a', links, social: {} })`,
    ],
    [
      'required',
      `const { defineConfig: shell } = require('@jobsite/shell/core'); shell({ siteDomain, links: {}, 'social': {} })`,
    ],
    ['of the script', `JobSiteShell.defineConfig({ siteDomain: 'a', links: {}, social: {} })`],
    [
      'of a namespace',
      `import * as core from '@jobsite/shell/core'; core.defineConfig({ siteDomain: 'a', links: {}, social: {} })`,
    ],
    [
      'in parts',
      `import { defineConfig } from '@jobsite/shell'; const a = { links: {}, social: {} }; defineConfig({ siteDomain: 'a', ...a })`,
    ],
    [
      'in a variable',
      `import { defineConfig } from '@jobsite/shell'; const a = { siteDomain: 'a', links: {}, social: {} }; defineConfig(a)`,
    ],
  ])('accepts a configuration %s', async (_, text) => {
    write({ 'app/config.ts': text })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it('reads the configuration in another package of the workspace', async () => {
    write({
      'apps/web/package.json': JSON.stringify({ dependencies: { '@a/site': 'workspace:*' } }),
      'apps/web/index.html': '<main>',
      'packages/site/config.ts': SOUND['app/config.ts'],
    })
    mkdirSync(join(folder, 'apps/web/node_modules/@a'), { recursive: true })
    symlinkSync(join(folder, 'packages/site'), join(folder, 'apps/web/node_modules/@a/site'))
    const root = folder
    folder = join(root, 'apps/web')
    const result = await run()
    folder = root
    expect(result).toMatchObject({ code: 0, problems: [] })
  })

  it.each<[string, string, Record<string, readonly [string, string]>]>([
    ['a page that is missing', '/nowhere', {}],
    ['a file', '/data.json', { '/data.json': ['application/json', '{}'] }],
  ])('fails for %s', async (_, path, files) => {
    pages = { ...pages, ...files }
    const { code, text } = await run('--url', `${origin}${path}`)
    expect([code, text]).toEqual([2, expect.stringContaining('The doctor failed')])
  })

  it('counts a copy once if several packages link to it', async () => {
    const store = join(folder, 'packages/ui/node_modules/@jobsite')
    mkdirSync(store, { recursive: true })
    symlinkSync(join(folder, 'node_modules/@jobsite/shell'), join(store, 'shell'))
    symlinkSync(join(folder, 'packages/ui'), join(folder, 'node_modules/ui'))
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it('finds the copy above a relative folder', async () => {
    mkdirSync(join(folder, 'apps/web'), { recursive: true })
    write({ 'apps/web/index.html': '<main>', 'apps/web/config.ts': SOUND['app/config.ts'] })
    const lines: string[] = []
    await printDoctor(['doctor', 'web', '--registry', origin], join(folder, 'apps'), (line: string) => lines.push(line))
    expect(lines[0]).toBe('✓ copies: One copy is installed: ../../node_modules/@jobsite/shell (1.2.0).')
  })

  it('counts no copies where packages are not in node_modules', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    write({ '.pnp.cjs': '' })
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })

  it('ignores tests and stories', async () => {
    write({ 'app/layout.test.tsx': 'https://ms.jobsite.example', 'tests/a.ts': 'https://ms.jobsite.example' })
    expect(await run()).toMatchObject({ code: 0 })
  })

  it.each([
    [['--url'], /--url .*missing/],
    [['--url', 'not-a-url'], /--url is "not-a-url"/],
    [['--registry=none'], /--registry is "none"/],
    [['--unknown'], /--unknown/],
    [['two', 'folders'], /folders/],
  ])('names what is invalid in %j, and prints the usage', async (args, reason) => {
    const { code, text } = await run(...args)
    expect([code, text]).toEqual([2, expect.stringMatching(reason)])
    expect(text).toContain('Usage:')
  })

  it('reports an unreachable site', async () => {
    const { code, text } = await run('--url=http://127.0.0.1:9/')
    expect([code, text]).toEqual([2, expect.stringContaining('The doctor failed')])
  })

  it('passes over files of the app that cannot be read', async () => {
    symlinkSync(join(folder, 'gone.ts'), join(folder, 'app/link.ts'))
    symlinkSync(join(folder, 'app/loop.ts'), join(folder, 'app/loop.ts'))
    symlinkSync(join(folder, 'node_modules'), join(folder, 'app/folder.ts'))
    expect(await run()).toMatchObject({ code: 0, problems: [] })
  })
})

describe('what cannot be read', () => {
  /** Where a message is about: the app's folder, the server, a server that has been stopped. */
  const places = async () => {
    const stopped = await startServer((_, response) => void response.end())
    await stopped.stop()
    return { FOLDER: folder, ORIGIN: origin, STOPPED: stopped.origin, HOST: new URL(origin).host }
  }

  // Each message says what happened, why, and what to do.
  it.each<[command: string, code: 1 | 2, ...messages: string[]]>([
    ['site check missing.json', 2, 'There is no file FOLDER/missing.json.', 'Pass its path from FOLDER, or'],
    ['site check missing/site.json', 2, 'There is no file FOLDER/missing/site.json.', 'Pass its path from FOLDER, or'],
    ['site check package.json/site.json', 2, 'There is no file FOLDER/package.json/site.json.', 'Pass its path from'],
    ['site check HOST/site.json', 2, 'There is no file FOLDER/HOST/site.json.', 'URL that serves it, with http'],
    ['site check app', 2, 'FOLDER/app is a folder.', 'Name the file in it: app/site.json.'],
    ['site check STOPPED/site.json', 2, 'STOPPED/site.json cannot be reached: nothing listens', 'Start the server'],
    ['site check http://[/site.json', 2, 'http://[/site.json cannot be reached: it is no URL', 'Correct'],
    ['site check ORIGIN/cut', 2, 'ORIGIN/cut cannot be reached: the connection was closed', 'Look at the output'],
    ['site check ORIGIN/gone.json', 2, 'ORIGIN/gone.json responded with status code 404.', 'Serve the file there, or'],
    ['site check empty.json', 1, '✗ site: empty.json is no JSON (', 'but a JSON object is expected.', 'docs/site.md'],
    ['site check text.json', 1, '✗ site: text.json is no JSON (', "'T'", 'but a JSON object is expected.'],
    ['site check list.json', 1, '✗ site: list.json is [1], but a JSON object is expected.', 'docs/site.md'],
    ['site check ORIGIN/', 1, '✗ site: ORIGIN/ is no JSON (', 'but a JSON object is expected.'],
    ['doctor missing', 2, 'There is no folder FOLDER/missing.', "Pass the path of the app's folder from FOLDER."],
    ['doctor text.json/app', 2, 'There is no folder FOLDER/text.json/app.'],
    ['doctor text.json', 2, 'FOLDER/text.json is a file', 'npx jobsite-shell site check text.json'],
    ['doctor --url STOPPED/jobs', 2, 'STOPPED/jobs cannot be reached: nothing listens', 'Start the server'],
    ['doctor --url HOST/jobs', 2, '--url is "HOST/jobs"', 'http://HOST/jobs'],
    ['doctor --url file:///jobs', 2, '--url is "file:///jobs", which is not an absolute URL of http'],
    ['doctor --url ORIGIN/cut', 2, 'ORIGIN/cut cannot be reached: the connection was closed', 'Look at the output'],
    ['doctor --url ORIGIN/gone', 2, 'ORIGIN/gone responded with status code 404.', 'Pass the URL of a page'],
    ['doctor --url ORIGIN/service-worker.js', 2, 'is not a page', '"text/javascript"', 'Pass the URL of a page'],
    ['doctor --url ORIGIN/ --site missing.json', 2, 'There is no file FOLDER/missing.json.', 'Pass its path from'],
    ['doctor --url ORIGIN/ --site app', 2, 'FOLDER/app is a folder.', 'Name the file in it: app/site.json.'],
    ['doctor --url ORIGIN/ --site STOPPED/site.json', 2, 'STOPPED/site.json cannot be reached: nothing listens'],
    ['doctor --url ORIGIN/ --site ORIGIN/gone', 2, 'ORIGIN/gone responded with status code 404.', 'Serve the file'],
    ['doctor --url ORIGIN/ --site text.json', 1, '✗ site: text.json is no JSON (', 'but a JSON object is expected.'],
  ])('%s: exits with %i, and says %j', async (command, code, ...messages) => {
    write({ 'empty.json': '', 'text.json': 'The site', 'list.json': '[1]' })
    const found = await places()
    const placed = (text: string) => text.replace(/FOLDER|ORIGIN|STOPPED|HOST/g, (name) => found[name as 'HOST'])
    const lines: string[] = []
    const args = placed(command).split(' ')
    if (args[0] === 'doctor') args.push('--registry', origin)
    expect([await printDoctor(args, folder, (line: string) => lines.push(line)), lines.join('\n')]).toEqual([
      code,
      expect.stringContaining(placed(messages[0] ?? '')),
    ])
    for (const message of messages) expect(lines.join('\n')).toContain(placed(message))
    expect(lines.join('\n')).not.toMatch(/\bE[A-Z]{4,}\b(?!\))|fetch failed|undefined/)
  })
})

it.each([
  ['1.2.3', '1.10.0', true],
  ['1.10.0', '1.2.3', false],
  ['1.2.3', '1.2.3', false],
  ['2.0.0-next.1', '2.0.0', true],
  ['2.0.0', '2.0.0-next.1', false],
])('%s is behind %s: %s', (one, other, expected) => {
  expect(isBehind(one, other)).toBe(expected)
})

describe('a mistake that the page names too', () => {
  /** A served page; the URL in it is that of the request. */
  const served = (head = '', lang = 'lang="en"', around = ['', '']): string =>
    `<!doctype html><html ${lang}><head>${head}</head><body>${around[0]}<header data-shell="header" lang="en" data-shell-for="en searchResult - - /jobs"></header>${around[1]}<main></main></body></html>`
  const STYLES = '<style data-shell-styles="1.1.0">.shell-root{color:red}</style>'

  it.each<[name: string, check: string, seed: () => string]>([
    ['none', '', () => served(STYLES)],
    [
      'a policy without a nonce',
      'styles',
      () => {
        policy = "style-src 'self' 'nonce-n1'"
        return served(STYLES, 'lang="en"', ['<div style="transform: scale(1)">', '</div>'])
      },
    ],
    ['styles missing', 'styles', () => served('', 'lang="en"', ['<div style="transform: scale(1)">', '</div>'])],
    ['a fixed url', 'language', () => served(STYLES).replace('/jobs"', '/"').replaceAll('lang="en"', 'lang="vi"')],
    ['no language', 'language', () => served(STYLES, '')],
    [
      'a cookie for another domain',
      'cookies',
      () => {
        setCookies = ['lang=2; Domain=other.vn; Path=/']
        return served(STYLES)
      },
    ],
    [
      'a provider in a provider',
      'header',
      () => served(STYLES, 'lang="en"', ['<header data-shell="header" lang="en"></header>', '']),
    ],
    [
      'two copies of React',
      'copies',
      () => {
        write({
          'node_modules/react/package.json': '{"version":"19.3.1"}',
          'node_modules/@jobsite/shell/node_modules/react/package.json': '{"version":"18.3.1"}',
        })
        return served(STYLES)
      },
    ],
  ])('%s: is one finding', async (_, check, seed) => {
    const html = seed()
    pages['/jobs'] = ['text/html', html]
    expect((await run('--url', `${origin}/jobs`)).problems).toEqual(check === '' ? [] : [check])
  })

  it('accepts the nonce that the policy names', async () => {
    policy = "default-src 'none'; style-src 'nonce-n1' 'unsafe-inline'"
    pages['/jobs'] = ['text/html', served(STYLES.replace('<style', '<style nonce="n1"'))]
    expect((await run('--url', `${origin}/jobs`)).problems).toEqual([])
  })

  it('says what it has not looked at in a page that script renders', async () => {
    pages['/jobs'] = ['text/html', '<!doctype html><html lang="vi"><body><div id="root"></div></body></html>']
    const { text } = await run('--url', `${origin}/jobs`)
    const { findings } = JSON.parse(text) as { findings: Finding[] }
    const ofPage = findings.slice(findings.findLastIndex(({ check }) => check === 'styles'))
    const skipped = ofPage.filter(({ status }) => status === 'skipped').map(({ check }) => check)
    expect(findings.filter(({ check }) => check === 'placeholders').map(({ status }) => status)).toEqual([
      'ok',
      'skipped',
    ])
    expect(skipped).toEqual(expect.arrayContaining(['styles', 'header', 'language']))
    expect(text).toContain('development build')
  })
})

describe('site check', () => {
  const FILE = { siteDomain: 'example.vn', menu: { items: [{ id: 'career', badge: null }] } }
  const check = async (file: string, ...args: string[]) => {
    const lines: string[] = []
    const code = await printDoctor(['site', 'check', file, ...args], folder, (line: string) => lines.push(line))
    return { code, text: lines.join('\n') }
  }

  it('checks a file: values, placeholders, dates', async () => {
    const items = [
      { id: 'career', badge: 'hot' },
      { id: 'companies', hidden: true, until: '2020-01-01' },
    ]
    write({ 'site.json': JSON.stringify({ ...FILE, siteName: 5, menu: { items } }) })
    const { code, text } = await check('site.json')
    expect(code).toBe(1)
    expect(text).toContain('✗ site: siteName is 5, but a text is expected.')
    expect(text).toContain('✗ site: menu.items[0].badge is "hot", but "new" or null is expected.')
    expect(text).toContain('✗ dates: These items are over: companies.')
    expect(text).toContain('links.faq')
  })

  it('reads a URL, and requests the pages of items if asked', async () => {
    const item = { id: 'tet', label: { vi: 'Tết', en: 'Tet' }, path: { vi: '/tet', en: '/gone' }, in: 'header' }
    pages['/tet'] = ['text/html', '']
    const file = { siteDomain: '127.0.0.1', siteOrigin: origin, menu: { items: [item] } }
    pages['/site.json'] = ['application/json', JSON.stringify(file)]
    const { text } = await check(`${origin}/site.json`, '--reach')
    expect(text).toContain(`✓ links: ${origin}/tet responds.`)
    expect(text).toContain(`✗ links: ${origin}/gone responded with status code 404.`)
  })

  it('reads a file that begins with a byte order mark', async () => {
    write({ 'site.json': `\uFEFF${JSON.stringify(FILE)}` })
    expect((await check('site.json')).text).toContain('✓ site: site.json is a site.')
  })

  it.each([[], ['a', 'b'], ['missing.json']])('says how it is used: %o', async (...files) => {
    const lines: string[] = []
    expect(await printDoctor(['site', 'check', ...files], folder, (line: string) => lines.push(line))).toBe(2)
    expect(lines.join('')).toMatch(/site check|failed/)
  })

  it('compares the site of a page with the one that is served', async () => {
    const { header, footer, styles, props } = renderShell({ site: defineSite(FILE), url: '/jobs' })
    pages['/'] = [
      'text/html',
      `<html lang="en"><head>${styles}</head><body>${header}<main></main>${footer}${props}</body></html>`,
    ]
    pages['/site.json'] = ['application/json', JSON.stringify(FILE)]
    const args = ['--url', `${origin}/`, '--site', `${origin}/site.json`]
    expect((await run(...args)).problems).not.toContain('site')
    const label = { vi: 'Nơi làm việc', en: 'Workplaces' }
    pages['/site.json'] = [
      'application/json',
      JSON.stringify({ ...FILE, menu: { items: [{ id: 'companies', label }] } }),
    ]
    const { problems, text } = await run(...args)
    expect(problems).toContain('site')
    expect(text).toContain('Workplaces')
  })
})
