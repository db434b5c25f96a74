import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

const COMMAND = ['workerd', 'serve', 'dist/worker.capnp', '--socket-addr=http=127.0.0.1:{port}']

describeConsumer('an edge worker', {
  start: async () => {
    const { folder } = await buildConsumer('examples/worker')
    // The worker reaches the services by their own URL, not through itself; browsers by that of the page.
    return serveAppWithServices(folder, COMMAND, 'SERVICES_ORIGIN', { PUBLIC_SERVICES_ORIGIN: '' })
  },
})
