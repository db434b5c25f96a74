import { Icon } from '../Icon.tsx'
import type { LinkView } from '../view.ts'
import { useWords } from '../words.ts'

/** Active filters, each a link to the search without it. */
export function ActiveFilters({ chips, clear }: { chips: readonly LinkView[]; clear: LinkView | undefined }) {
  const words = useWords()
  if (chips.length === 0 && !clear) return null
  return (
    <ul className="chips active-filters" aria-label={words.active}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a className="chip chip-active" href={href} aria-label={words.remove(label)}>
            {label}
            <Icon name="close" />
          </a>
        </li>
      ))}
      {clear && (
        <li>
          <a className="clear" href={clear.href}>
            {clear.label}
          </a>
        </li>
      )}
    </ul>
  )
}
