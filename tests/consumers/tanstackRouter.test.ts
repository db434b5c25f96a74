import { join } from 'node:path'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'

describeConsumer('a single-page app on TanStack Router', {
  isServed: false,
  hasRouter: true,
  hasOwnPaths: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/tanstack-router')
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
})
