import type { CardView } from '../view.ts'

/** Cards side by side; one with a URL is a link as a whole. */
export function Cards({ cards, isSection }: { cards: readonly CardView[]; isSection: boolean }) {
  const Title = isSection ? 'h3' : 'h2'
  return (
    <ul className="cards">
      {cards.map(({ title, text, href, meta }) => (
        <li key={title} className="card">
          <Title>{href ? <a href={href}>{title}</a> : title}</Title>
          <p>{text}</p>
          {meta && <p className="card-meta">{meta}</p>}
        </li>
      ))}
    </ul>
  )
}
