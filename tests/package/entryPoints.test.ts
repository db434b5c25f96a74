import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../scripts/checks/tarball.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)
const manifest = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

/** Runs a program in plain Node inside the package. Returns its output. */
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

describe('every entry point', () => {
  type Target = string | { readonly [condition: string]: Target }
  const filesOf = (target: Target, way: string): { way: string; file: string }[] =>
    typeof target === 'string'
      ? [{ way, file: target }]
      : Object.entries(target).flatMap(([condition, next]) => filesOf(next, `${way} ${condition}`.trim()))
  const targets = Object.entries<Target>(manifest.exports).flatMap(([entryPoint, target]) =>
    filesOf(target, '').map((one) => ({ entryPoint, ...one })),
  )

  it.each(targets)('$entry point by $way: $file exists', ({ file }) => {
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

  it('uses no browser API at import', async () => {
    const traps = `
      for (const name of ['window', 'document', 'localStorage', 'sessionStorage', 'location'])
        Object.defineProperty(globalThis, name, { configurable: true, get() { throw new Error(name + ' was touched') } })
      await import('@jobsite/shell/core'); console.log('untouched')`
    // js-cookie requests \`document\` by typeof, which a getter cannot allow: it is omitted of the traps.
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
    const adapters = ['next', 'next-pages', 'react-router', 'tanstack-router']
    const entries = ['index', 'islands', ...adapters, ...adapters.map((name) => `islands-${name}`), 'testing']
    for (const file of entries.flatMap((entry) => [`${entry}.js`, `${entry}.cjs`])) {
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
})

describe('@jobsite/shell/mocks without msw', () => {
  const hide = `
    const { registerHooks } = await import('node:module')
    registerHooks({ resolve(specifier, context, next) {
      if (/^msw(?:$|[/])/.test(specifier)) throw Object.assign(new Error('no msw'), { code: 'ERR_MODULE_NOT_FOUND' })
      return next(specifier, context)
    } })`
  const use = `
    const { status } = mocks.answerShellRequest(new Request('https://ms.jobsite.example/banners/v1.0/themes'))
    let message = ''
    try { mocks.shellHandlers() } catch (error) { message = error.message }
    console.log(status, mocks.handlers.length, message.includes('(code: no-msw)'))`

  it('responds to requests, imported', async () => {
    expect(await printed(esm, `${hide}; const mocks = await import('@jobsite/shell/mocks'); ${use}`)).toBe('200 0 true')
  })

  it('responds to requests, required', async () => {
    const program = `(async () => { ${hide}; const mocks = require('@jobsite/shell/mocks'); ${use} })()`
    expect(await printed(cjs, program)).toBe('200 0 true')
  })

  it('has its handlers if msw is installed', async () => {
    const print = 'console.log(mocks.handlers.length > 15)'
    expect(await printed(esm, `import * as mocks from '@jobsite/shell/mocks'; ${print}`)).toBe('true')
    expect(await printed(cjs, `const mocks = require('@jobsite/shell/mocks'); ${print}`)).toBe('true')
  })
})

describe('the package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  let tarball = ''
  beforeAll(async () => {
    tarball = join(folder, (await pack(root, folder)).filename)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('passes publint', async () => {
    const { publint } = await import('publint')
    const { messages } = await publint({
      pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
      strict: true,
    })
    expect(messages).toEqual([])
  })

  it('has types in every resolution mode', async () => {
    // Ends with an error where it finds a problem.
    const { stdout } = await run(
      'attw',
      [tarball, '--exclude-entrypoints', 'styles.css', 'tokens.json', '--format', 'ascii', '--no-color'],
      { cwd: root },
    )
    expect(stdout).toContain('@jobsite/shell/core')
    expect(stdout).not.toMatch(/failed|💀|❌/)
  })
})
