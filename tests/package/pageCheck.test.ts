import { fileURLToPath } from 'node:url'
import { Shell, type ShellProps, ShellProvider } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { Shell as IslandsShell } from '@jobsite/shell/islands'
import { shellStyleTags } from '@jobsite/shell/server'
import { build, type Plugin } from 'esbuild'
import type { Page } from 'playwright'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { beforeAll, describe, expect, it } from 'vitest'

import { withShellBrowser } from '../support/browserPage.ts'

const { newPage, takeUnexpectedMessages, allowMessages } = withShellBrowser()

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const HOST = 'www.example.vn'

/** A site of its own, without a placeholder. */
const site = (siteDomain: string) => {
  const { links, social } = defineConfig({ siteDomain })
  const urls = (value: unknown): unknown =>
    typeof value === 'string'
      ? value.replace('jobsite.example', 'example.vn')
      : Object.fromEntries(Object.entries(Object(value)).map(([key, one]) => [key, urls(one)]))
  return defineConfig({ siteDomain, links: urls(links) as typeof links, social: urls(social) as typeof social })
}

interface Seeded {
  /** URL that the browser opens. @default the English listing */
  readonly at?: string
  /** Props that server and browser pass. */
  readonly props?: Partial<ShellProps>
  /** Attributes of the document element. @default its language */
  readonly document?: string
  readonly policy?: string
  /** Whether the head has the styles. @default true */
  readonly hasStyles?: boolean
  readonly isNested?: boolean
  /** Entry of the page's script. */
  readonly script?: 'twoReacts'
}

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src *; connect-src *"

/** Each mistake, and the code of the one message about it. */
const MISTAKES: Readonly<Record<string, readonly [code: string | null, seeded: Seeded]>> = {
  'no mistake': [null, {}],
  'a policy without a nonce': ['blocked-styles', { policy: POLICY }],
  'a fixed url': ['wrong-url', { props: { url: '/' }, document: 'lang="en"' }],
  'styles that no server collects': ['no-styles', { hasStyles: false }],
  'a document without a language': ['no-language', { document: '' }],
  'a domain of another site': ['other-domain', { props: { config: site('other.vn') } }],
  'a provider in a provider': ['nested-provider', { isNested: true }],
  'two copies of React': ['two-reacts', { script: 'twoReacts' }],
}

/** What follows from these and is no second message about them: of the browser, of React, and of services that there are not. */
const OF_OTHERS = [
  /Content Security Policy/,
  /Failed to load resource/,
  /no-answer/,
  /no-service-worker/,
  /status code/,
  /An error occurred in the <ShellProvider> component/,
]

/** Ways of rendering a page, with the mistakes that it can have. */
const WAYS = {
  'rendered on a server': { isServed: true, script: 'main', has: () => true },
  // Components insert their styles.
  'rendered in the browser': { isServed: false, script: 'main', has: (code: string | null) => code !== 'no-styles' },
  islands: { isServed: true, script: 'islands', has: (code: string | null) => code !== 'two-reacts' },
} as const

const entry = (from: string): string => `
  import { Shell, ShellProvider } from '${from}'
  import { createElement } from 'react'
  import { createRoot, hydrateRoot } from 'react-dom/client'
  const { props, isNested, isServed } = JSON.parse(document.getElementById('props').textContent)
  const shell = createElement(Shell, props, createElement('main', { id: 'main-content', style: undefined }))
  const app = isNested ? createElement(ShellProvider, props, shell) : shell
  const root = document.getElementById('root')
  if (isServed) hydrateRoot(root, app)
  else createRoot(root).render(app)
`

const scripts = new Map<string, string>()

/** Another copy of React for the shell's own modules than the page's. */
const secondReact: Plugin = {
  name: 'second-react',
  setup(builder) {
    builder.onResolve({ filter: /^react$/ }, ({ importer }) =>
      importer.startsWith(`${ROOT}dist/`)
        ? { path: `${ROOT}node_modules/react/cjs/react.development.js`, suffix: '?second' }
        : undefined,
    )
  },
}

