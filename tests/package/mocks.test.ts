import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runInNewContext } from 'node:vm'
import { build as bundleWithEsbuild } from 'esbuild'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { emptyFolder, ROOT } from './support/projectCopy.ts'

/** A project of a page team in which the package, and nothing else, is installed. */
function project(files: Readonly<Record<string, string>>): string {
  const { root, write } = emptyFolder()
  for (const part of ['dist', 'package.json'])
    cpSync(join(ROOT, part), join(root, 'node_modules/@jobsite/shell', part), { recursive: true })
  for (const [file, text] of Object.entries(files)) write(file, text)
  return root
}

/** Bundles `main.js` for browsers. Returns its code and modules. */
async function bundle(root: string, alias: Record<string, string> = {}): Promise<{ code: string; modules: string[] }> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(root, 'main.js') } },
  })
  const chunks = [built]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((one) => one.type === 'chunk')
  return {
    code: chunks.map(({ code }) => code).join('\n'),
    modules: chunks.flatMap(({ modules }) => Object.keys(modules).filter((id) => modules[id]?.code)),
  }
}

const ANSWER = `import { answerShellRequest, shellFixtures } from '@jobsite/shell/mocks'
globalThis.answers = [answerShellRequest, shellFixtures]\n`

describe('@jobsite/shell/mocks in a browser bundle', () => {
  it('responds to requests without msw installed', async () => {
    const { code, modules } = await bundle(project({ 'main.js': ANSWER }))
    expect(code).toContain('job-levels')
    expect(modules.filter((id) => /optional-peer-dep/.test(id))).toEqual([])
  })

  it('does so with esbuild, which needs an empty file in place of msw', async () => {
    const root = project({ 'main.js': ANSWER, 'empty.js': '' })
    const options = { absWorkingDir: root, entryPoints: ['main.js'], bundle: true, write: false as const }
    const missing = await bundleWithEsbuild({ ...options, logLevel: 'silent' }).catch(String)
    expect(missing).toContain('Could not resolve "msw"')
    const { outputFiles } = await bundleWithEsbuild({ ...options, alias: { msw: './empty.js' } })
    const page: { answers?: unknown[] } = {}
    runInNewContext(outputFiles[0]?.text ?? '', { globalThis: page })
    const [answer, fixtures] = page.answers ?? []
    expect(answer).toHaveProperty('name', 'answerShellRequest')
    expect(fixtures).toHaveProperty('hotKeywords.length', 4)
  })

  it.each([
    ['answerShellRequest', ANSWER, false],
    ['handlers', `import { handlers } from '@jobsite/shell/mocks'\nglobalThis.handlers = handlers\n`, true],
  ])('with msw installed, %s bundles it: %s', async (_, main, takesMsw) => {
    const installed = { msw: join(ROOT, 'node_modules/msw') }
    const { modules } = await bundle(project({ 'main.js': main }), installed)
    expect(modules.some((id) => id.includes('/node_modules/msw/'))).toBe(takesMsw)
  })
})

it.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('the types compile without msw and without skipLibCheck: %s, %s', async (module, resolution) => {
  const use = (type: string): string => `import { answerShellRequest } from '@jobsite/shell/mocks'
export const response: ${type} = answerShellRequest(new Request('https://a.example/'))\n`
  const folder = project({ 'main.mts': use('Response | null'), 'wrong.mts': use('string') })
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  const options = ['--noEmit', '--strict', '--skipDefaultLibCheck', '--lib', 'es2023,dom', '--module', module]
  const args = [tsc, ...options, '--moduleResolution', resolution, 'main.mts', 'wrong.mts']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder }).catch((failure) => failure)
  expect(stdout.match(/^\S.*/gm)).toEqual([expect.stringMatching(/^wrong\.mts.* to type 'string'/)])
})
