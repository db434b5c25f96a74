import { expect, it } from 'vitest'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

const COMMAND = ['workerd', 'serve', 'dist/worker.capnp', '--socket-addr=http=127.0.0.1:{port}']

describeConsumer('an edge worker', {
  start: async () => {
    const { folder } = await buildConsumer('examples/worker')
    // The gateway has the services: the worker never calls itself.
    return serveApp(folder, COMMAND)
  },
  more: ({ open }) =>
    it('does not respond to the path of a file with a page, and registers no service worker', async () => {
      const page = await open('/viec-lam')
      const paths = [
        '/service-worker.js',
        '/robots.txt',
        '/assets/site.v2.css?a=b',
        '/embed.global.js',
        '/asp.net-kv',
        // Begins like the path of a service.
        '/job-search/all-jobs',
        '/jobs?q=node.js',
      ]
      const statuses = paths.map(async (path) => [path, (await fetch(new URL(path, page.url()))).status])
      expect(Object.fromEntries(await Promise.all(statuses))).toEqual({
        '/service-worker.js': 404,
        '/robots.txt': 404,
        '/assets/site.v2.css?a=b': 404,
        '/embed.global.js': 200,
        '/asp.net-kv': 200,
        '/job-search/all-jobs': 200,
        '/jobs?q=node.js': 200,
      })
      expect(await page.locator('[data-shell-props]').textContent()).toContain('"registerServiceWorker":false')
    }),
})
