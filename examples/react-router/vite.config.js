import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

const entryPoints = ['core', 'islands', 'react-router', 'server']

export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: { include: entryPoints.map((name) => `@jobsite/shell/${name}`) },
})
