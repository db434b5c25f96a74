import { join } from 'node:path'
import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { strictPolicy } from './support/policy.ts'
import { serveFolder } from './support/serve.ts'

describeConsumer('a single-page app on React 18.3', {
  isServed: false,
  hasRouter: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/spa')
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html', policy: strictPolicy })
  },
})
