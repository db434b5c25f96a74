import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('an edge worker', {
  start: async () => {
    const { folder } = await buildConsumer('examples/worker')
    return serveApp(folder, ['workerd', 'serve', 'dist/worker.capnp', '--socket-addr=http=127.0.0.1:{port}'])
  },
})
