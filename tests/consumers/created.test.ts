import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { createApp } from './support/createApp.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { guideEdits } from './support/guideEdits.ts'
import { serveApp, serveFolder } from './support/serve.ts'

/** Class names of the template's layout and rules of its sheet, as the guide merges them. Its fonts are downloaded when it is built. */
const MERGED: BuildOptions['edits'] = {
  'app/globals.css': [['@import "tailwindcss";', '@import "tailwindcss";\n\nmain {\n  min-height: 100vh;\n}']],
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
    })
    const { folder } = await buildConsumer(app, {}, { edits: MERGED })
    return serveApp(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'])
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
    })
    const { folder } = await buildConsumer(app, {}, { edits: guideEdits('single-page-app.md', 'Vite') })
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
  more({ open }) {
    it('keeps the font of the template for the page', async () => {
      const page = await open('/viec-lam')
      const read = () => [document.documentElement, document.body].map((element) => getComputedStyle(element).fontSize)
      expect(await page.evaluate(read)).toEqual(['16px', '18px'])
    })
  },
})

describeConsumer('an app of create-rsbuild', {
  isServed: false,
  hasRouter: true,
  hasOwnPaths: true,
  start: async () => {
    const app = await createApp('created-rsbuild', {
      // 2.2.9 depends on a version of another package that npm did not find.
      command: ['create-rsbuild@2.2.5', '--template', 'react-ts'],
      example: 'examples/rsbuild',
      guide: 'single-page-app.md',
      files: ['src', 'index.html', 'rsbuild.config.ts'],
      kept: ['src/App.css'],
    })
    const { folder } = await buildConsumer(app, {}, { edits: guideEdits('single-page-app.md', 'Rsbuild') })
    return serveFolder(join(folder, 'dist'), { fallback: 'index.html' })
  },
  more({ open }) {
    it('has a page that is dark on light, and fills the window', async () => {
      const page = await open('/viec-lam')
      const read = () => {
        const { color, backgroundImage } = getComputedStyle(document.body)
        const main = document.querySelector('main')?.getBoundingClientRect()
        return { color, backgroundImage, isFilled: main !== undefined && main.height >= innerHeight }
      }
      expect(await page.evaluate(read)).toEqual({ color: 'rgb(0, 0, 0)', backgroundImage: 'none', isFilled: true })
    })
  },
})
