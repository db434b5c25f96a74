import type { Language } from '@jobsite/shell/core'

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** A text in both languages, Vietnamese first. One text alone represents both. */
export function text(vi: string, en: string = vi): Bilingual {
  return { vi, en }
}

/** A value with each text in one language. */
export type InLanguage<Value> = Value extends Bilingual
  ? string
  : Value extends (...values: infer Values) => Bilingual
    ? (...values: Values) => string
    : Value extends object
      ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
      : Value

/** A value in which each text may be in both languages. */
export type Localizable<Value> = Value extends string
  ? string extends Value
    ? Value | Bilingual
    : Value
  : Value extends object
    ? { readonly [Key in keyof Value]: Localizable<Value[Key]> }
    : Value

/** Returns texts in a language: one, or each in a list, an object, or the result of a function. */
export function inLanguage<Value>(value: Value, language: Language): InLanguage<Value>
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === 'function') return (...values: unknown[]) => inLanguage(value(...values), language)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => inLanguage(one, language))
  if ('vi' in value && 'en' in value) return (value as Bilingual)[language]
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inLanguage(one, language)]))
}
