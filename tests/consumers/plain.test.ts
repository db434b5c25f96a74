import { join } from 'node:path'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'

describeConsumer('a plain page with one script', {
  isServed: false,
  start: async () => {
    const { folder } = await buildConsumer('examples/plain', { SERVICES: '' })
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
})
