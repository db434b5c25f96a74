import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

// Browsers reach the services behind the gateway's own URL; the server by theirs.
describeConsumer('React Router in framework mode', {
  hasRouter: true,
  hasOwnPaths: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/react-router', { VITE_SERVICES: '' })
    return serveAppWithServices(folder, ['react-router-serve', 'build/server/index.js'], 'SERVICES')
  },
})
