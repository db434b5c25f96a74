import type { PagerLink } from '../view.ts'
import { useWords } from '../words.ts'

/** The pages of a list. Renders a `<nav>`, or nothing for one page. */
export function Pager({ pages }: { pages: readonly PagerLink[] }) {
  const words = useWords()
  if (pages.length === 0) return null
  return (
    <nav className="pager" aria-label={words.pages}>
      <ul>
        {pages.map(({ label, name, href, rel, isCurrent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name of its own
          <li key={index}>
            {href === undefined ? (
              <span aria-hidden="true">{label}</span>
            ) : (
              <a href={href} rel={rel} aria-label={name} aria-current={isCurrent && 'page'}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
