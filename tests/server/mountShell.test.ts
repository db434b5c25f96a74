import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { renderShell } from '@jobsite/shell/server'
import { build } from 'esbuild'
import { beforeAll, describe, expect, it } from 'vitest'
import { preactAlias, productionDefines } from '../../scripts/build/preactAlias.ts'

// The package has no types of its own.
const { JSDOM, VirtualConsole } = await import('jsdom' as string)

const SOURCES = fileURLToPath(new URL('../../src', import.meta.url))
/** The scripts for pages without React, as the package builds them: by their names in a page. */
const built = new Map<string, string>()
let script = ''
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: {
      embed: `${SOURCES}/embed.ts`,
      'embed.global': `${SOURCES}/embed/global.ts`,
      'embed.light.global': `${SOURCES}/embed/light.ts`,
      'embed.page-view.global': `${SOURCES}/embed/pageView.ts`,
    },
    outdir: '/',
    // Of the entry point: what it exports.
    globalName: 'Embed',
    footer: { js: 'window.Embed = Embed' },
    bundle: true,
    write: false,
    format: 'iife',
    define: productionDefines(),
    plugins: [preactAlias('browser')],
  })
  for (const { path, text } of outputFiles) built.set(basename(path), text)
  script = built.get('embed.global.js') ?? ''
})

/**
 * A page with a script and one place for each shell.
 *
 * @param text the script. Default: the full one.
 */
