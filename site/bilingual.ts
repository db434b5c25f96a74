import type { Language } from '@jobsite/shell/core'

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>

/** A text in both languages, Vietnamese first. One text alone represents both. */
export function text(vi: string, en: string = vi): Bilingual {
  return { vi, en }
}
