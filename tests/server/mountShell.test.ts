import { fileURLToPath } from 'node:url'
import { renderShell } from '@jobsite/shell/server'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { preactAlias, productionDefines } from '../../scripts/build/preactAlias.ts'

// The package has no types of its own.
const { JSDOM, VirtualConsole } = await import('jsdom' as string)

/** The script for pages without React, as the package builds it. */
let script = ''
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('../../src/embed/global.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    define: productionDefines(),
    plugins: [preactAlias('browser')],
  })
  script = outputFiles[0]?.text ?? ''
})

/** A page with the script and one place for each shell. */
function openPage() {
  const errors: string[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: unknown) => errors.push(String(error)))
  virtualConsole.on('error', (line: unknown) => errors.push(String(line)))
  const { window } = new JSDOM('<!doctype html><div id="one"></div><div id="two"></div>', {
    url: 'https://www.jobsite.example/viec-lam',
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    virtualConsole,
  })
  // The platform of the tests lacks these.
  window.performance.getEntriesByType = () => []
  window.fetch = () => new Promise<Response>(() => undefined)
  window.matchMedia = ((media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never
  const visited: string[] = []
  Object.assign(window, { visited })
  window.eval(script)
  return { window, visited, errors, run: (code: string) => window.eval(code) }
}

const MOUNT = (place: string) =>
  `JobSiteShell.mountShell({ header: '#${place}', user: undefined, navigate: (href) => visited.push(href) });`
const SEND = (name: string, detail: object) =>
  `window.dispatchEvent(new CustomEvent('${name}', { detail: ${JSON.stringify(detail)}, cancelable: true }));`
const THU = { user: { userId: 7, firstName: 'Lê Thu' } }

describe('mountShell and an event in one script', () => {
  it.each([
    ['UPDATE_USER', THU, '.shell-user button'],
    ['UPDATE_USER', { user: null }, '.shell-user a[href*="/dang-nhap"]'],
    ['UPDATE_PAGE', { pageName: 'salary' }, '.shell-search-box:not([data-topic="jobs"])'],
  ])('handles %s %j', async (name, detail, selector) => {
    const { window, run, errors } = openPage()
    run(MOUNT('one') + SEND(name, detail))
    await expect.poll(() => window.document.querySelector(selector)).not.toBeNull()
    expect(errors).toEqual([])
    window.close()
  })

  it('handles SEARCH', async () => {
    const { window, run } = openPage()
    run(MOUNT('one') + SEND('SEARCH', { params: { query: 'thủ kho' } }))
    await expect.poll(() => window.document.querySelector('#one input')?.value).toBe('thủ kho')
    window.close()
  })

  it('navigates to the onboarding once, with two shells on the page', async () => {
    const { window, run, visited } = openPage()
    run(MOUNT('one') + MOUNT('two') + SEND('VNW_NEW_REGISTERED', THU) + SEND('UPDATE_USER', { ...THU, isNew: true }))
    await expect.poll(() => window.document.querySelectorAll('.shell-user button')).toHaveLength(2)
    expect(visited).toEqual(['/chao-don-ung-vien-moi/bat-dau'])
    window.close()
  })
})

it('mounts one component where two mount points have the same element, and restores it', () => {
  const { window, run, errors } = openPage()
  const element = window.document.querySelector('#one') as Element
  const before = element.innerHTML
  run("window.both = JobSiteShell.mountShell({ header: '#one', footer: '#one', user: null })")
  expect([...element.querySelectorAll('[data-shell]')].map((one) => one.localName)).toContain('footer')
  expect(element.querySelector('header')).toBeNull()
  run('both.unmount()')
  expect(element.innerHTML).toBe(before)
  expect(errors).toEqual([])
  window.close()
})

describe('a custom element', () => {
  const navigateOf = (by: string) => `navigate: (href) => visited.push('${by} ' + href)`
  const shown = (window: { document: Document }, selector: string) =>
    expect.poll(() => window.document.querySelectorAll(selector)).toHaveLength(1)

  /** A page with a header in a custom element, which `mountShell` mounts another one into. */
  async function openReplaced() {
    const page = openPage()
    const { window, run } = page
    run(`JobSiteShell.configureShell({ user: null, ${navigateOf('element')} })
      document.body.append(document.createElement('job-shell-header'))`)
    await shown(window, 'job-shell-header > header')
    run(
      `window.shell = JobSiteShell.mountShell({ header: 'job-shell-header', user: null, ${navigateOf('mountShell')} })`,
    )
    await shown(window, 'job-shell-header > header')
    return page
  }

  it('ends its shell when mountShell replaces its content, and stays replaced when it moves', async () => {
    const { window, run, visited, errors } = await openReplaced()
    run("document.body.prepend(document.querySelector('job-shell-header'))")
    run("document.querySelector('job-shell-header').setAttribute('language', 'en')")
    run(SEND('VNW_NEW_REGISTERED', THU))
    await shown(window, 'job-shell-header > header .shell-user button')
    expect(visited).toEqual(['mountShell /chao-don-ung-vien-moi/bat-dau'])
    expect(window.document.querySelectorAll('shell-styles')).toHaveLength(1)
    run('shell.unmount()')
    expect(window.document.querySelectorAll('shell-styles, [data-shell]')).toHaveLength(0)
    expect(errors).toEqual([])
    window.close()
  })

  it('that was replaced leaves the others in their shell, without its attributes', async () => {
    const { window, run, errors } = openPage()
    run(
      `document.body.innerHTML = '<job-shell-header language="en"></job-shell-header><job-shell-footer></job-shell-footer>'`,
    )
    await shown(window, 'job-shell-footer > footer[lang="en"]')
    run("JobSiteShell.mountShell({ header: 'job-shell-header', language: 'vi', user: null })")
    run("document.querySelector('job-shell-footer').setAttribute('language', 'vi')")
    run("document.querySelector('job-shell-footer').removeAttribute('language')")
    await shown(window, 'job-shell-footer > footer[lang="vi"]')
    run("document.querySelector('job-shell-footer').remove()")
    await expect.poll(() => window.document.querySelectorAll('shell-styles')).toHaveLength(1)
    expect(errors).toEqual([])
    window.close()
  })

  it('shows the page whose body replaces the one before', async () => {
    const { window, run, errors } = openPage()
    const show = (url: string) => {
      const { header, footer, props } = renderShell({ url, registerServiceWorker: false })
      const body = `<job-shell-header>${header}</job-shell-header><job-shell-footer>${footer}</job-shell-footer>${props}`
      run(`document.body.innerHTML = ${JSON.stringify(body)}`)
    }
    show('/viec-lam')
    await shown(window, 'header a[hreflang="en"][href="/jobs"]')
    run(SEND('UPDATE_USER', THU))
    await shown(window, 'header .shell-user button')
    // Such a library removes from the head what the new page does not have.
    run("document.querySelector('shell-styles').remove()")
    show('/salary')
    await shown(window, 'header a[hreflang="vi"][href="/muc-luong"]')
    await shown(window, 'footer[lang="en"]')
    expect(window.document.querySelector('header .shell-user')?.textContent).toContain('Thu')
    expect(window.document.querySelectorAll('shell-styles')).toHaveLength(1)
    expect(errors).toEqual([])
    window.close()
  })

  it('is configured by each of two copies of the script', async () => {
    const { window, run } = openPage()
    run(script)
    run("document.body.append(document.createElement('job-shell-header'))")
    run(`JobSiteShell.configureShell(${JSON.stringify(THU)})`)
    await shown(window, 'job-shell-header > header .shell-user button')
    window.close()
  })

  it('replaces a component that was mounted into it before', async () => {
    const { window, run, visited, errors } = openPage()
    run(`const element = document.createElement('job-shell-header')
      JobSiteShell.mountShell({ header: element, user: null, ${navigateOf('mountShell')} })
      JobSiteShell.configureShell({ user: null, ${navigateOf('element')} })
      document.body.append(element)`)
    await shown(window, 'job-shell-header > header')
    await expect.poll(() => window.document.querySelectorAll('shell-styles')).toHaveLength(1)
    run(SEND('VNW_NEW_REGISTERED', THU))
    await shown(window, 'job-shell-header > header .shell-user button')
    expect(visited).toEqual(['element /chao-don-ung-vien-moi/bat-dau'])
    expect(errors).toEqual([])
    window.close()
  })
})
