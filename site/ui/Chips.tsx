import type { LinkView } from './view.ts'

/** Links as chips, side by side. */
export function Chips({ links }: { links: readonly LinkView[] }) {
  return (
    <ul className="chips">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="chip" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
