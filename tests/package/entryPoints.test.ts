import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../scripts/checks/package/tarball.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

const ESM = ['--input-type=module']

/** Runs a program in plain Node inside the package. Returns its output. */
async function printed(flags: readonly string[], program: string): Promise<string> {
  const args = [...flags, '-e', `(async () => { ${program} })()`]
  const { stdout, stderr } = await run(process.execPath, args, { cwd: root })
  expect(stderr).toBe('')
  return stdout.trim()
}

describe.each([
  ['imported', 'await import', ESM],
  ['required', 'require', ['--input-type=commonjs']],
])('%s in bare Node', (_, load, flags) => {
  it('@jobsite/shell/core computes', async () => {
    const program = `const core = ${load}('@jobsite/shell/core')
      console.log(core.localizeUrl('/viec-lam-tot-nhat', 'en'), core.slugify('Đà Nẵng'), core.recordAttribution())`
    expect(await printed(flags, program)).toBe('/featured-jobs da-nang null')
  })

  it('@jobsite/shell renders', async () => {
    const program = `
      const { createElement } = ${load}('react'); const { renderToString } = ${load}('react-dom/server')
      const { Shell } = ${load}('@jobsite/shell')
      const html = renderToString(createElement(Shell, { language: 'en', url: '/jobs', user: null }))
      console.log(html.includes('data-shell="header"') && html.includes('href="/viec-lam"'))`
    expect(await printed(flags, program)).toBe('true')
  })

  it('@jobsite/shell/mocks responds to requests without msw, and has handlers with it', async () => {
    const mocks = `const mocks = ${load}('@jobsite/shell/mocks')`
    const withoutMsw = (missing: string) => `
      const { registerHooks } = await import('node:module')
      registerHooks({ resolve(specifier, context, next) {
        if (/^msw(?:$|[/])/.test(specifier)) throw new Error("Cannot find package '${missing}' imported from /app/node_modules/msw/a.js")
        return next(specifier, context)
      } })
      const warnings = []
      console.warn = (text) => warnings.push(text)
      ${mocks}
      const { status } = mocks.answerShellRequest(new Request('https://ms.jobsite.example/banners/v1.0/themes'))
      let message = ''
      try { mocks.shellHandlers() } catch (error) { message = error.message }
      console.log(status, mocks.handlers.length, message.includes('(code: no-msw)'), ...warnings)`
    expect(await printed(flags, withoutMsw('msw'))).toBe('200 0 true')
    expect(await printed(flags, withoutMsw('graphql'))).toMatch(/^200 0 true .*loaded.*'graphql'.*\(code: no-msw\)$/)
    expect(await printed(flags, `${mocks}; console.log(mocks.handlers.length > 15)`)).toBe('true')
  })
})

describe('@jobsite/shell/core', () => {
  it('runs in a worker', async () => {
    const worker = new Worker(
      `import('@jobsite/shell/core').then((core) =>
         require('node:worker_threads').parentPort.postMessage(core.parseSearchUrl('/java-i35v29.24-en')))`,
      { eval: true },
    )
    const [message] = await once(worker, 'message')
    await worker.terminate()
    expect(message).toEqual({ language: 'en', keyword: 'java', categoryIds: [35], locationIds: [29, 24] })
  })

  it('uses no browser API at import', async () => {
    // Not `document`, which js-cookie asks for by typeof: a getter cannot allow that.
    const traps = `
      for (const name of ['window', 'localStorage', 'sessionStorage', 'location'])
        Object.defineProperty(globalThis, name, { configurable: true, get() { throw new Error(name + ' was touched') } })
      await import('@jobsite/shell/core'); console.log('untouched')`
    expect(await printed(ESM, traps)).toBe('untouched')
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
    // Entries that are files, without types.
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
    const files = Object.keys(exports).flatMap((name) => (/\.(?:css|json)$/.test(name) ? name.slice(2) : []))
    // Ends with an error where it finds a problem.
    const { stdout } = await run(
      'attw',
      [tarball, '--exclude-entrypoints', ...files, '--format', 'ascii', '--no-color'],
      { cwd: root },
    )
    expect(stdout).toContain('@jobsite/shell/core')
    expect(stdout).not.toMatch(/failed|💀|❌/)
  })

  it('has types for the style sheet, whose import TypeScript 6 checks', () => {
    const { Bundler, Node16 } = ts.ModuleResolutionKind
    const { ESNext: imported, CommonJS: required } = ts.ModuleKind
    const typesFor = (moduleResolution: ts.ModuleResolutionKind, mode: ts.ResolutionMode) => {
      const [name, file] = ['@jobsite/shell/styles.css', join(root, 'page.ts')]
      return ts.resolveModuleName(name, file, { moduleResolution }, ts.sys, undefined, undefined, mode).resolvedModule
    }
    expect(typesFor(Bundler, imported)?.resolvedFileName).toBe(join(root, 'dist/styles.css.d.ts'))
    expect(typesFor(Node16, imported)?.resolvedFileName).toBe(join(root, 'dist/styles.css.d.ts'))
    expect(typesFor(Node16, required)?.resolvedFileName).toBe(join(root, 'dist/styles.css.d.cts'))
  })
})
