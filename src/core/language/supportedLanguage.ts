import { DEFAULT_LANGUAGE, isLanguage, type Language } from './language.ts'

/** Returns a language unchanged; Vietnamese for any other value, which JavaScript without types can pass. */
export const supportedLanguage = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE)
