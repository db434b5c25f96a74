import { join } from 'node:path'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveFolder } from './support/serve.ts'
import { strictPolicy } from './support/strictPolicy.ts'

describeConsumer('a single-page app built by Rsbuild', {
  isServed: false,
  hasRouter: true,
  hasOwnPaths: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/rsbuild')
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html', policy: strictPolicy })
  },
})
