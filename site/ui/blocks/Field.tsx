import { useId, useState } from 'react'
import type { FieldView } from '../view.ts'
import { useWords } from '../words.ts'

/** A labelled field with its help and its error. A password can be shown once script is there. */
export function Field({ field, hasFocus }: { field: FieldView; hasFocus: boolean }) {
  const id = useId()
  const words = useWords()
  const [isShown, setShown] = useState(false)
  const { name, label, type, value, error, hint, required, autoComplete, min, max, minLength, inputMode } = field
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const common = {
    id,
    name,
    required,
    autoComplete,
    minLength,
    inputMode,
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
      ) : (
        <span className="field-box">
          <input {...common} type={type === 'password' && isShown ? 'text' : type} min={min} max={max} />
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
