const OFFSET_MS = 7 * 60 * 60 * 1000

/**
 * An instant as the site writes it: ISO 8601 at +07:00 to the second, whatever the zone of the machine.
 * `''` for an invalid date, and for what is none.
 *
 * @example formatTimestamp(new Date('2026-11-20T09:51:07Z')) // '2026-11-20T16:51:07+07:00'
 */
export function formatTimestamp(date: Date): string {
  const shifted = new Date(Number(date?.getTime?.()) + OFFSET_MS)
  if (Number.isNaN(shifted.getTime())) return ''
  return `${shifted.toISOString().slice(0, -5)}+07:00`
}
