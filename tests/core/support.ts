import type { MenuItem } from '@jobsite/shell/core'
import fc from 'fast-check'

/** Every item of a menu, parents before their children. */
export const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])])

/** The item of an id, which must be there. */
export function itemOf(items: readonly MenuItem[], id: string): MenuItem {
  const item = flatten(items).find((candidate) => candidate.id === id)
  if (!item) throw new Error(`no menu item ${id}`)
  return item
}

/** Whether a table is frozen, all the way down. */
export function isDeepFrozen(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return Object.isFrozen(value) && Object.values(value).every(isDeepFrozen)
}

/** Characters that Vietnamese is written with, beside others that URLs and keywords meet. */
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzABCXYZđĐêôơưăâáàảãạếềểễệốồổỗộớờởỡợứừửữựắằẳẵặấầẩẫậíìỉĩịýỳỷỹỵ0123456789']

export const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 8 })

/** Words that search URLs preserve: letters and digits, and the two names with signs. */
export const keyword = fc
  .array(fc.oneof({ weight: 6, arbitrary: word }, fc.constantFrom('C#', 'C++', 'c#', 'c++', 'kế', 'toán', 'trưởng')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((words) => words.join(' ').normalize('NFC'))

export const query = fc.oneof(
  fc.constantFrom(
    '',
    '?',
    '?a=1',
    '?a=1&b=2&a=3',
    '?l=29.24',
    '?q=k%E1%BA%BF%20to%C3%A1n',
    '?x=%',
    '?a&&b',
    '?lang=1',
    '?lang=2',
  ),
  fc
    .array(fc.tuple(word, word), { minLength: 1, maxLength: 4 })
    .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`),
)

export const hash = fc.constantFrom('', '#', '#top', '#/viec-lam', '#a?lang=vi', '#jobs')

export const origin = fc.constantFrom(
  '',
  'https://www.jobsite.example',
  'http://localhost:3000',
  '//cdn.jobsite.example',
  'HTTPS://WWW.JOBSITE.EXAMPLE',
)
