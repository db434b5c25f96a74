import type { RowView } from '../view.ts'
import { FormBlock } from './FormBlock.tsx'

/** Things one below the other, each with its actions, which are plain forms; a word where there are none. */
export function Rows({ rows, empty }: { rows: readonly RowView[]; empty: string }) {
  if (rows.length === 0) return <p className="notice">{empty}</p>
  return (
    <ul className="rows">
      {rows.map(({ title, href, text, forms }) => (
        <li key={title}>
          <div>
            {href ? <a href={href}>{title}</a> : <strong>{title}</strong>}
            {text && <p>{text}</p>}
          </div>
          {forms.map((form) => (
            <FormBlock key={form.action} form={form} />
          ))}
        </li>
      ))}
    </ul>
  )
}
