import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** What a program prints in bare Node, started in the package, which finds itself by name. */
async function printed(flags: string[], program: string): Promise<string> {
  const { stdout, stderr } = await run(process.execPath, [...flags, '-e', program], { cwd: root })
  expect(stderr).toBe('')
  return stdout.trim()
}

const esm = ['--input-type=module']
const cjs = ['--input-type=commonjs']

// Prints every module that the program loads, so that a graph can be read off.
const listed = `
  const { registerHooks } = await import('node:module')
  const loaded = []
  registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
  await import('@jobsite/shell/core')
  console.log(loaded.join('\\n'))
`

describe('every door', () => {
  const targets = Object.entries<Record<string, Record<string, string>>>(manifest.exports)
    .filter(([door]) => door !== './package.json')
    .flatMap(([door, ways]) =>
      Object.entries(ways).flatMap(([way, files]) =>
        Object.entries(files).map(([kind, file]) => ({ door, way, kind, file })),
      ),
    )

  it.each(targets)('$door by $way: $kind is there', ({ file }) => {
    expect(existsSync(root + file)).toBe(true)
  })
})

describe('@jobsite/shell/core', () => {
  const use = `console.log(core.localizeUrl('/viec-lam-tot-nhat', 'en'), core.slugify('Đà Nẵng'), core.recordAttribution())`
  const answer = '/featured-jobs da-nang null'

  it('is imported in bare Node', async () => {
    expect(await printed(esm, `import * as core from '@jobsite/shell/core'; ${use}`)).toBe(answer)
  })

  it('is required in bare Node', async () => {
    expect(await printed(cjs, `const core = require('@jobsite/shell/core'); ${use}`)).toBe(answer)
  })

  it('has the same exports either way', async () => {
    const print = 'console.log(Object.keys(core).filter((name) => name !== "module.exports").sort().join())'
    const imported = await printed(esm, `import * as core from '@jobsite/shell/core'; ${print}`)
    expect(imported).toBe(await printed(cjs, `const core = require('@jobsite/shell/core'); ${print}`))
    expect(imported.split(',').length).toBeGreaterThan(60)
  })

  it('runs in a worker', async () => {
    const worker = new Worker(
      `import('@jobsite/shell/core').then((core) =>
         require('node:worker_threads').parentPort.postMessage(core.parseSearchUrl('/java-i35v29.24-en')))`,
      { eval: true },
    )
    const message = await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
    await worker.terminate()
    expect(message).toEqual({ language: 'en', keyword: 'java', categoryIds: [35], locationIds: [29, 24] })
  })

  it('has no React and no styles in its graph', async () => {
    const graph = (await printed(esm, listed)).split('\n')
    expect(graph.some((url) => url.endsWith('/dist/core.js'))).toBe(true)
    expect(graph.filter((url) => /node_modules/.test(url) && !/js-cookie/.test(url))).toEqual([])
  })

  it('touches nothing of a browser at import', async () => {
    const traps = `
      for (const name of ['window', 'document', 'localStorage', 'sessionStorage', 'location'])
        Object.defineProperty(globalThis, name, { configurable: true, get() { throw new Error(name + ' was touched') } })
      await import('@jobsite/shell/core'); console.log('untouched')`
    // js-cookie asks for \`document\` by typeof, which a getter cannot allow: it is left out of the traps.
    expect(await printed(esm, traps.replace("'document', ", ''))).toBe('untouched')
  })

  it('has no directive', () => {
    for (const file of ['core.js', 'core.cjs', 'server.js', 'server.cjs']) {
      expect(readFileSync(`${root}dist/${file}`, 'utf8')).not.toContain('use client')
    }
  })
})

describe('@jobsite/shell', () => {
  const render = `
    const html = renderToString(createElement(Shell, { language: 'en', url: '/jobs', user: null }))
    console.log(html.includes('data-shell="header"') && html.includes('href="/viec-lam"'))`

  it('starts with its directive', () => {
    for (const file of ['index.js', 'index.cjs']) {
      expect(readFileSync(`${root}dist/${file}`, 'utf8')).toMatch(/^["']use client["']/)
    }
  })

  it('renders in bare Node, imported', async () => {
    const program = `
      import { createElement } from 'react'; import { renderToString } from 'react-dom/server'
      import { Shell } from '@jobsite/shell'; ${render}`
    expect(await printed(esm, program)).toBe('true')
  })

  it('renders in bare Node, required', async () => {
    const program = `
      const { createElement } = require('react'); const { renderToString } = require('react-dom/server')
      const { Shell } = require('@jobsite/shell'); ${render}`
    expect(await printed(cjs, program)).toBe('true')
  })

  it('exports the names that page teams import', () => {
    const names = Object.keys(createRequire(import.meta.url)(`${root}dist/index.cjs`))
    expect(names.sort()).toEqual([
      'Breadcrumbs',
      'Footer',
      'Header',
      'LanguageSwitch',
      'SeoBottomText',
      'SeoKeywords',
      'Shell',
      'ShellProvider',
      'SideNav',
      'SidebarBanner',
      'SkipLink',
      'TopBanner',
      'dispatchShellEvent',
      'onShellEvent',
      'readInitialData',
      'useReferenceData',
      'useShell',
      'writeInitialData',
    ])
  })
})

describe('the package', () => {
  it('has nothing that publint would mend', async () => {
    const { publint } = await import('publint')
    const { messages } = await publint({ pkgDir: root, strict: true })
    expect(messages).toEqual([])
  })

  it('gives types to every way of resolving', async () => {
    // Ends with an error where it finds a problem.
    const { stdout } = await run('attw', ['--pack', '.', '--format', 'ascii', '--no-color'], { cwd: root })
    expect(stdout).toContain('@jobsite/shell/core')
    expect(stdout).not.toMatch(/failed|💀|❌/)
  })
})
