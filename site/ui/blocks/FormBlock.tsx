import { type FormEvent, useId, useState } from 'react'
import { HiddenFields } from '../HiddenFields.tsx'
import { Icon } from '../Icon.tsx'
import { NetworkIcon } from '../NetworkIcon.tsx'
import { usePageUrl } from '../pageUrl.ts'
import { useIsHydrated } from '../useIsHydrated.ts'
import type { FormView } from '../view.ts'
import { ERROR, useLanguage, useWords } from '../words.ts'
import { Field, readError } from './Field.tsx'

type Errors = Readonly<Record<string, string | undefined>>

const buttonClass = ({ isOn, isInline, isGrave }: FormView): string => {
  if (isOn !== undefined) return 'switch-button'
  if (isGrave) return 'button button-quiet button-grave'
  return isInline ? 'button button-quiet' : 'button'
}

/**
 * A form that works without script. Errors are said at their fields and in a summary: by the server, and by script before
 * the form is sent, in the page's language. Without script the browser checks the fields.
 */
export function FormBlock({ form, note }: { form: FormView; note?: string }) {
  const words = useWords()
  const language = useLanguage()
  const { url } = usePageUrl()
  const id = useId()
  const isHydrated = useIsHydrated()
  const {
    method,
    action,
    fields,
    hidden = {},
    others = [],
    footer,
    submit,
    submitName,
    isInline,
    isOn,
    username,
  } = form
  const [rejected, setRejected] = useState<{ readonly errors: Errors; readonly count: number } | null>(null)
  const errors: Errors = rejected?.errors ?? Object.fromEntries(fields.map(({ name, error }) => [name, error]))
  const said = rejected ? undefined : form.error
  const invalid = fields.filter(({ name }) => errors[name])
  const fieldId = (name: string): string => `${id}-${name}`
  // One field is corrected at once; several are listed first.
  const isListFirst = said !== undefined || invalid.length > 1

  const check = (event: FormEvent<HTMLFormElement>): void => {
    const found = Object.fromEntries(
      fields.map((field) => [field.name, readError(event.currentTarget.elements.namedItem(field.name), field, words)]),
    )
    const wrong = fields.filter(({ name }) => found[name])
    if (wrong.length === 0) return
    event.preventDefault()
    setRejected((before) => ({ errors: found, count: (before?.count ?? 0) + 1 }))
    const prefix = `${ERROR[language]}: `
    if (!document.title.startsWith(prefix)) document.title = prefix + document.title
    const target = wrong.length > 1 ? `${id}-errors` : fieldId(wrong[0]?.name ?? '')
    // The list is rendered by then.
    requestAnimationFrame(() => document.getElementById(target)?.focus())
  }

  return (
    <form
      className={isInline ? 'form-inline' : 'form'}
      method={method}
      action={action}
      encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
      noValidate={isHydrated}
      onSubmit={check}
    >
      {(said || invalid.length > 0) && (
        <div
          className="form-error"
          id={`${id}-errors`}
          role="alert"
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: the page of a rejected form begins with its errors
          autoFocus={isListFirst}
          key={rejected?.count}
        >
          <p>{said ?? words.problems}</p>
          {invalid.length > 0 && (
            <ul>
              {invalid.map(({ name, label }) => (
                <li key={name}>
                  <a href={`#${fieldId(name)}`}>
                    {label}: {errors[name]}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <HiddenFields fields={Object.entries(hidden)} />
      {/* Password managers see whose password it is. */}
      {username && <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />}
      {method === 'post' && action.startsWith('/account/') && (
        <HiddenFields
          fields={[
            ['language', language],
            ['returnTo', url],
          ]}
        />
      )}
      {fields.map((field) => (
        <Field
          key={field.name}
          id={fieldId(field.name)}
          field={field}
          error={errors[field.name]}
          hasFocus={!isListFirst && field === invalid[0]}
        />
      ))}
      {/* What cannot be undone is said before the button. */}
      {form.isGrave && note && <p className="form-note">{note}</p>}
      <button
        className={buttonClass(form)}
        type="submit"
        aria-label={submitName}
        {...(isOn !== undefined && { role: 'switch', 'aria-checked': isOn })}
      >
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
      {!form.isGrave && note && <p className="form-note">{note}</p>}
    </form>
  )
}
