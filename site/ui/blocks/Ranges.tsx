import type { RangeView } from '../view.ts'
import { useWords } from '../words.ts'

/** Drawn widths are shares of this. */
const WHOLE = 100

/** Lets a name of alternatives ("Hardware/Networking") break after each. */
const breakable = (label: string): string => label.replaceAll('/', '/\u200B')

/** Pay from lowest to highest, row by row on one scale, with the average marked. Renders a table. */
export function Ranges({ caption, rows }: { caption: string; rows: readonly RangeView[] }) {
  const words = useWords()
  const top = Math.max(...rows.map(({ high }) => high))
  const at = (amount: number): number => Math.round((amount / top) * WHOLE * 10) / 10
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="table ranges" aria-label={caption} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{words.lowest}</th>
            <th scope="col">{words.middle}</th>
            <th scope="col">{words.highest}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, href, note, low, middle, high, amounts }) => (
            <tr key={label}>
              <th scope="row">
                <span className="range-label">
                  {href ? <a href={href}>{breakable(label)}</a> : breakable(label)}
                  <span>{note}</span>
                </span>
                <svg className="range" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" rx="1" className="range-ground" />
                  <rect x={at(low)} width={Math.max(at(high) - at(low), 1)} height="8" className="range-span" />
                  <rect x={Math.max(at(middle) - 0.4, 0)} width="0.8" height="8" className="range-middle" />
                </svg>
              </th>
              {amounts.map((amount, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the three amounts never change places
                <td key={index}>{amount}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
