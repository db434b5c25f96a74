import type { LinkView } from '../view.ts'

/** Links with a short note each. */
export function Links({ links }: { links: readonly LinkView[] }) {
  return (
    <ul className="links">
      {links.map(({ label, href, note }) => (
        <li key={href}>
          <a href={href}>{label}</a>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
