import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

describeConsumer('the Next.js pages router on React 18.3', {
  hasRouter: true,
  hasOwnPaths: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/next-pages', { NEXT_PUBLIC_SERVICES: '' })
    return serveAppWithServices(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'], 'SERVICES')
  },
})
