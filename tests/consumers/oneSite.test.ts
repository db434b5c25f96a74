import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteMenuItem } from '@jobsite/shell/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSiteProcess } from '../support/siteServer.ts'
import type { Program } from '../support/startProgram.ts'
import { buildConsumer, siteWithServices } from './support/buildConsumer.ts'
import { type ServedApp, serveApp } from './support/serve.ts'

/** The apps that load the site's file, each with the command that serves it. */
const APPS: Readonly<Record<string, readonly string[]>> = {
  'react-router': ['react-router-serve', 'build/server/index.js'],
  'tanstack-start': ['vite', 'preview', '--host', '127.0.0.1', '--port', '{port}'],
  worker: ['workerd', 'serve', 'dist/worker.capnp', '--socket-addr=http=127.0.0.1:{port}'],
}

const RENAMED: SiteMenuItem = { id: 'companies', label: { vi: 'Công ty tốt nhất', en: 'Best companies' } }
const seasonal = (name: string, from: string, until: string): SiteMenuItem => ({
  id: `season-${name}`,
  label: { vi: `Việc mùa ${name}`, en: `Jobs of ${name}` },
  path: { vi: `/viec-${name}-kv`, en: `/jobs-${name}-kw` },
  from,
  until,
  after: ['newestJobs'],
})
const ITEMS = [
  RENAMED,
  seasonal('now', '2026-01-01', '2099-01-01'),
  seasonal('past', '2020-01-01', '2020-02-01'),
  seasonal('future', '2099-01-01', '2099-02-01'),
]

describe('the job site and three apps with one site', () => {
  let folder: string
  let jobSite: Program
  const apps: ServedApp[] = []
  const write = (text: string) => writeFile(join(folder, 'site.json'), text)
  /** Writes the file of the examples with items of the menu; the job site has its services. */
  const publish = async (items: readonly SiteMenuItem[]) => {
    await write(JSON.stringify({ ...(await siteWithServices(jobSite.found)), menu: { items } }))
  }
  /** Returns what a text matches in the header of all four, in their order. */
  const find = (path: string, pattern: RegExp) =>
    Promise.all(
      [jobSite.found, ...apps.map(({ origin }) => origin)].map(async (origin) => {
        const response = await fetch(origin + path)
        expect(response.status).toBe(200)
        const header = /<header[\s\S]*?<\/header>/.exec(await response.text())?.[0] ?? ''
        return [...new Set(header.match(pattern) ?? [])].sort().join(', ')
      }),
    )
  const inAll = (text: string) => Array.from({ length: 1 + apps.length }, () => text)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'one-site-'))
    await write('{}')
    jobSite = await startSiteProcess({ SITE_FILE: join(folder, 'site.json') })
    await publish([])
    for (const [name, command] of Object.entries(APPS)) {
      const built = await buildConsumer(`examples/${name}`)
      apps.push(await serveApp(built.folder, command, { SITE: `${jobSite.found}/site.json` }))
    }
  })
  afterAll(async () => {
    await Promise.all([...apps, jobSite].map((one) => one?.stop()))
    await rm(folder, { recursive: true, force: true })
  })

  it('show a label and the items of today as soon as the file has them', async () => {
    const words = /Công ty tốt nhất|Việc mùa \w+/g
    await publish(ITEMS)
    await expect.poll(() => find('/viec-lam', words)).toEqual(inAll('Công ty tốt nhất, Việc mùa now'))
    expect(await find('/jobs', /Best companies|Jobs of \w+/g)).toEqual(inAll('Best companies, Jobs of now'))
    await publish([RENAMED])
    await expect.poll(() => find('/viec-lam', words)).toEqual(inAll('Công ty tốt nhất'))
  })

  it('keep what they have while the file is broken, with one message each', async () => {
    await publish([RENAMED])
    const words = /Công ty tốt nhất/g
    await expect.poll(() => find('/viec-lam', words)).toEqual(inAll('Công ty tốt nhất'))
    await write('{ "menu": ')
    // On a slow machine a request of the file may take too long as well, which is another message.
    const reasons = (app: ServedApp) =>
      [...app.output().matchAll(/The site could not be read from \S+: (.+?)\. The last/g)].map(([, reason]) => reason)
    const isTold = (app: ServedApp) => reasons(app).some((reason) => /JSON/.test(`${reason}`))
    await expect
      .poll(async () => {
        expect(await find('/viec-lam', words)).toEqual(inAll('Công ty tốt nhất'))
        return apps.every(isTold)
      })
      .toBe(true)
    for (let again = 0; again < 3; again += 1) await find('/viec-lam', words)
    await publish([{ ...RENAMED, label: { vi: 'Nơi làm việc', en: 'Employers' } }])
    await expect.poll(() => find('/viec-lam', /Nơi làm việc/g)).toEqual(inAll('Nơi làm việc'))
    for (const told of apps.map(reasons))
      expect(told.filter((reason, index) => /JSON/.test(`${reason}`) && reason === told[index - 1])).toEqual([])
  })
})
