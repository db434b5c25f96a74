import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language, ShellData } from '@jobsite/shell/core'
import type { ShellProviderProps } from '@jobsite/shell/islands'
import { type BuildOptions, build } from 'esbuild'
import type { ComponentType } from 'react'
import type { DemoPageProps } from './DemoPage.tsx'
import { DEFAULT_URLS, DEMOS, type Demo, demoFile } from './demos.ts'
import { folderOf, USERS } from './services.ts'

const NAMES = Object.entries<Demo>(DEMOS)

/** Builds the examples of the built package: a page each, rendered on the server, and scripts that hydrate it. */
export async function buildDemos(root: string, base: string, into: string): Promise<void> {
  const out = join(into, 'demos')
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const sources = join(root, 'docs/.vitepress/demos')
  const shared: BuildOptions = {
    bundle: true,
    format: 'esm',
    absWorkingDir: root,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
    // Without the paths of the project: the package is the built one.
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } },
  }
  const entry = (name: string, code: string) => ({ name, code: code.replaceAll('NAME', name) })
  await build({
    ...shared,
    ...virtual(
      sources,
      NAMES.map(([name]) =>
        entry(
          name,
          `import { start } from './client.tsx'\nimport { Example } from './examples/NAME.tsx'\nstart(Example)`,
        ),
      ),
    ),
    outdir: out,
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    minify: true,
  })
  cpSync(join(root, 'dist/styles.css'), join(out, 'styles.css'))
  cpSync(join(sources, 'page.css'), join(out, 'page.css'))
  cpSync(join(root, 'stories/public/images/banner-1.svg'), join(out, 'banner.svg'))
  cpSync(join(root, 'stories/public/images/tall.svg'), join(out, 'sidebar-banner.svg'))

  // Inside of the project, where the package is found by its name.
  const rendering = join(root, '.cache/docs-demos')
  await build({
    ...shared,
    ...virtual(sources, [
      entry(
        'render',
        [
          ...NAMES.map(([name]) => `import { Example as ${name} } from './examples/${name}.tsx'`),
          "export { renderDemo, loadData } from './render.tsx'",
          `export const examples = { ${NAMES.map(([name]) => name).join(', ')} }`,
        ].join('\n'),
      ),
    ]),
    outdir: rendering,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    packages: 'external',
  })
  const { examples, renderDemo, loadData } = (await import(
    `${pathToFileURL(join(rendering, 'render.mjs')).href}?${Date.now()}`
  )) as Rendering
  for (const [name, demo] of NAMES)
    for (const language of ['vi', 'en'] as const)
      for (const user of ['visitor', 'seeker'] as const) {
        if (user === 'seeker' && !demo.hasUser) continue
        const url = (demo.urls ?? DEFAULT_URLS)[language]
        const page: DemoPageProps = {
          name,
          url,
          language,
          user: USERS[user],
          data: await loadData(url, language, base),
          base,
          ownsProvider: demo.ownsProvider === true,
        }
        const Example = examples[name]
        if (!Example) throw new Error(`${name} has no example.`)
        writeFileSync(join(out, demoFile(name, language, user)), documentOf(page, renderDemo(Example, page), demo))
      }
}

/** The module that renders examples on a server. */
interface Rendering {
  readonly examples: Readonly<Record<string, ComponentType<ShellProviderProps>>>
  renderDemo(Example: ComponentType<ShellProviderProps>, page: DemoPageProps): string
  loadData(url: string, language: Language, base: string): Promise<ShellData>
}

/** Returns options for entries that are written in memory, in a folder. */
function virtual(folder: string, entries: readonly { name: string; code: string }[]): BuildOptions {
  return {
    entryPoints: Object.fromEntries(entries.map(({ name }) => [name, `demo:${name}`])),
    plugins: [
      {
        name: 'entries',
        setup(own) {
          own.onResolve({ filter: /^demo:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'demo' }))
          own.onLoad({ filter: /.*/, namespace: 'demo' }, ({ path }) => ({
            contents: entries.find(({ name }) => name === path)?.code,
            loader: 'tsx',
            resolveDir: folder,
          }))
        },
      },
    ],
  }
}

function documentOf(page: DemoPageProps, html: string, { body }: Demo): string {
  const data = JSON.stringify(page).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${page.name}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${folderOf(page.base)}styles.css">
<link rel="stylesheet" href="${folderOf(page.base)}page.css">
</head>
<body${body ? ` class="is-${body}"` : ''}>
<div id="page">${html}</div>
<script type="application/json" id="page-data">${data}</script>
<script type="module" src="${folderOf(page.base)}${page.name}.js"></script>
</body>
</html>
`
}
