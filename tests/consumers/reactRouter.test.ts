import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { guideEdits } from './support/guideEdits.ts'
import { serveApp } from './support/serve.ts'

/** Returns the packages of React Router that the example depends on, which have the same version. */
const inVersion = (version: string) =>
  Object.fromEntries(
    ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map((name) => [name, version]),
  )

/** The components that hydrate at once, with the router's provider and its own links. */
const WITHOUT_ISLANDS: BuildOptions['edits'] = {
  'app/root.tsx': [
    ["'@jobsite/shell/islands'", "'@jobsite/shell'"],
    [' ShellProvider, SideNav', ' SideNav'],
    ['{ useReactRouterRoute }', '{ ReactRouterShellProvider as ShellProvider }'],
    ['      {...useReactRouterRoute()}\n', ''],
  ],
}

const BUILDS: Record<string, BuildOptions> = {
  '8 in framework mode': {},
  '7 in framework mode, without islands': { versions: inVersion('7.18.4'), edits: WITHOUT_ISLANDS },
}

for (const [name, options] of Object.entries(BUILDS)) {
  describeConsumer(`React Router ${name}`, {
    hasRouter: true,
    hasOwnPaths: true,
    hasIslands: options.edits === undefined,
    isStrict: true,
    start: async () => {
      const { folder } = await buildConsumer('examples/react-router', {}, options)
      return serveApp(folder, ['react-router-serve', 'build/server/index.js'])
    },
    more({ open }) {
      it('has the nonce where Vite reads it for the styles that it adds in development', async () => {
        const page = await open('/viec-lam')
        const [read, used] = await page.evaluate(() =>
          ['meta[property="csp-nonce"]', 'style[nonce]'].map((css) => document.querySelector<HTMLElement>(css)?.nonce),
        )
        expect(read).toMatch(/^[\w+/]+=*$/)
        expect(read).toBe(used)
      })
    },
  })
}

// The version of the template, which cannot have a policy. React reports a difference to the server's HTML in development only.
describeConsumer('React Router 7.16 in development, without a policy', {
  hasRouter: true,
  hasOwnPaths: true,
  expectedLogs: /^debug: \[vite\]|React DevTools|placeholder URLs|code: no-(?:answer|seo-keywords)/,
  start: async () => {
    const options = { versions: inVersion('7.16.0'), edits: guideEdits('react-router.md') }
    const { folder } = await buildConsumer('examples/react-router', {}, options)
    const command = ['react-router', 'dev', '--host', '127.0.0.1', '--port', '{port}']
    return serveApp(folder, command, { NODE_ENV: 'development' })
  },
})
