import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SHOWN } from '../../scripts/checks/docs/guidePages.ts'
import { checkApp } from '../../src/doctor/checkApp.ts'
import { checkSiteFile } from '../../src/doctor/checkSiteFile.ts'

const GUIDES = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const guides = readdirSync(GUIDES).filter((file) => file.endsWith('.md'))

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

const EXAMPLES = join(GUIDES, '../../examples')
/** The apps of the examples; `site` is the package with the site of all of them. */
const apps = readdirSync(EXAMPLES).filter((name) => name !== 'site')

it('the site of the examples is whole', async () => {
  const findings = await checkSiteFile(join(EXAMPLES, 'site/site.json'), '.', false)
  expect(findings.map(({ check, status }) => [check, status])).toEqual([
    ['site', 'ok'],
    ['placeholders', 'ok'],
    ['dates', 'ok'],
  ])
})

it.each(apps)('the config of the example %s is whole, or it is that site', (app) => {
  const { findings } = checkApp(join(EXAMPLES, app))
  const { dependencies } = JSON.parse(readFileSync(join(EXAMPLES, app, 'package.json'), 'utf8'))
  const status = dependencies['@example/site'] ? 'skipped' : 'ok'
  expect(findings.find(({ check }) => check === 'placeholders')).toMatchObject({ status })
})

it('every app of the examples has a guide that shows it', () => {
  const all = guides.map((guide) => readFileSync(join(GUIDES, guide), 'utf8')).join('\n')
  const shown = new Set([...all.matchAll(SHOWN)].map(([, path = '']) => path.split('/')[3]))
  expect(apps.filter((app) => !shown.has(app))).toEqual([])
})

it('the content security policy of an example allows the services of its config', async () => {
  const app = join(EXAMPLES, 'react-router/app')
  const hosts = { api: 'https://api.example.vn', metadata: '', metaService: 'https://ms.example.vn', banners: '' }
  vi.doMock(join(app, 'shellConfig.server.ts'), () => ({ currentSite: async () => ({ config: { hosts } }) }))
  onTestFinished(() => void vi.doUnmock(join(app, 'shellConfig.server.ts')))
  const { policyOf } = await import(join(app, 'policy.server.ts'))
  expect(await policyOf('n1')).toMatch(/connect-src 'self' https:\/\/api\.example\.vn +https:\/\/ms\.example\.vn *;/)
})
