import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../support/browserPage.ts'
import { twoFrames } from '../support/pageHelpers.ts'
import { bringBack, listenersOfKeptPage } from './support/cachedPage.ts'
import { hostPage, MOUNT, PAGE_CSS, type PageCss } from './support/hostPages.ts'
import { translate } from './support/translate.ts'
import { withHostPages } from './support/withHostPages.ts'

const { newPage, takeUnexpectedMessages } = withShellBrowser()

const { openHost, entryPoint, SAME_HOST } = withHostPages(newPage)
let renderShell: typeof import('../../src/server.ts').renderShell

beforeAll(async () => {
  renderShell = (await entryPoint('server')).renderShell
})

const mount = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const host = window as unknown as { mount: () => unknown; shell: unknown }
    host.shell = host.mount()
  })
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  await twoFrames(page)
}

const unmount = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { shell: { unmount: () => void } }).shell.unmount())

/**
 * The computed styles of elements as lines, each element with the path to it. Sizes and places follow from content, and are
 * omitted; so are names by text direction (`margin-inline-start`), whose values others have too (`margin-left`).
 */
const stylesOf = (page: Page, where: 'inside' | 'outside'): Promise<Record<string, string>> =>
  page.evaluate((requested) => {
    const FOLLOWS =
      /^(?:--.*|height|perspective-origin|transform-origin|-webkit-tap-highlight-color|tab-size|.*\b(?:block|inline)\b.*)$/
    // Every element has the same names. A border that is not there looks like any other.
    const names = [...getComputedStyle(document.documentElement)]
      .filter((name) => !FOLLOWS.test(name))
      .map((name) => ({
        name,
        border: /^border-.*-(?:style|color)$/.test(name) ? name.replace(/style$|color$/, 'width') : null,
      }))
    const pathOf = (element: Element): string => {
      const parent = element.parentElement
      if (!parent || (requested === 'inside' && element.hasAttribute('data-shell'))) return element.localName
      return `${pathOf(parent)} > ${element.className || element.localName}:${[...parent.children].indexOf(element)}`
    }
    const slots = '#header, #footer, #side-nav'
    const elements = [
      ...document.querySelectorAll(
        requested === 'inside' ? '[data-shell], [data-shell] *' : 'html, body *:not([data-shell-sentinel])',
      ),
    ]
    // One text for each element: hundreds of thousands of values would take seconds to leave the page.
    const asStyles = (element: Element) => {
      const style = getComputedStyle(element)
      return names
        .filter(({ border }) => border === null || style.getPropertyValue(border) !== '0px')
        .map(({ name }) => `${name}: ${style.getPropertyValue(name)}`)
        .join('\n')
    }
    return Object.fromEntries(
      elements
        .filter((element) => requested === 'inside' || !element.closest('script'))
        .filter((element) => requested === 'inside' || !element.closest(slots)?.contains(element.parentElement))
        .map((element) => [pathOf(element), asStyles(element)]),
    )
  }, where)