function openPage(body = '<div id="one"></div><div id="two"></div>', text = script) {
  const errors: string[] = []
  const virtualConsole = new VirtualConsole()
  virtualConsole.on('jsdomError', (error: unknown) => errors.push(String(error)))
  virtualConsole.on('error', (line: unknown) => errors.push(String(line)))
  const { window, cookieJar } = new JSDOM(`<!doctype html>${body}`, {
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
  window.eval(text)
  return { window, cookieJar, visited, errors, run: (code: string) => window.eval(code) }
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

  it('handles what the next page, whose body replaces the one before, has sent before it mounts its own', async () => {
    const { window, run } = openPage()
    run(MOUNT('one'))
    run(`document.body.innerHTML = '<div id="one"></div>';${SEND('UPDATE_USER', THU)}${MOUNT('one')}`)
    await expect.poll(() => window.document.querySelector('.shell-user button')?.textContent).toContain('Thu')
    window.close()
  })

  it('handles nothing that was sent to a shell that has ended', async () => {
    const { window, run } = openPage()
    run(`window.shell = ${MOUNT('one')}${SEND('UPDATE_USER', THU)}`)
    await expect.poll(() => window.document.querySelector('.shell-user button')?.textContent).toContain('Thu')
    run(`shell.unmount();${MOUNT('one')}`)
    await new Promise((resolve) => setTimeout(resolve))
    expect(window.document.querySelector('header')?.textContent).not.toContain('Thu')
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

it('mounts one component where two mount points have the same element, restores it, and is over then', () => {
  const { window, run, errors } = openPage()
  const element = window.document.querySelector('#one') as Element
  const before = element.innerHTML
  run("window.both = JobSiteShell.mountShell({ header: '#one', footer: '#one', user: null })")
  expect([...element.querySelectorAll('[data-shell]')].map((one) => one.localName)).toContain('footer')
  expect(element.querySelector('header')).toBeNull()
  run("both.unmount(); both.update({ language: 'en' })")
  expect(element.innerHTML).toBe(before)
  expect(window.document.documentElement.lang).toBe('')
  expect(errors).toEqual([])
  window.close()
})

it.each(['#none', '#[', 7])('leaves out what has no element, and mounts the rest: %j', (target) => {
  const { window, run, errors } = openPage()
  run(`JobSiteShell.mountShell({ header: ${JSON.stringify(target)}, footer: '#two', user: null })`)
  expect([...window.document.querySelectorAll('[data-shell]')].map((one) => one.localName)).toContain('footer')
  expect(errors).toEqual([])
  window.close()
})

it('writes cookies for the whole site, which browsers send on secure connections alone', async () => {
  const { window, cookieJar, run } = openPage()
  run(
    "JobSiteShell.mountShell({ header: '#one', user: null, config: JobSiteShell.defineConfig({ siteDomain: 'jobsite.example' }) })",
  )
  const cookies = () => cookieJar.getCookiesSync(window.location.href)
  await expect.poll(cookies).toHaveLength(2)
  for (const cookie of cookies())
    expect(cookie).toMatchObject({ domain: 'jobsite.example', path: '/', secure: true, sameSite: 'lax' })
  window.close()
})

it('gives way to a page that goes on removing what it shows', async () => {
  const { window, run, errors } = openPage()
  // However slow the machine is.
  window.performance.now = () => 0
  run(`window.removals = 0
    window.one = document.querySelector('#one')
    new MutationObserver(() => {
      if (!one.firstChild || removals === 50) return
      removals += 1
      one.replaceChildren()
    }).observe(one, { childList: true })
    JobSiteShell.mountShell({ header: one, footer: '#two', user: null })`)
  await expect.poll(() => run('removals')).toBeGreaterThan(9)
  await new Promise((resolve) => setTimeout(resolve))
  expect(run('removals')).toBeLessThan(20)
  expect(window.document.querySelectorAll('header, footer')).toHaveLength(1)
  expect(errors).toEqual([])
  window.close()
})

it('ends with an element that comes into the document after it was mounted into, and leaves it', async () => {
  const { window, run, errors } = openPage()
  run("window.place = document.createElement('div'); JobSiteShell.mountShell({ header: place, user: null })")
  run('document.body.append(place)')
  await new Promise((resolve) => setTimeout(resolve))
  expect(window.document.querySelectorAll('header, shell-styles')).toHaveLength(2)
  run('place.remove()')
  await expect.poll(() => window.document.querySelectorAll('shell-styles')).toHaveLength(0)
  expect(run('place.childElementCount')).toBe(0)
  expect(errors).toEqual([])
  window.close()
})

it('leaves no styles behind in the tree that its elements were moved from', async () => {
  const { window, run } = openPage()
  run(`window.shell = JobSiteShell.mountShell({ header: '#one', user: null })
    document.querySelector('#two').attachShadow({ mode: 'open' }).append(document.querySelector('#one'))`)
  const styles = () => window.document.querySelector('#two')?.shadowRoot?.querySelectorAll('shell-styles')
  await expect.poll(styles).toHaveLength(1)
  run('shell.unmount()')
  expect(styles()).toHaveLength(0)
  expect(window.document.querySelectorAll('shell-styles')).toHaveLength(0)
  window.close()
})

it('hydrates the fragments of a user that the page passes with a secret and without an id', async () => {
  const { header, props } = renderShell({ url: '/viec-lam', user: { firstName: 'Thu', accessToken: 'secret' } })
  const { window, run, errors } = openPage(`<div id="one">${header}</div>${props}`)
  const served = window.document.querySelector('.shell-user')?.innerHTML
  const changes = `window.changes = [];
    new MutationObserver((records) => changes.push(...records)).observe(document.querySelector('.shell-user'), { childList: true, subtree: true });`
  run(`${changes}JobSiteShell.mountShell({ header: '#one', user: { firstName: 'Thu', accessToken: 'secret' } })`)
  await new Promise((resolve) => setTimeout(resolve))
  expect(served).toContain('Thu')
  expect(window.document.querySelector('.shell-user')?.innerHTML).toBe(served)
  expect(run('changes.length')).toBe(0)
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

  it.each([
    ['replaced', "JobSiteShell.mountShell({ header: 'job-shell-header', language: 'vi', user: null })", 1],
    ['removed', "document.querySelector('job-shell-header').remove()", 0],
  ])('that was %s leaves the others in their shell, without its attributes', async (_, change, others) => {
    const { window, run, errors } = openPage()
    run(
      `document.body.innerHTML = '<job-shell-header language="en"></job-shell-header><job-shell-footer></job-shell-footer>'`,
    )
    await shown(window, 'job-shell-footer > footer[lang="en"]')
    run("document.querySelector('job-shell-header').setAttribute('language', 'vi')")
    run("document.querySelector('job-shell-header').setAttribute('language', 'en')")
    run(change)
    await new Promise((resolve) => setTimeout(resolve))
    run('JobSiteShell.configureShell({ user: null })')
    await shown(window, 'job-shell-footer > footer[lang="vi"]')
    run("document.querySelector('job-shell-footer').remove()")
    await expect.poll(() => window.document.querySelectorAll('shell-styles')).toHaveLength(others)
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

  it.each([
    ['of the script, at any time', () => [script, script, 'JobSiteShell.configureShell(thu)']],
    [
      'of the entry point, before the other one defines it',
      () => {
        const embed = built.get('embed.js') ?? ''
        const define = 'first.defineShellElements(); Embed.defineShellElements()'
        return [embed, 'first = Embed', embed, `Embed.configureShell(thu); ${define}`]
      },
    ],
  ])('is configured by each of two copies %s', async (_, steps) => {
    const { window, run } = openPage(undefined, `var first, thu = ${JSON.stringify(THU)}`)
    for (const step of steps()) run(step)
    run("document.body.append(document.createElement('job-shell-header'))")
    await shown(window, 'job-shell-header > header .shell-user button')
    window.close()
  })

  it('has received what the page sent before it came', async () => {
    const { window, run } = openPage()
    run(SEND('UPDATE_USER', THU))
    run("document.body.append(document.createElement('job-shell-header'))")
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

describe('the light script', () => {
  const { header, props } = renderShell({
    url: '/viec-lam',
    user: null,
    registerServiceWorker: false,
    data: { theme: null },
  })
  const FRAGMENTS = `<div id="one">${header}</div>${props}`

  /** A page of fragments with the light script. Each script that it loads waits until it arrives, or fails. */
  function openLight(tag = '', body = FRAGMENTS) {
    const page = openPage(body + tag, built.get('embed.light.global.js'))
    const { window } = page
    const waiting: HTMLScriptElement[] = []
    const { append } = window.document.head
    window.document.head.append = (element: HTMLElement) => {
      if (element.localName === 'script') waiting.push(element as HTMLScriptElement)
      else append.call(window.document.head, element)
    }
    const take = (name: string) => {
      const index = waiting.findIndex(({ src }) => basename(new URL(src).pathname) === name)
      return waiting.splice(index, 1)[0] as HTMLScriptElement
    }
    return {
      ...page,
      requested: () => waiting.map(({ src }) => new URL(src).pathname),
      take,
      arrive(name: string) {
        const script = take(name)
        window.eval(built.get(name) ?? '')
        script.onload?.(new window.Event('load'))
      },
    }
  }

  const SHELL = "window.shell = JobSiteShell.mountShell({ header: '#one', consent: true });"
  const TAG = '<script src="/shell/embed.light.global.js?v=1"></script>'
  const VIEW = 'embed.page-view.global.js'
  const FULL = 'embed.global.js'

  it('loads the others from beside it, with the nonce and the integrity that its tag gives', async () => {
    const { window, run, take } = openLight(
      TAG.replace(
        '>',
        ' nonce="n1" crossorigin="anonymous" data-page-view-integrity="sha384-v" data-full-integrity="sha384-f">',
      ),
    )
    run(`${SHELL}shell.update({ language: 'en' })`)
    for (const [name, integrity] of [
      [VIEW, 'sha384-v'],
      [FULL, 'sha384-f'],
    ] as const) {
      const { src, nonce, crossOrigin, integrity: own } = take(name)
      expect([new URL(src).pathname, nonce, crossOrigin, own]).toEqual([`/shell/${name}`, 'n1', 'anonymous', integrity])
    }
    window.close()
  })

  it('requests the full one again, where it could not be loaded before', async () => {
    const { window, run, take, arrive, errors } = openLight(TAG)
    run(`${SHELL}shell.update({ language: 'en' })`)
    take(FULL).onerror?.('')
    await new Promise((resolve) => setTimeout(resolve))
    run("shell.update({ language: 'vi' })")
    run("shell.update({ language: 'en' })")
    arrive(FULL)
    await expect.poll(() => window.document.querySelector('header[lang="en"]')).not.toBeNull()
    run('shell.unmount()')
    expect(window.document.querySelectorAll('shell-styles')).toHaveLength(0)
    expect(errors).toEqual([])
    window.close()
  })

  it.each([
    ['was requested', "shell.unmount(); shell.update({ language: 'en' })"],
    ['has come', "shell.update({ language: 'en' }); shell.unmount()"],
  ])('mounts nothing more once its shell has ended before the full one %s', async (state, steps) => {
    const { window, run, arrive, requested, errors } = openLight(TAG)
    const before = window.document.body.innerHTML
    run(SHELL + steps)
    if (state === 'has come') arrive(FULL)
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(requested()).toEqual([`/shell/${VIEW}`])
    expect(window.document.body.innerHTML).toBe(before)
    expect(errors).toEqual([])
    window.close()
  })

  it.each([
    ['', []],
    ['#jobs', [`/shell/${VIEW}`]],
  ])('requests nothing where all effects are off, but for a hash: %j', (hash, expected) => {
    const { window, run, requested } = openLight(TAG)
    window.document.documentElement.lang = 'vi'
    window.location.hash = hash
    run("JobSiteShell.mountShell({ header: '#one', attribution: false })")
    expect(requested()).toEqual(expected)
    window.close()
  })

  it('requests the full one for fragments of another URL than that of the page', () => {
    const other = renderShell({ page: 'searchResult', language: 'en', user: null, data: { theme: null } })
    const { window, run, requested } = openLight(TAG, `<div id="one">${other.header}</div>${other.props}`)
    run(SHELL)
    expect(requested()).toContain(`/shell/${FULL}`)
    window.close()
  })

  it('follows the consent in each shell that is mounted after another', async () => {
    const { window, run, arrive, errors } = openLight(TAG)
    run(SHELL)
    arrive(VIEW)
    for (const _ of [1, 2]) {
      await expect.poll(() => window.document.cookie).toContain('VNW_TRACKING_GA=')
      run('shell.update({ consent: false })')
      await expect.poll(() => window.document.cookie).toBe('')
      run(`shell.unmount(); ${SHELL}`)
    }
    expect(errors).toEqual([])
    window.close()
  })
})
