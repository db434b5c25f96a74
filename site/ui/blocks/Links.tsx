import type { LinkView } from '../view.ts'

/** Links in columns, each with a short note. */
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
