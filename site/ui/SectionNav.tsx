import { useEffect, useRef } from 'react'
import type { PageView } from './view.ts'

/** The pages of a section: a column, or a row that scrolls on narrow screens, at the current page. */
export function SectionNav({ label, links }: NonNullable<PageView['nav']>) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft
  }, [])
  return (
    <nav className="page-width page-nav" aria-label={label}>
      <ul ref={list}>
        {links.map(({ label, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
