import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

/** The packages of React Router that the example depends on, in the oldest major version that the adapter supports. */
const VERSION_7 = Object.fromEntries(
  ['react-router', '@react-router/dev', '@react-router/node', '@react-router/serve'].map((name) => [name, '7.18.4']),
)

for (const [name, versions] of Object.entries({ 8: {}, 7: VERSION_7 })) {
  // Browsers reach the services behind the gateway's own URL; the server by theirs.
  describeConsumer(`React Router ${name} in framework mode`, {
    hasRouter: true,
    hasOwnPaths: true,
    isStrict: true,
    start: async () => {
      const { folder } = await buildConsumer('examples/react-router', { VITE_SERVICES: '' }, { versions })
      return serveAppWithServices(folder, ['react-router-serve', 'build/server/index.js'], 'SERVICES')
    },
  })
}
