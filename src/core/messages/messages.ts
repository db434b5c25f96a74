import type { Language } from '../language/language.ts'
import { en } from './en.ts'
import { type Messages, vi } from './vi.ts'

export type { Messages } from './vi.ts'

/**
 * Texts of the shell in both languages.
 *
 * @example messages.en.homeTitle // 'Homepage'
 */
export const messages: Readonly<Record<Language, Messages>> = /* @__PURE__ */ Object.freeze({ vi, en })
