import { buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveApp } from './support/serve.ts'

for (const script of ['build', 'build:webpack']) {
  describeConsumer(`the Next.js app router on React 19, ${script === 'build' ? 'Turbopack' : 'webpack'}`, {
    hasRouter: true,
    start: async () => {
      const { folder } = await buildConsumer('examples/next-app', {}, script)
      return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'])
    },
  })
}
