import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

describeConsumer('React Router in framework mode', {
  hasRouter: true,
  isStrict: true,
  start: async () => {
    const { folder } = await buildConsumer('examples/react-router')
    return serveApp(folder, ['react-router-serve', 'build/server/index.js'])
  },
})
