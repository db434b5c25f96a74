import fc from 'fast-check'

/** Half characters of UTF-16, which are none alone. */
const [FIRST_HALF, HALVES] = [0xd800, 0x800]

/** Any character of Unicode: the unit `binary` of `fc.string`, which takes a second to build. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_ffff - HALVES }).map(
  (index) => String.fromCodePoint(index < FIRST_HALF ? index : index + HALVES),
  (text) => {
    const code = typeof text === 'string' ? text.codePointAt(0) : undefined
    if (code === undefined || text !== String.fromCodePoint(code)) throw new Error('not a character')
    return code < FIRST_HALF ? code : code - HALVES
  },
)
