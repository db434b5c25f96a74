import { detectLanguage } from '@jobsite/shell/core'
import type { ShellProviderProps } from '@jobsite/shell/islands'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { config, DemoPage, type DemoPageProps } from './DemoPage.tsx'
import type { DemoMessage } from './demos.ts'

/** Hydrates an example. Links lead to other pages of the example: the shell renders them, and the frame stays. */
export function start(Example: ComponentType<ShellProviderProps>): void {
  const page: DemoPageProps = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}')
  const element = document.getElementById('page') as HTMLElement
  let { url, language } = page

  const draw = () => <DemoPage Example={Example} page={{ ...page, url, language }} navigate={open} />
  const root = hydrateRoot(element, draw())

  function open(href: string): void {
    const target = new URL(href, config.siteOrigin)
    const isOwn = target.origin === config.siteOrigin
    const shown = isOwn ? target.href.slice(target.origin.length) : target.href
    if (isOwn) {
      url = shown
      language = detectLanguage(url) ?? (target.searchParams.get('lang') === 'en' ? 'en' : language)
      root.render(draw())
      scrollTo(0, 0)
    }
    const message: DemoMessage = { demo: page.name, url: shown, language }
    parent.postMessage(message, location.origin)
  }

  // Links that the browser would follow itself: to another site, and to the page in the other language.
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    const href = link?.getAttribute('href')
    if (event.defaultPrevented || !href || href.startsWith('#')) return
    event.preventDefault()
    open(href)
  })
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    if (event.target instanceof HTMLFormElement) open(event.target.action)
  })
}
