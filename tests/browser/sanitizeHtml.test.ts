import fc from 'fast-check'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../src/server/sanitizeHtml.ts'
import { withShellBrowser } from '../support/browserPage.ts'
import { ADVERSARIAL_HTML } from '../support/inputs/adversarialHtml.ts'
import { ALLOWED_HTML_CASES } from '../support/inputs/allowedHtmlCases.ts'
import { anyHtml } from '../support/inputs/anyHtml.ts'
import { isNightly } from '../support/isNightly.ts'
import { bundleSanitizer, openSanitizerPage, sanitizeInPage } from '../support/sanitizerPage.ts'

const { newPage, expectMessages, allowMessages } = withShellBrowser()

let removeBundle: () => Promise<void>
beforeAll(async () => {
  removeBundle = await bundleSanitizer()
})
afterAll(() => removeBundle())

const WRITTEN = [
  ...ALLOWED_HTML_CASES.map(([, html, kept]) => ({ html, kept })),
  ...ADVERSARIAL_HTML.map(({ html, left }) => ({ html, kept: left })),
]

const GENERATED = fc.sample(anyHtml, { numRuns: isNightly ? 800 : 60, seed: 20_300_101 })

/** HTML that is sanitized, and what the server makes of it. */
const ALL = [...WRITTEN, ...GENERATED.map((html) => ({ html, kept: sanitizeHtml(html) }))]

/** The only requests that sanitized HTML may cause: images. */
const IMAGES = /^image https:\/\/(?:www\.jobsite|images|a|xn--fea)\.example\//

/** Names that HTML gives to elements, which would be properties of the window or the document. */
const NAMES = ['clobbered', 'x', 'm', 'shell-header', 'password', 'attributes', 'inner', 'outer']

/** Events that handlers in HTML would hear. */
const EVENTS = [
  ...['click', 'auxclick', 'mouseover', 'mouseenter', 'pointerdown', 'focus', 'keydown', 'input', 'toggle'],
  ...['load', 'error', 'animationstart', 'beforematch', 'scroll', 'paste', 'submit'],
]

/** Inserts texts into a page, each in its own container, fires events at all their elements, and returns the effects. */
const visit = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    async ({ texts, names, events }) => {
      const found: string[] = []
      const globals = Object.getOwnPropertyNames(window).length
      const children = document.body.children.length
      const host = document.body.appendChild(document.createElement('main'))
      const boxes = texts.map((text) => {
        const box = host.appendChild(document.createElement('div'))
        box.innerHTML = text
        return box
      })
      const inner = boxes.map((box) => box.innerHTML)
      document.addEventListener('click', (event) => event.preventDefault(), true)
      for (const box of boxes) {
        for (const element of box.querySelectorAll<HTMLElement>('*')) {
          for (const type of events) element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
          if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml') found.push(`<${element.localName}> is not HTML`)
          if (element.localName.includes('-')) found.push(`<${element.localName}>`)
          for (const { name } of element.attributes)
            if (/^on|^(?:id|name|style|class|is)$|:|-/.test(name)) found.push(name)
          const { protocol = 'https:' } = element as HTMLAnchorElement
          if (!/^(?:https?|mailto|tel):$/.test(protocol)) found.push(protocol)
        }
      }
      // Everything that waits for images, the next frame or a later task has run.
      const images = [...host.querySelectorAll('img')]
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))))
      if (host.children.length !== texts.length || host.parentElement !== document.body)
        found.push('left its container')
      if (document.body.children.length !== children + 1) found.push('left its page')
      if (Object.getOwnPropertyNames(window).length !== globals) found.push('new globals')
      const named = names.filter((name) => name in window || name in document)
      if (named.length > 0) found.push(`named ${named.join()}`)
      if (!(document.body instanceof HTMLBodyElement)) found.push('document.body is something else')
      host.remove()
      return { ran: window.ran, found, inner }
    },
    { texts, names: NAMES, events: EVENTS },
  )

/** Requests other than those of images. */
const unexpected = (requests: readonly string[]) => requests.filter((request) => !IMAGES.test(request))

describe('HTML from services, sanitized in the browser', () => {
  it('equals the result of the server, is unchanged when sanitized again, and runs and requests nothing', async () => {
    const page = await newPage()
    const requests = await openSanitizerPage(page)
    const kept = ALL.map((one) => one.kept)
    const made = await sanitizeInPage(
      page,
      ALL.map(({ html }) => html),
    )
    const others = ALL.flatMap((one, index) => (made[index] === one.kept ? [] : [{ ...one, made: made[index] }]))
    expect(others).toEqual([])
    expect(await sanitizeInPage(page, kept)).toEqual(kept)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))))
    expect(requests).toEqual([])
    expect(await page.evaluate(() => window.ran)).toEqual([])

    // In a page, only images are requested, and nothing leaves its container.
    expect(await visit(page, kept)).toEqual({ ran: [], found: [], inner: kept })
    expect(unexpected(requests)).toEqual([])
    expect(requests).toContain('image https://images.example/a.png')
  })

  it.each([false, true])('is parsed as it was serialized, in quirks mode: %s', async (isQuirky) => {
    const page = await newPage()
    await openSanitizerPage(page, { isQuirky })
    const read = await page.evaluate(
      (texts) =>
        texts.map((text) => {
          const template = document.createElement('template')
          template.innerHTML = text
          const box = document.createElement('section')
          box.innerHTML = text
          return [template.innerHTML, box.innerHTML]
        }),
      ALL.map(({ kept }) => kept),
    )
    expect(read).toEqual(ALL.map(({ kept }) => [kept, kept]))
  })
})

