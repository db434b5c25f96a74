import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntryPoint, readEntryPoints, readManifest, specifierOf } from '../checks/entryPoints.ts'

/** The part of the dry run that a consumer needs: it runs commands in the consumer's folder. */
export type Run = (command: string, args: readonly string[]) => string

/**
 * The README's own line for installing the package, as a list of packages; and what Node needs in addition to render the
 * components, which a page does in the browser.
 */
export function installLine(root: string): string[] {
  const line = /^npm install (@\S+ .*)$/m.exec(readFileSync(join(root, 'README.md'), 'utf8'))?.[1]
  if (line === undefined) throw new Error('README.md does not say how to install the package.')
  return [...line.split(/\s+/), 'styled-components']
}

/** Uses an installed package as a page does: every entry point imported and required, a page rendered, types compiled. */
export function checkConsumer(root: string, folder: string, name: string, withTypes: boolean, run: Run): void {
  const entryPoints = readEntryPoints(root).filter(({ module }) => /(?<!\.global)\.js$/.test(module))
  const { exports, peerDependenciesMeta = {} } = readManifest(root)
  const specifier = (entryPoint: EntryPoint): string => specifierOf(name, entryPoint)
  const optional = Object.keys(peerDependenciesMeta)
  const opened = entryPoints.filter((entryPoint) => {
    const count = 'if (Object.keys(entryPoint).length === 0) throw new Error("no exports")'
    const module = specifier(entryPoint)
    try {
      run('node', ['--input-type=module', '-e', `const entryPoint = await import('${module}'); ${count}`])
      if (Object.hasOwn(Object(exports[entryPoint.path]), 'require'))
        run('node', ['-e', `const entryPoint = require('${module}'); ${count}`])
      return true
    } catch (error) {
      // An entry point for one framework imports it, and this page has none.
      if (optional.some((peer) => new RegExp(`Cannot find (?:package|module) '${peer}[/']`).test(String(error))))
        return false
      throw error
    }
  })
  if (!opened.some(({ path }) => path === '.') || opened.length < 3) throw new Error('Not every entry point opens.')
  const html = run('node', ['--input-type=module', '-e', RENDER.replaceAll('PACKAGE', name)])
  for (const part of ['data-shell="header"', 'data-shell="footer"', 'hreflang="vi"', 'href="/viec-lam"']) {
    if (!html.toLowerCase().includes(part.toLowerCase())) throw new Error(`The rendered page has no ${part}.`)
  }
  if (withTypes) compileTypes(opened.filter(({ types }) => types).map(specifier), folder, run)
  for (const file of ['llms.txt', 'docs/README.md', 'CHANGELOG.md', 'LICENSE']) {
    readFileSync(join(folder, 'node_modules', name, file))
  }
}

function compileTypes(specifiers: readonly string[], folder: string, run: Run): void {
  const lines = specifiers.map((specifier, index) => `import * as entryPoint${index} from '${specifier}'`)
  const all = specifiers.map((_, index) => `entryPoint${index}`)
  writeFileSync(join(folder, 'types.ts'), `${lines.join('\n')}\nexport const all = [${all}]\n`)
  const ways = [
    ['--module', 'nodenext', '--moduleResolution', 'nodenext'],
    ['--module', 'esnext', '--moduleResolution', 'bundler'],
  ]
  const settings = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--jsx', 'react-jsx']
  for (const way of ways) run('npx', ['tsc', ...settings, ...way, 'types.ts'])
}

const RENDER = `
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Shell } from 'PACKAGE'
console.log(renderToString(createElement(Shell, { url: '/jobs', language: 'en', user: null }, 'page')))
`
