import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('the Next.js pages router on React 18.3', {
  hasRouter: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/next-pages')
    return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'])
  },
})
