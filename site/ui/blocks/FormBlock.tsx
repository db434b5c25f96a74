import { useId } from 'react'
import type { FieldView, FormView } from '../view.ts'

/** A form that works without script; errors are said at the top and at their fields. */
export function FormBlock({ form, note }: { form: FormView; note?: string }) {
  return (
    <form className="form" method={form.method} action={form.action}>
      {form.error && (
        <p className="form-error" role="alert">
          {form.error}
        </p>
      )}
      {Object.entries(form.hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {form.fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
      <button className="button" type="submit">
        {form.submit}
      </button>
      {note && <p className="form-note">{note}</p>}
    </form>
  )
}

function Field({ field }: { field: FieldView }) {
  const id = useId()
  const { name, label, type, value, error, required, autoComplete, min, minLength } = field
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        defaultValue={value}
        required={required}
        autoComplete={autoComplete}
        min={min}
        minLength={minLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </div>
  )
}
