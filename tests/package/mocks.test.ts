import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { build } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ROOT } from './support/seed.ts'

const run = promisify(execFile)

/** A project of a page team in which the package, and nothing else, is installed. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'without-msw-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const part of ['dist', 'package.json'])
    cpSync(join(ROOT, part), join(folder, 'node_modules/@jobsite/shell', part), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  return folder
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

  it.each([
    ['answerShellRequest', ANSWER, false],
    ['handlers', `import { handlers } from '@jobsite/shell/mocks'\nglobalThis.handlers = handlers\n`, true],
  ])('with msw installed, %s bundles it: %s', async (_, main, takesMsw) => {
    const installed = { msw: join(ROOT, 'node_modules/msw') }
    const { modules } = await bundle(project({ 'main.js': main }), installed)
    expect(modules.some((id) => id.includes('/node_modules/msw/'))).toBe(takesMsw)
  })
})

it.each([['nodenext'], ['bundler']])(
  'the types compile without msw and without skipLibCheck: %s',
  async (resolution) => {
    const folder = project({
      'main.mts': `import { answerShellRequest } from '@jobsite/shell/mocks'
export const response: Response | null = answerShellRequest(new Request('https://a.example/'))\n`,
    })
    const module = resolution === 'bundler' ? 'esnext' : resolution
    const options = ['--noEmit', '--strict', '--lib', 'es2023,dom', '--module', module]
    const tsc = join(ROOT, 'node_modules/.bin/tsc')
    const { stdout } = await run(tsc, [...options, '--moduleResolution', resolution, 'main.mts'], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  },
)