/** Returns the differences, one line each. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  expect(Object.keys(after)).toEqual(Object.keys(before))
  return Object.entries(before)
    .filter(([path, styles]) => after[path] !== styles)
    .flatMap(([path, styles]) => {
      const lines = new Set(after[path]?.split('\n'))
      return styles
        .split('\n')
        .flatMap((line) => (lines.delete(line) ? [] : `${path} ${line}`))
        .concat([...lines].map((line) => `${path} → ${line}`))
    })
}

describe('styles', () => {
  const HOSTS = Object.keys(PAGE_CSS) as PageCss[]
  let bare: Record<string, string>

  it.each(HOSTS)('of a page with %s do not affect the shell, and vice versa', async (host) => {
    const page = await openHost(hostPage(PAGE_CSS[host], MOUNT))
    const before = await stylesOf(page, 'outside')
    await mount(page)
    // The season's logo replaces the default one after the response of its service.
    await page.locator('.shell-logo picture').first().waitFor({ state: 'attached' })
    if (host === 'nothing') bare = await stylesOf(page, 'inside')
    // The height that the shell keeps clear of what is scrolled to is its contract with pages.
    const after = differences(before, await stylesOf(page, 'outside')).filter(
      (line) => !/^html (?:→ )?scroll-padding/.test(line),
    )
    expect(after).toEqual([])
    expect(Object.keys(bare).length).toBeGreaterThan(200)
    expect(differences(bare, await stylesOf(page, 'inside'))).toEqual([])
  })
})

describe('unmounting', () => {
  it('restores the page, listeners and history included, and allows mounting again', async () => {
    const page = await openHost(hostPage('', MOUNT))
    const before = await page.content()
    await mount(page)
    expect(await page.locator('#side-nav').textContent()).not.toContain('Content of the page’s own')
    await page.mouse.wheel(0, 600)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await unmount(page)
    await twoFrames(page)
    expect(await page.content()).toBe(before)
    expect(await page.evaluate(() => [history.length, history.state])).toEqual([2, null])
    await mount(page)
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
    expect(await page.locator('shell-styles').count()).toBe(1)
  })

  it('restores the server’s fragments', async () => {
    const options = { url: '/viec-lam', config: SAME_HOST, registerServiceWorker: false }
    const { header, footer, styles, props } = renderShell(options)
    const page = await openHost(hostPage(styles, props + MOUNT, { header, footer }))
    const before = await page.content()
    await mount(page)
    // Who is looking was not known to the server.
    await page.getByRole('button', { name: 'Đăng nhập' }).waitFor()
    await unmount(page)
    expect(await page.content()).toBe(before)
  })
})

describe('fragments', () => {
  it.each([
    ['are hydrated, not replaced', (props: string) => props, true],
    [
      'of another version are replaced',
      (props: string) => props.replace(/"version":"[^"]*"/, '"version":"older"'),
      false,
    ],
  ])('%s', async (_, propsOf, isKept) => {
    const { header, styles, props } = renderShell({ url: '/viec-lam', config: SAME_HOST, registerServiceWorker: false })
    const page = await openHost(hostPage(styles, propsOf(props) + MOUNT, { header }))
    const root = page.locator('[data-shell="header"]')
    await root.evaluate((element) => Object.assign(element, { isServed: true }))
    const links = await root.locator('a').count()
    await mount(page)
    expect(await root.evaluate((element) => 'isServed' in element)).toBe(isKept)
    expect(await root.locator('a').count()).toBeGreaterThanOrEqual(links)
  })

  it('contain no secret of the user', () => {
    const user = { userId: 7, firstName: 'An', lastName: 'Lê', accessToken: 'secret-token', userIp: '203.0.113.9' }
    const html = Object.values(renderShell({ url: '/viec-lam', user })).join('')
    expect(html).toContain('An')
    expect(html).not.toMatch(/secret-token|203\.0\.113\.9/)
  })
})

describe('a strict content security policy', () => {
  const POLICY = `default-src 'none'; script-src 'nonce-n1'; style-src 'nonce-n1'; img-src 'self' data:; connect-src 'self'; form-action 'self'`

  it.each(['mounted', 'from fragments'])('is respected, %s', async (way) => {
    const parts = renderShell({ url: '/viec-lam', config: SAME_HOST, nonce: 'n1', registerServiceWorker: false })
    const served = way === 'mounted' ? {} : { header: parts.header, footer: parts.footer }
    const head = way === 'mounted' ? '' : parts.styles
    const script = way === 'mounted' ? MOUNT : parts.props + MOUNT
    const html = hostPage(head, script, { nonce: 'n1', ...served }).replace(' style="height: 1500px"', '')
    const page = await openHost(html, { 'content-security-policy': POLICY })
    await mount(page)
    await page.getByRole('banner').getByRole('combobox').fill('k')
    await page.getByRole('option').first().waitFor()
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('button', { name: 'Mở menu' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
  })
})

describe('two shells', () => {
  it('work on one page, with one development warning', async () => {
    const page = await openHost(hostPage('', `${MOUNT}<div id="second"></div><div id="third"></div>`))
    await mount(page)
    // Another copy of everything: the shell, its renderer, styled-components.
    await page.addScriptTag({ url: '/embed.dev.global.js' })
    await page.evaluate((config) => {
      const { JobSiteShell } = window as unknown as { JobSiteShell: { mountShell: (options: object) => unknown } }
      const options = { config, language: 'en', page: 'salary', user: null, registerServiceWorker: false }
      for (const header of ['#second', '#third']) JobSiteShell.mountShell({ ...options, header })
    }, SAME_HOST)
    await page.locator('#third [data-shell="header"][data-enhanced]').waitFor()
    await twoFrames(page)
    expect(await page.locator('#header').getByRole('link', { name: 'English' }).count()).toBe(1)
    expect(await page.locator('#second').getByRole('link', { name: 'Tiếng Việt' }).count()).toBe(1)
    for (const bar of await page.locator('.shell-bar').all()) {
      expect(await bar.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
    }
    const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(takeUnexpectedMessages()).toEqual([
      expect.stringMatching(
        /^warning: \[@jobsite\/shell\] Two headers are on this page .* Mount <Header> in one place.*\(code: two-headers\)$/,
      ),
    ])
  })
})

describe('an element that is mounted into twice', () => {
  it.each([
    ['embed.global.js', []],
    [
      'embed.dev.global.js',
      [expect.stringMatching(/^warning: .* already contains a mounted component.*Call unmount\(\)/)],
    ],
  ])('contains the newer component, and finally its own content: %s', async (script, told) => {
    const page = await openHost(hostPage('', MOUNT))
    const before = await page.content()
    await mount(page)
    // Another copy of everything, as where a page includes the script twice.
    const copy = await page.addScriptTag({ url: `/${script}` })
    await copy.evaluate((element) => (element as Element).remove())
    await page.evaluate(() => {
      const host = window as unknown as { mount: (more: object) => unknown; newer: unknown }
      host.newer = host.mount({ language: 'en', page: 'salary' })
    })
    await page.locator('#header').getByRole('link', { name: 'Tiếng Việt' }).waitFor()
    await twoFrames(page)
    expect(await page.getByRole('banner').count()).toBe(1)
    expect(await page.getByRole('contentinfo').count()).toBe(1)
    expect(takeUnexpectedMessages()).toEqual(told)
    // A replaced component leaves nothing to remove.
    await unmount(page)
    expect(await page.getByRole('banner').count()).toBe(1)
    await page.evaluate(() => (window as unknown as { newer: { unmount: () => void } }).newer.unmount())
    await twoFrames(page)
    expect(await page.content()).toBe(before)
  })

  it('is skipped if it does not exist, and the others are rendered', async () => {
    const page = await openHost(hostPage('', MOUNT))
    await page.evaluate(() => {
      const host = window as unknown as { mount: (more?: object) => { unmount: () => void } }
      host.mount({ header: '#1st', sideNav: document.querySelectorAll('#side-nav') })
    })
    await page.getByRole('contentinfo').waitFor()
    await twoFrames(page)
    expect(await page.getByRole('banner').count()).toBe(0)
  })
})

describe('a page that a library replaces without loading it, as Turbo does', () => {
  /** Shows the page as the server sends it, or a copy of the one before, and runs its scripts. */
  const visit = (page: Page, which: 'next' | 'copy') =>
    page.evaluate(async (requested) => {
      const host = window as unknown as { copy: HTMLElement }
      const html = await (await fetch('')).text()
      const { body } = new DOMParser().parseFromString(html, 'text/html')
      const next = requested === 'copy' ? host.copy : document.adoptNode(body)
      host.copy = document.body.cloneNode(true) as HTMLElement
      for (const script of next.querySelectorAll('script:not([type])')) {
        const running = document.createElement('script')
        running.text = script.textContent ?? ''
        script.replaceWith(running)
      }
      document.body.replaceWith(next)
    }, which)
  /** Events of the page that the shells report, and requests for its user. */
  const takeReports = (page: Page) =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      return (window as unknown as { reports: string[] }).reports.splice(0)
    })
  const mount = `<script>
    JobSiteShell.mountShell({
      header: '#header', footer: '#footer', refreshUser: async () => void reports.push('user'),
    })
  </script>`
  const EARLY = `<script>
    window.reports ??= []
    dispatchEvent(new CustomEvent('UPDATE_USER', { detail: { user: { userId: 7, firstName: 'Lan', lastName: 'Vo' } } }))
  </script>`

  it.each(['embed.global.js', 'embed.light.global.js'])('has one shell, which starts afresh: %s', async (script) => {
    const options = { url: '/viec-lam', user: null, config: SAME_HOST, registerServiceWorker: false }
    const { header, footer, styles, props } = renderShell({ ...options, data: { theme: null } })
    const head = `${styles}<script src="/${script}"></script>`
    const page = await openHost(hostPage(head, EARLY + props + mount, { header, footer }))
    const field = page.getByRole('banner').getByRole('combobox')
    const shownUser = () => expect.poll(() => page.locator('#header').textContent()).toContain('Lan')
    await shownUser()
    await page.mouse.wheel(0, 600)
    await page.locator('[data-shell="header"][data-sticky]').waitFor()
    await field.fill('k')
    await page.getByRole('option').first().waitFor()
    await visit(page, 'next')
    await shownUser()
    expect(await takeReports(page)).toEqual(['user'])
    await visit(page, 'copy')
    await expect.poll(() => page.getByRole('option').count()).toBe(0)
    await shownUser()
    expect(await takeReports(page)).toEqual(['user'])
    expect(await field.inputValue()).toBe('')
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(() => page.locator('[data-shell-spacer]').count()).toBe(0)
    expect(await page.locator('[data-shell="header"]').count()).toBe(1)
  })
})

