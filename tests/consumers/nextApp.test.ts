import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

/** Browsers reach the services behind the gateway's own URL; none answers while the pages are made. */
const ENV = { NEXT_PUBLIC_SERVICES: '', SERVICES: 'http://127.0.0.1:9' }

for (const script of ['build', 'build:webpack']) {
  describeConsumer(`the Next.js app router on React 19, ${script === 'build' ? 'Turbopack' : 'webpack'}`, {
    hasRouter: true,
    hasOwnPaths: true,
    start: async () => {
      const { folder } = await buildConsumer('examples/next-app', ENV, { script })
      return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'], { SERVICES: 'http://127.0.0.1:9' })
    },
  })
}