async function bundle(name: string, from: string, plugins: Plugin[]): Promise<void> {
  const { outputFiles } = await build({
    stdin: { contents: entry(from), resolveDir: ROOT, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    outdir: '/',
    entryNames: name,
    chunkNames: `${name}-[hash]`,
    // Without the paths of this repository, which lead to the sources.
    tsconfigRaw: {},
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins,
    logLevel: 'error',
  })
  for (const { path, text } of outputFiles) scripts.set(path, text)
}

/** The page's HTML, as its server makes it. */
function documentOf(seeded: Seeded, props: ShellProps, way: (typeof WAYS)[keyof typeof WAYS], script: string): string {
  const { document = 'lang="en"', hasStyles = true, isNested = false } = seeded
  const sheet = new ServerStyleSheet()
  const Root = way.script === 'islands' ? IslandsShell : Shell
  const shell = createElement(Root, props, createElement('main', { id: 'main-content' }))
  const app = isNested ? createElement(ShellProvider, props, shell) : shell
  const html = way.isServed ? renderToString(sheet.collectStyles(app)) : ''
  const styles = way.isServed && hasStyles ? shellStyleTags(sheet.getStyleTags()) : ''
  const data = JSON.stringify({ props, isNested, isServed: way.isServed }).replaceAll('<', '\\u003c')
  return `<!doctype html><html ${document}><head><meta charset="utf-8"><title>Page</title><link rel="icon" href="data:,">${styles}</head>
    <body><div id="root">${html}</div><script type="application/json" id="props">${data}</script><script type="module" src="/${script}.js"></script></body></html>`
}

/** Opens a page with a mistake. Returns its messages of the shell, and errors that pages throw. */
async function open(
  seeded: Seeded,
  way: (typeof WAYS)[keyof typeof WAYS],
): Promise<{ page: Page; read: () => string[] }> {
  const page = await newPage()
  const { at = '/jobs', script = way.script } = seeded
  const props: ShellProps = {
    config: site('example.vn'),
    user: null,
    registerServiceWorker: false,
    ...(way.isServed && { url: at }),
    ...seeded.props,
  }
  await page.route('**/*', (route) => {
    const { pathname, hostname } = new URL(route.request().url())
    const code = scripts.get(pathname)
    if (code !== undefined) return route.fulfill({ contentType: 'text/javascript', body: code })
    if (hostname !== HOST || pathname !== at)
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': seeded.policy ?? "base-uri 'none'" },
      body: documentOf(seeded, props, way, script),
    })
  })
  allowMessages(...OF_OTHERS)
  await page.goto(`https://${HOST}${at}`)
  const messages: string[] = []
  return {
    page,
    read: () => {
      messages.push(...takeUnexpectedMessages())
      return messages
    },
  }
}

const codesOf = (messages: readonly string[]): (string | undefined)[] =>
  messages.map((line) => /\(code: ([\w-]+)\)$/.exec(line)?.[1] ?? line.slice(0, 300))

beforeAll(async () => {
  await Promise.all([
    bundle('main', '@jobsite/shell', []),
    bundle('twoReacts', '@jobsite/shell', [secondReact]),
    bundle('islands', '@jobsite/shell/islands', []),
  ])
})

describe.each(Object.entries(WAYS))('a page in development, %s', (_, way) => {
  it.each(Object.entries(MISTAKES).filter(([, [code]]) => way.has(code)))(
    'names %s, once',
    async (_, [code, seeded]) => {
      const { page, read } = await open(seeded, way)
      if (code) await expect.poll(() => codesOf(read())).toContain(code)
      // What would follow is told when the page is scrolled.
      await page.evaluate(() => {
        document.body.style.minHeight = '4000px'
      })
      await page.mouse.wheel(0, 1500)
      await page.evaluate(
        () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(done)), 500)),
      )
      const messages = read()
      expect(codesOf(messages)).toEqual(code ? [code] : [])
      if (code) expect(messages[0]).toContain(`troubleshooting.md#${code} `)
    },
  )
})