describe('development messages', () => {
  const script = (name: string) => `<script src="/${name}"></script>
<script>for (let i = 0; i < 2; i += 1) JobSiteShell.mountShell({ header: '#nowhere', registerServiceWorker: false })</script>`

  it('say what, why and how to fix it, once', async () => {
    await openHost(hostPage('', script('embed.dev.global.js')))
    expect(takeUnexpectedMessages()).toEqual([
      expect.stringMatching(
        /^warning: \[@jobsite\/shell\] mountShell found no element for header: "#nowhere" matches nothing.*Call mountShell after that element/,
      ),
    ])
  })

  it.each([
    [
      'in front of the full script',
      'embed.global.js',
      /mountShell found no element for header.*\(code: no-mount-point\)$/,
    ],
    ['alone', null, /no script of the shell is on the page\. Load embed\.global\.js.*\(code: no-script\)$/],
  ])('come from a script with defer, %s', async (_, full, message) => {
    const page = await openHost(
      hostPage(
        '',
        `<script src="/embed.dev.global.js" defer></script>
${full ? `<script src="/${full}" defer></script>` : ''}
<script type="module">window.JobSiteShell?.mountShell({ header: '#nowhere', registerServiceWorker: false })</script>`,
      ),
    )
    await twoFrames(page)
    expect(takeUnexpectedMessages()).toEqual([expect.stringMatching(message)])
  })

  it('are not in production', async () => {
    const page = await openHost(hostPage('', script('embed.global.js')))
    await twoFrames(page)
  })
})

