import { Icon } from '../Icon.tsx'
import type { CardView } from '../view.ts'

/** Cards side by side; one with a URL is a link as a whole. */
export function Cards({ cards, isSection }: { cards: readonly CardView[]; isSection: boolean }) {
  const Title = isSection ? 'h3' : 'h2'
  return (
    <ul className="cards">
      {cards.map(({ title, icon, text, steps, href, meta }) => (
        <li key={title} className="card" data-icon={icon && ''}>
          {icon && (
            <span className="card-icon">
              <Icon name={icon} />
            </span>
          )}
          <Title>{href ? <a href={href}>{title}</a> : title}</Title>
          {text && <p>{text}</p>}
          {steps && (
            <ol className="steps">
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {meta && <p className="card-meta">{meta}</p>}
          {icon && href && <Icon name="arrow" />}
        </li>
      ))}
    </ul>
  )
}
