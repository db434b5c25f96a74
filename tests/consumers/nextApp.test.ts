import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

const ON_LOOPBACK = ['-H', '127.0.0.1', '-p', '{port}']

/** Changes of the guide for an app without Cache Components. */
const WITHOUT_CACHE_COMPONENTS: BuildOptions['edits'] = {
  'next.config.ts': [['  cacheComponents: true,\n  partialPrefetching: true,\n', '']],
  'app/SiteDocument.tsx': [
    ["  'use cache'\n", ''],
    ["  cacheLife('hours')\n", ''],
    ["import { cacheLife } from 'next/cache'\n", ''],
  ],
}

/** A content security policy with a nonce, as the documentation of Next.js describes it. */
const PROXY = `import { type NextRequest, NextResponse } from 'next/server'

export function proxy(request: NextRequest) {
  const nonce = btoa(crypto.randomUUID())
  const policy = "default-src 'self'; script-src 'self' 'nonce-NONCE'; style-src 'self' 'nonce-NONCE'; img-src 'self' data:; base-uri 'none'".replaceAll('NONCE', nonce)
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  headers.set('content-security-policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('content-security-policy', policy)
  return response
}
`

/** The components that hydrate at once, with the router's own links, under a strict policy: the pages are dynamic. */
const WITHOUT_ISLANDS: BuildOptions['edits'] = {
  'next.config.ts': WITHOUT_CACHE_COMPONENTS['next.config.ts'] ?? [],
  'proxy.ts': [['', PROXY]],
  'app/ShellUser.tsx': [["'@jobsite/shell/islands'", "'@jobsite/shell'"]],
  'app/SiteDocument.tsx': [
    ["'@jobsite/shell/islands'", "'@jobsite/shell'"],
    [
      "import { SiteShell } from './SiteShell'\n",
      "import { NextShellProvider, ShellStyleRegistry } from '@jobsite/shell/next'\n",
    ],
    ["import '@jobsite/shell/styles.css'\n", "import { headers } from 'next/headers'\n"],
    ...(WITHOUT_CACHE_COMPONENTS['app/SiteDocument.tsx'] ?? []),
    ['<SiteShell', "<ShellStyleRegistry nonce={(await headers()).get('x-nonce') ?? ''}><NextShellProvider"],
    ['</SiteShell>', '</NextShellProvider></ShellStyleRegistry>'],
  ],
}

const BUILDS: Record<string, BuildOptions> = {
  Turbopack: {},
  webpack: { script: 'build:webpack' },
  'without Cache Components': { edits: WITHOUT_CACHE_COMPONENTS },
  'without islands, with a nonce': { edits: WITHOUT_ISLANDS },
}

for (const [name, options] of Object.entries(BUILDS)) {
  describeConsumer(`the Next.js app router on React 19, ${name}`, {
    hasRouter: true,
    hasOwnPaths: true,
    hasIslands: options.edits !== WITHOUT_ISLANDS,
    isStrict: options.edits === WITHOUT_ISLANDS,
    start: async () => {
      const { folder } = await buildConsumer('examples/next-app', {}, options)
      return serveApp(folder, ['next', 'start', ...ON_LOOPBACK])
    },
    more({ open }) {
      // With webpack, Next.js loads every client file that `/islands` names, also those that no page imports.
      if (options.script === 'build:webpack') return
      it(`${options.edits === WITHOUT_ISLANDS ? 'has' : 'has no'} code that renders in its first scripts`, async () => {
        const page = await open('/viec-lam')
        const scripts = await page.evaluate(async () => {
          const html = await (await fetch('/viec-lam')).text()
          const urls = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, url = '']) => url)
          return Promise.all(urls.map(async (url) => (await fetch(url)).text()))
        })
        expect(scripts.length).toBeGreaterThan(3)
        expect(scripts.some((code) => code.includes('rendered outside of <ShellProvider>'))).toBe(
          options.edits === WITHOUT_ISLANDS,
        )
      })
    },
  })
}

let development = ''

describeConsumer('the Next.js app router in development', {
  hasRouter: true,
  hasIslands: true,
  expectedLogs: /^log: \[(?:HMR|Fast Refresh)\]|placeholder URLs|code: no-(?:answer|seo-keywords)/,
  start: async () => {
    const { folder } = await buildConsumer('examples/next-app', {}, { script: 'types' })
    development = folder
    return serveApp(folder, ['next', 'dev', ...ON_LOOPBACK], { NODE_ENV: 'development' })
  },
  more({ open }) {
    it('shows a change of a page without a reload, with menus that work', async () => {
      const page = await open('/viec-lam')
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      const file = join(development, 'app/(vi)/[[...path]]/page.tsx')
      const text = await readFile(file, 'utf8')
      let version = 0
      try {
        const heading = page.getByRole('heading', { level: 1 })
        // Saves again: the server may not watch the file yet.
        await expect
          .poll(
            async () => {
              version += 1
              await writeFile(file, text.replace('<h1>', `<h1>Version ${version}, `))
              return heading.textContent()
            },
            { interval: 3000 },
          )
          .toMatch(/^Version \d+, /)
      } finally {
        await writeFile(file, text)
      }
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      const careers = page.getByRole('banner').getByRole('button', { name: /^Phát triển sự nghiệp/ })
      await careers.click()
      await expect.poll(() => careers.getAttribute('aria-expanded')).toBe('true')
    })
  },
})
