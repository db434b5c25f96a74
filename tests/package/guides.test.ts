import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { checkApp } from '../../src/doctor/checkApp.ts'

const GUIDES = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md'))

/** Blocks that are files of the examples: a link to the file, then the block. */
const SHOWN = /^\[`[^`]+`\]\((\.\.\/\.\.\/examples\/[^)]+)\)\n\n```\w+\n([\s\S]*?)\n```$/gm

describe.each(guides)('the guide %s', (guide) => {
  const text = readFileSync(join(GUIDES, guide), 'utf8')

  it('shows the examples as they are', () => {
    for (const [, path = '', block = ''] of text.matchAll(SHOWN)) {
      const file = readFileSync(join(GUIDES, decodeURI(path)), 'utf8')
      expect(file.trimEnd()).toBe(block)
    }
  })

  it('shows every file that the shown files import', () => {
    const shown = [...text.matchAll(SHOWN)].map(([, path = '', block = '']) => ({ path: decodeURI(path), block }))
    const paths = shown.flatMap(({ path }) => [path, path.replace(/\.\w+$/, '')])
    const missing = shown.flatMap(({ path, block }) =>
      [...block.matchAll(/\b(?:from|import) '(\.[^'?]+)[^']*'/g)]
        .map(([, name = '']) => join(dirname(path), name))
        // Written by a framework when it builds.
        .filter((file) => !paths.includes(file) && !file.endsWith('.gen')),
    )
    expect(missing).toEqual([])
  })
})

it.each(readdirSync(join(GUIDES, '../../examples')))('the config of the example %s is whole', (app) => {
  const { findings } = checkApp(join(GUIDES, '../../examples', app))
  expect(findings.find(({ check }) => check === 'placeholders')).toMatchObject({ status: 'ok' })
})

it('every app of the examples has a guide that shows it', () => {
  const all = guides.map((guide) => readFileSync(join(GUIDES, guide), 'utf8')).join('\n')
  const apps = readdirSync(join(GUIDES, '../../examples'))
  const shown = new Set([...all.matchAll(SHOWN)].map(([, path = '']) => path.split('/')[3]))
  expect(apps.filter((app) => !shown.has(app))).toEqual([])
})

it('the content security policy of an example allows the services of its config', async () => {
  const app = join(GUIDES, '../../examples/react-router/app')
  const hosts = { api: 'https://api.example.vn', metadata: '', metaService: 'https://ms.example.vn', banners: '' }
  vi.doMock(join(app, 'shellConfig.ts'), () => ({ config: { hosts } }))
  onTestFinished(() => void vi.doUnmock(join(app, 'shellConfig.ts')))
  const { policyOf } = await import(join(app, 'policy.server.ts'))
  expect(policyOf('n1')).toMatch(/connect-src 'self' https:\/\/api\.example\.vn +https:\/\/ms\.example\.vn *;/)
})
