import type { Language } from '../language/language.ts'
import { en } from './en.ts'
import { type Messages, vi } from './vi.ts'

export type { Messages } from './vi.ts'

/**
 * The shell's wording in both languages.
 *
 * @example messages.en.homeTitle // 'Homepage'
 */
export const messages: Readonly<Record<Language, Messages>> = Object.freeze({ vi, en })
