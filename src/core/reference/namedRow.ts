import type { Named } from '../named.ts'

/** Creates a frozen table row: id, Vietnamese name, English name. */
export const namedRow = (id: number, name: string, nameEn: string): Named => Object.freeze({ id, name, nameEn })
