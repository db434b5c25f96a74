import { Icon } from '../Icon.tsx'
import { NetworkIcon } from '../NetworkIcon.tsx'
import type { FormView } from '../view.ts'
import { useWords } from '../words.ts'
import { Field } from './Field.tsx'

/** A form that works without script; errors are said at the top and at their fields. */
export function FormBlock({ form, note }: { form: FormView; note?: string }) {
  const words = useWords()
  const { method, action, fields, error, hidden = {}, others = [], footer, submit } = form
  const firstInvalid = fields.find((field) => field.error)
  return (
    <form className="form" method={method} action={action}>
      {error && (
        // biome-ignore lint/a11y/noAutofocus: the page of a rejected form begins with its error
        <p className="form-error" role="alert" tabIndex={-1} autoFocus>
          {error}
        </p>
      )}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Field key={field.name} field={field} hasFocus={!error && field === firstInvalid} />
      ))}
      <button className="button" type="submit">
        {submit}
      </button>
      {others.length > 0 && (
        <>
          <p className="form-or">
            <span>{words.or}</span>
          </p>
          <ul className="form-others">
            {others.map(({ label, href, icon }) => (
              <li key={href}>
                <a className="button button-quiet" href={href}>
                  {icon === 'mail' ? <Icon name="mail" /> : <NetworkIcon name={icon} />}
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {footer && (
        <p className="form-footer">
          {footer.text} <a href={footer.link.href}>{footer.link.label}</a>
        </p>
      )}
      {note && <p className="form-note">{note}</p>}
    </form>
  )
}
