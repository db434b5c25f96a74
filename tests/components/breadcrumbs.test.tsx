import { Breadcrumbs, type BreadcrumbsProps, ShellProvider, type ShellProviderProps } from '@jobsite/shell'
import { type Language, localizeUrl, messages } from '@jobsite/shell/core'
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'
import { hydrate } from './hydrate.ts'
import { config } from './shell.tsx'

const tree = (props: BreadcrumbsProps, provider: ShellProviderProps) => (
  <ShellProvider config={config} user={null} registerServiceWorker={false} {...provider}>
    <Breadcrumbs {...props} />
  </ShellProvider>
)

const show = (provider: ShellProviderProps, props: BreadcrumbsProps = {}) => render(tree(props, provider))

const jsonLd = () => JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null')

describe.each<Language>(['vi', 'en'])('breadcrumbs in %s', (language) => {
  const url = localizeUrl('/viec-lam-it-phan-mem-i35-vn', language)

  it('are a landmark with a list: links, and the page itself as text; as JSON-LD with absolute URLs', () => {
    show({ language, url })
    const nav = within(screen.getByRole('navigation', { name: breadcrumbMessages[language].label }))
    const name = language === 'vi' ? 'IT - Phần mềm' : 'IT - Software'
    const above = [
      [messages[language].homeTitle, localizeUrl('/', language)],
      [breadcrumbMessages[language].jobs, localizeUrl('/viec-lam', language)],
    ]
    expect(nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual(above)
    expect(nav.getAllByRole('listitem')).toHaveLength(3)
    expect(nav.getByText(name).getAttribute('aria-current')).toBe('page')
    expect(jsonLd().itemListElement).toMatchObject(
      [...above, [name, url]].map(([text, href], index) => ({
        position: index + 1,
        name: text,
        item: config.siteOrigin + href,
      })),
    )
  })
})

describe('breadcrumbs', () => {
  it('are hydrated without a warning', () => {
    const element = tree({ current: '</script><b>' }, { language: 'en', url: '/a-job-1763221-jd' })
    const { host, faults, end } = hydrate(renderToString(element), element)
    expect(faults).toEqual([])
    expect(host.querySelectorAll('b')).toHaveLength(0)
    expect(jsonLd().itemListElement.at(-1).name).toBe('</script><b>')
    end()
  })

  it('are not there on the home page', () => {
    const { container } = show({ url: '/' })
    expect(container.innerHTML).toBe('')
  })

  it('follow the language and the page', () => {
    const { rerender } = show({ language: 'vi', url: '/muc-luong' })
    rerender(tree({}, { language: 'en', url: '/interview' }))
    expect(screen.getByText('Interview questions').getAttribute('aria-current')).toBe('page')
  })

  it('take a custom trail, but no unsafe link', () => {
    const trail = [
      { label: 'Trang chủ', href: '/' },
      { label: 'Lạ', href: 'javascript:alert(1)' },
      { label: 'Đây', href: '/day', current: true as const },
    ]
    show({ url: '/bat-ky' }, { trail })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Trang chủ'])
    expect(screen.getByText('Lạ').tagName).toBe('SPAN')
    expect(jsonLd().itemListElement).toHaveLength(2)
  })

  it.each<[string, object]>([
    ['a trail that is none', { trail: {} }],
    ['a name that is no text', { current: 7 }],
  ])('are those of the URL for %s', (_, props) => {
    show({ language: 'en', url: '/interview' }, props)
    expect(screen.getByText('Interview questions').getAttribute('aria-current')).toBe('page')
  })

  it('omit the JSON-LD on request', () => {
    show({ url: '/muc-luong' }, { jsonLd: false })
    expect(jsonLd()).toBeNull()
  })

  it('use the page’s link component', () => {
    show({ url: '/muc-luong', linkComponent: (props) => <a data-router="" {...props} /> })
    expect(screen.getByRole('link').hasAttribute('data-router')).toBe(true)
  })
})
