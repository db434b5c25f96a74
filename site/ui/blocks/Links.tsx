import type { LinkView } from '../view.ts'

/** Links with a short note each, in columns; or as chips, side by side. */
export function Links({ links, look }: { links: readonly LinkView[]; look?: 'chips' | undefined }) {
  return (
    <ul className={look ?? 'links'}>
      {links.map(({ label, href, note }) => (
        <li key={href}>
          <a className={look && 'chip'} href={href}>
            {label}
          </a>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  )
}
