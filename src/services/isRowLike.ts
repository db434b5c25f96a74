import { isRecord } from '../core/text/json.ts'

/** Returns whether a value is written as a row: an object with an id or attributes, not an error or an empty object. */
export const isRowLike = (value: unknown): boolean =>
  isRecord(value) && (Object.hasOwn(value, 'id') || Object.hasOwn(value, 'attributes'))
