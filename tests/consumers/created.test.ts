import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { createApp } from './support/createApp.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { ROOT } from './support/paths.ts'
import { serveApp, serveFolder } from './support/serve.ts'

/** The version of styled-components that the package is tested with. */
const styledComponents = async (): Promise<Record<string, string>> => {
  const { devDependencies } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  return { 'styled-components': devDependencies['styled-components'] }
}

const SERVICES = 'http://127.0.0.1:9'

/** Class names of the template's layout, as the guide merges them. Its fonts are downloaded when it is built. */
const MERGED: BuildOptions['edits'] = {
  'app/SiteDocument.tsx': [
    ['<html', '<html className="h-full antialiased"'],
    ['<body>', '<body className="min-h-full flex flex-col">'],
  ],
}

describeConsumer('an app of create-next-app', {
  hasRouter: true,
  hasOwnPaths: true,
  hasIslands: true,
  start: async () => {
    const app = await createApp('created-next', {
      command: ['create-next-app@16', '--yes', '--ts', '--app', '--use-npm', '--skip-install', '--disable-git'],
      example: 'examples/next-app',
      guide: 'next-app-router.md',
      files: ['app'],
      kept: ['app/globals.css'],
      dependencies: await styledComponents(),
    })
    const { folder } = await buildConsumer(app, { NEXT_PUBLIC_SERVICES: '', SERVICES }, { edits: MERGED })
    return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'], { SERVICES })
  },
  more({ open }) {
    it('keeps the styles of the template', async () => {
      const page = await open('/viec-lam')
      const read = () => {
        const body = getComputedStyle(document.body)
        return [body.getPropertyValue('--background'), body.display]
      }
      expect(await page.evaluate(read)).toEqual(['#fff', 'flex'])
    })
  },
})

describeConsumer('an app of create-vite', {
  isServed: false,
  hasRouter: true,
  start: async () => {
    const app = await createApp('created-vite', {
      command: ['create-vite@9', '--template', 'react-ts', '--no-interactive'],
      example: 'examples/spa',
      guide: 'single-page-app.md',
      files: ['src'],
      kept: ['src/index.css'],
      dependencies: await styledComponents(),
    })
    const { folder } = await buildConsumer(app, { VITE_SERVICES: '' })
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
})
