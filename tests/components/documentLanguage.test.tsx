import { Footer, Header, ShellProvider, type ShellProviderProps, SideNav } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { render, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { keepLines } from './services.ts'
import { NO_DATA, serverDocument } from './shell.tsx'

const page = (props: ShellProviderProps) => (
  <ShellProvider user={undefined} data={NO_DATA} {...props}>
    <Header />
    <SideNav />
    <Footer />
  </ShellProvider>
)
const root = document.documentElement
/** Waits for the corrections that follow from what has happened. */
const settle = async () => {
  for (let step = 0; step < 10; step += 1) await new Promise((resolve) => setTimeout(resolve))
}

describe('the language of the document', () => {
  it.each<[before: string | null, props: ShellProviderProps, during: string | null]>([
    ['vi', { url: '/jobs' }, 'en'],
    ['vi', { url: '/viec-lam' }, 'vi'],
    [null, { url: '/jobs' }, 'en'],
    ['en-US', { url: '/jobs' }, 'en-US'],
    ['VI', { url: '/jobs' }, 'en'],
    ['ja', { url: '/jobs' }, 'ja'],
    ['vi', { url: '/jobs', documentLanguage: false }, 'vi'],
    ['vi', { url: '/viec-lam', language: 'en' }, 'en'],
  ])('lang=%j, with %j: %j, and as it was afterwards', (before, props, during) => {
    if (before !== null) root.lang = before
    const { unmount } = render(page(props))
    expect(root.getAttribute('lang')).toBe(during)
    unmount()
    expect(root.getAttribute('lang')).toBe(before)
  })

  it('follows the page through client navigation', () => {
    root.lang = 'vi'
    const { rerender } = render(page({ url: '/viec-lam' }))
    const seen = ['/jobs', '/salary', '/muc-luong', '/jobs'].map((url) => {
      rerender(page({ url }))
      return root.lang
    })
    expect(seen).toEqual(['en', 'en', 'vi', 'en'])
  })

  it('stays when the HTML of the next page, in the same language, has replaced the shell', () => {
    root.lang = 'vi'
    const { container, unmount } = render(page({ url: '/jobs' }))
    const next = document.createElement('div')
    next.innerHTML = '<header data-shell="header" lang="en"></header>'
    container.replaceWith(next)
    unmount()
    expect(root.lang).toBe('en')
    next.remove()
  })

  it('sets it again when a router writes the language that it holds', async () => {
    root.lang = 'vi'
    const { unmount } = render(page({ url: '/jobs' }))
    for (const written of ['vi', 'VI-vn', '']) {
      root.lang = written
      await waitFor(() => expect(root.lang).toBe('en'))
    }
    root.lang = 'ja'
    await settle()
    expect(root.lang).toBe('ja')
    unmount()
    root.lang = 'vi'
    await settle()
    expect(root.lang).toBe('vi')
  })

  it('is the last one’s where shells of two languages are on one page', async () => {
    root.lang = 'vi'
    render(page({ url: '/jobs' }))
    const { unmount } = render(
      <ShellProvider url="/viec-lam" user={undefined} data={NO_DATA}>
        <Footer />
      </ShellProvider>,
    )
    const writes: string[] = []
    const observer = new MutationObserver(() => writes.push(root.lang))
    observer.observe(root, { attributes: true })
    root.lang = 'en'
    await settle()
    observer.disconnect()
    expect(writes).toEqual(['en', 'vi'])
    unmount()
  })

  it('is the page’s where it goes on setting another', async () => {
    root.lang = 'vi'
    let writes = 0
    const observer = new MutationObserver(() => {
      if (root.lang === 'vi' || writes === 100) return
      writes += 1
      root.lang = 'vi'
    })
    observer.observe(root, { attributes: true })
    render(page({ url: '/jobs' }))
    await waitFor(() => expect(writes).toBeGreaterThan(40))
    for (let before = 0; before !== writes && writes < 60; ) {
      before = writes
      await settle()
    }
    observer.disconnect()
    expect(writes).toBeLessThan(60)
    expect(root.lang).toBe('vi')
  })

  it('leaves it to a framework that sets it', () => {
    root.lang = 'vi'
    const { rerender, unmount } = render(page({ url: '/jobs' }))
    root.lang = 'vi'
    rerender(page({ url: '/viec-lam' }))
    expect(root.lang).toBe('vi')
    unmount()
    expect(root.lang).toBe('vi')
  })
})

it.each(['vi', 'en'] as const)(
  'the language of the shell is on each of its roots, in the server’s HTML: %s',
  (language) => {
    const roots = [...serverDocument({ language }).querySelectorAll('[data-shell]')]
    expect(roots.length).toBeGreaterThan(3)
    for (const element of roots) expect(element.getAttribute('lang'), element.outerHTML.slice(0, 99)).toBe(language)
  },
)

describe('a config with placeholders of the preset', () => {
  const { lines, logger } = keepLines()
  const named = () => lines.filter((line) => line.includes('(code: placeholder-config)'))
  const warned = async (props: ShellProviderProps, mode: string) => {
    // Once a page: each case is a page of its own.
    Reflect.deleteProperty(globalThis, Symbol.for('@jobsite/shell/reported'))
    lines.length = 0
    vi.stubEnv('NODE_ENV', mode)
    const { unmount } = render(page({ ...props, logger }))
    // The page is checked in a task of its own.
    await new Promise((resolve) => setTimeout(resolve))
    unmount()
    return named()
  }
  const half = defineConfig({ siteDomain: 'example.vn' })

  it('is named in development, once', async () => {
    await warned({ config: half }, 'development')
    render(page({ config: half, logger }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(named()).toEqual([
      expect.stringMatching(/^warn: .* example\.vn .* links\.faq, .*social\.spotify\. .*\(code: placeholder-config\)$/),
    ])
    expect(named()[0]).not.toContain('hosts.')
  })

  it.each<[string, ShellProviderProps, string]>([
    ['production', { config: half }, 'production'],
    ['a test', { config: half }, 'test'],
    ['development, of the preset as a whole', {}, 'development'],
    ['development, on a single host', { config: defineConfig({ siteDomain: 'localhost' }) }, 'development'],
  ])('is ignored in %s', async (_, props, mode) => {
    expect(await warned(props, mode)).toEqual([])
  })
})
