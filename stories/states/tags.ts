import type { State } from './state.ts'

/** Tags that the sidebar's filter offers, each with the states that have it, and further words that find these states. */
export const TAG_RULES: readonly (readonly [tag: string, has: (state: State) => boolean, words?: string])[] = [
  ['mobile', ({ globals }) => (globals?.width ?? 1300) < 768, 'phone điện thoại'],
  ['tablet', ({ globals }) => (globals?.width ?? 1300) >= 768 && (globals?.width ?? 1300) < 1300, 'máy tính bảng'],
  ['wide', ({ globals }) => globals?.width === 1920],
  ['dark', ({ globals }) => globals?.colorScheme === 'dark', 'dark mode giao diện tối'],
  ['forced-colors', ({ globals }) => globals?.contrast === 'forced', 'high contrast windows độ tương phản cao'],
  ['print', ({ globals }) => globals?.medium === 'print', 'paper PDF in ấn'],
  ['english', ({ globals }) => globals?.language === 'en', 'tiếng Anh'],
  ['large-text', ({ globals }) => globals?.text === '200', 'zoom large text chữ lớn'],
  ['page-css', ({ globals }) => globals?.pageCss !== undefined],
  ['logged-in', ({ globals }) => globals?.user === 'user'],
  ['error', ({ section }) => section === 8, 'lỗi'],
  ['loading', ({ pending, name }) => pending === true || /\bloading\b/i.test(name), 'đang tải'],
  ['keyboard', ({ name }) => /\bkeyboard\b/i.test(name)],
  ['hover', ({ pseudo }) => pseudo === 'hover', 'mouse over rê chuột'],
  ['pressed', ({ pseudo }) => pseudo === 'pressed', 'active clicked nhấn'],
  ['focus', ({ pseudo, name }) => pseudo === 'focus' || /^focus\b/i.test(name), 'focus visible outline tiêu điểm'],
]

/** Returns the tags of a state for the sidebar's filter. */
export const tagsOf = (state: State): string[] => TAG_RULES.filter(([, has]) => has(state)).map(([tag]) => tag)

/** Returns the words, other than its name, that the sidebar's search finds a state by. */
export const keywordsOf = (state: State): string =>
  [state.keywords, ...TAG_RULES.map(([, has, words]) => has(state) && words)].filter(Boolean).join(' ')
