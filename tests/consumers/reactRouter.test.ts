import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

/** The packages of React Router that the example depends on, in the oldest major version that the adapter supports. */
const VERSION_7 = Object.fromEntries(
  ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map((name) => [name, '7.18.4']),
)

/** The components that hydrate at once, with the router's own links. */
const WITHOUT_ISLANDS: BuildOptions['edits'] = {
  'app/root.tsx': [
    ["'@jobsite/shell/islands'", "'@jobsite/shell'"],
    ["'@jobsite/shell/islands/react-router'", "'@jobsite/shell/react-router'"],
  ],
}

const BUILDS: Record<string, BuildOptions> = {
  '8 in framework mode': {},
  '7 in framework mode, without islands': { versions: VERSION_7, edits: WITHOUT_ISLANDS },
}

for (const [name, options] of Object.entries(BUILDS)) {
  // Browsers reach the services behind the gateway's own URL; the server by theirs.
  describeConsumer(`React Router ${name}`, {
    hasRouter: true,
    hasOwnPaths: true,
    hasIslands: options.edits === undefined,
    isStrict: true,
    start: async () => {
      const { folder } = await buildConsumer('examples/react-router', { VITE_SERVICES: '' }, options)
      return serveAppWithServices(folder, ['react-router-serve', 'build/server/index.js'], 'SERVICES')
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
