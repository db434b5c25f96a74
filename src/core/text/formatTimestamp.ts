const OFFSET_MS = 7 * 60 * 60 * 1000

/**
 * Formats a date as ISO 8601 at +07:00, to the second, in any time zone of the machine. `''` for an invalid date and
 * for other values.
 *
 * @example formatTimestamp(new Date('2026-11-20T09:51:07Z')) // '2026-11-20T16:51:07+07:00'
 */
export function formatTimestamp(date: Date): string {
  const shifted = new Date(Number(date?.getTime?.()) + OFFSET_MS)
  if (Number.isNaN(shifted.getTime())) return ''
  return `${shifted.toISOString().slice(0, -5)}+07:00`
}
