import { join } from 'node:path'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'

describeConsumer('Astro', {
  hasIslands: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/astro')
    return serveFolder(join(folder, 'dist'))
  },
})
