import type { FigureView } from '../view.ts'

/** Numbers in large type; one with a URL is a link as a whole. */
export function Figures({ figures }: { figures: readonly FigureView[] }) {
  return (
    <ul className="figures">
      {figures.map(({ value, label, href }) => (
        <li key={label} className="card">
          {href ? (
            <a href={href}>
              <strong>{value}</strong> <span>{label}</span>
            </a>
          ) : (
            <p>
              <strong>{value}</strong> <span>{label}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
