import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('pages of a server that is not JavaScript', {
  start: async () => {
    const { folder } = await buildConsumer('examples/fragments', { SERVICES: '' })
    return serveApp(folder, ['perl', 'server.pl'])
  },
})