describe('a page that is restored or translated', () => {
  it('works in the back/forward cache', async () => {
    const page = await openHost(hostPage('', MOUNT))
    await mount(page)
    expect(await listenersOfKeptPage(page)).toContain('pageshow')
    await bringBack(page)
  })

  it('is not broken by the browser’s translation', async () => {
    const page = await openHost(hostPage('', MOUNT))
    await mount(page)
    await page.evaluate(translate)
    await page.evaluate(() => {
      const { shell } = window as unknown as { shell: { update: (options: object) => void } }
      const user = { userId: 7, firstName: 'Minh Anh', lastName: 'Trần' }
      shell.update({ user, resumeSummary: { totalEmployerViews: 3, totalJobAlert: 2 } })
      shell.update({ user: null, resumeSummary: null })
      shell.update({ user, language: 'en', page: 'salary' })
      shell.update({ variant: 'minimal' })
      shell.update({ variant: 'full', language: 'vi', page: 'myJobs' })
    })
    await twoFrames(page)
    expect(await page.getByRole('banner').getByRole('link').count()).toBeGreaterThan(5)
    await page
      .getByRole('button', { name: 'Minh Anh' })
      .or(page.getByRole('button', { name: /Anh/ }))
      .first()
      .waitFor()
    await unmount(page)
  })
})