describe('in a page', () => {
  it('HTML that the server sends runs nothing and does not leave its container', async () => {
    const boxes = ALL.map(({ kept }) => `<section><div>${kept}</div></section>`).join('')
    const page = await newPage()
    const requests = await openSanitizerPage(page, { body: `<main>${boxes}</main><footer></footer>` })
    const seen = await page.evaluate(() => ({
      ran: window.ran,
      page: [...document.body.children].map(({ localName }) => localName),
      sections: [...document.querySelectorAll('main > *')].map((box) => `${box.localName} ${box.children.length}`),
      inner: [...document.querySelectorAll('main > section > div')].map((box) => box.innerHTML),
    }))
    expect(seen).toEqual({
      ran: [],
      page: ['main', 'footer'],
      sections: ALL.map(() => 'section 1'),
      inner: ALL.map(({ kept }) => kept),
    })
    expect(unexpected(requests)).toEqual([])
  })

  it('unsanitized, much of it would run', async () => {
    allowMessages(/./)
    const page = await newPage()
    const requests = await openSanitizerPage(page)
    const raw = ADVERSARIAL_HTML.filter(({ group }) => group === 'event handlers').map(({ html }) => html)
    const seen = await visit(page, [...raw, '<img src="https://evil.example/x.png" id=clobbered name=clobbered>'])
    expect(seen.ran.length).toBeGreaterThan(20)
    expect(seen.found).toEqual(expect.arrayContaining(['onclick', 'style', 'id', 'name']))
    expect(seen.found.join()).toMatch(/named clobbered/)
    expect(requests).toContain('image https://evil.example/x.png')
  })
})

describe('together with the page’s own code', () => {
  const html =
    '<h1 onclick="alert(1)">Việc làm</h1><a href="/a" target="_blank">a</a><img src="/a.png" onerror=alert(1)>'

  it('hooks and settings of the page’s own DOMPurify change nothing, and are not changed', async () => {
    const page = await newPage()
    await openSanitizerPage(page, { hasPurifier: true })
    const seen = await page.evaluate(async (html) => {
      const purifier = window.theirPurifier
      const hooked: unknown[] = []
      purifier.addHook('uponSanitizeElement', (node) => void hooked.push(node))
      purifier.addHook('afterSanitizeAttributes', (node) => {
        node.setAttribute?.('onclick', 'alert(1)')
      })
      purifier.setConfig({ ALLOWED_TAGS: ['b'], ALLOWED_ATTR: ['id'] })
      const made = await window.sanitizeHtml(html)
      const hookedByUs = hooked.length
      return { made, hookedByUs, theirs: purifier.sanitize('<b id="c">a</b><h2>b</h2>') }
    }, html)
    expect(seen).toEqual({
      made: sanitizeHtml(html),
      hookedByUs: 0,
      theirs: '<b id="c" onclick="alert(1)">a</b>b',
    })
  })

  it('text becomes HTML through a policy where a page allows nothing else', async () => {
    const page = await newPage()
    await openSanitizerPage(page, {
      policy: "require-trusted-types-for 'script'; trusted-types jobsite-shell dompurify",
    })
    expect(await sanitizeInPage(page, [html])).toEqual([sanitizeHtml(html)])
    // The name that DOMPurify gives its policies is left to the page.
    const theirs = page.evaluate(() => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): unknown }
      }
      return Boolean(trustedTypes.createPolicy('dompurify', { createHTML: (text: string) => text }))
    })
    expect(await theirs).toBe(true)
  })

  it('returns nothing if the page does not allow the policy', async () => {
    const page = await newPage()
    await openSanitizerPage(page, { policy: "require-trusted-types-for 'script'; trusted-types others" })
    expect(await sanitizeInPage(page, [html, '<p>a'])).toEqual(['', ''])
    const blocked = /This document requires 'TrustedHTML' assignment/
    await expectMessages(/jobsite-shell/, blocked, blocked)
  })

  it('returns nothing if the library cannot be loaded, without a rejection', async () => {
    const page = await newPage()
    await openSanitizerPage(page, { loadsLibrary: false })
    expect(await sanitizeInPage(page, [html, ''])).toEqual(['', ''])
    await expectMessages(/ERR_FAILED/)
  })
})
