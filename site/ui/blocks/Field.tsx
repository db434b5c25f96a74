import { type ChangeEvent, useState } from 'react'
import { useIsHydrated } from '../useIsHydrated.ts'
import type { FieldView } from '../view.ts'
import { useWords } from '../words.ts'

interface FieldProps {
  id: string
  field: FieldView
  error: string | undefined
  hasFocus: boolean
}

/** A labelled field with its help and its error. A password can be shown once script is there. */
export function Field({ id, field, error, hasFocus }: FieldProps) {
  const words = useWords()
  const [isShown, setShown] = useState(false)
  const [fileName, setFileName] = useState('')
  const isHydrated = useIsHydrated()
  const { name, label, type, value, hint, required, autoComplete, min, max, minLength, inputMode, options, help } =
    field
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const common = {
    id,
    name,
    required,
    autoComplete,
    defaultValue: value,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
    autoFocus: hasFocus || undefined,
  }
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea {...common} rows={4} />
      ) : type === 'select' ? (
        <select {...common}>
          {options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : (
        <span className="field-box" data-file={type === 'file' && isHydrated ? '' : undefined}>
          <input
            {...common}
            {...(type === 'file' && {
              onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setFileName(target.files?.[0]?.name ?? ''),
            })}
            type={type === 'password' && isShown ? 'text' : type}
            min={min}
            max={max}
            minLength={minLength}
            inputMode={inputMode}
            accept={field.accept}
            pattern={field.pattern}
          />
          {/* The browser's own words for it are in another language, perhaps. */}
          {type === 'file' && isHydrated && (
            <span className="field-file" aria-hidden="true">
              <span className="button button-quiet">{words.chooseFile}</span>
              <span>{fileName || words.noFile}</span>
            </span>
          )}
          {type === 'password' && (
            <button
              type="button"
              aria-describedby={`${id}-label`}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? words.hide : words.show}
            </button>
          )}
        </span>
      )}
      {help && (
        <a className="field-help" href={help.href}>
          {help.label}
        </a>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}

/** Returns what is wrong with a field by the browser's own checks, in the page's words; `undefined` if nothing is. */
export function readError(
  element: Element | RadioNodeList | null,
  { invalid, limit, fileLimit }: FieldView,
  words: Pick<ReturnType<typeof useWords>, 'missing' | 'invalid'>,
): string | undefined {
  const { validity, value, files } = element as HTMLInputElement
  const isShort = validity.tooShort || (value !== '' && value.length < (element as HTMLInputElement).minLength)
  if (limit && value.length > limit.max) return limit.error
  if (fileLimit && (files?.[0]?.size ?? 0) > fileLimit.max) return fileLimit.error
  if (validity.valid && !isShort) return undefined
  return validity.valueMissing ? words.missing : (invalid ?? words.invalid)
}
