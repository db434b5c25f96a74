import type { ListedState } from '../../stories/states/parts.ts'
import { comparePictures } from './comparePictures.ts'
import type { DeskBrowser } from './deskBrowser.ts'
import type { Picture } from './Picture.ts'
import type { Pictures } from './pictureBook.ts'
import { takePicture } from './takePicture.ts'

/** A picture that is not as it was accepted. */
export interface ChangedPicture {
  readonly id: string
  readonly name: string
  /** What is different, in words. */
  readonly what: string
  /** The story could not be drawn. @default false */
  readonly isBroken?: boolean
  /** `null` where there is none. */
  readonly before: Picture | null
  readonly after: Picture | null
  readonly difference: Picture | null
}

/** Draws states, and says which are not as the book has them, and which of the book there are no more. */
export async function compareWithBook(
  desk: DeskBrowser,
  origin: string,
  states: readonly ListedState[],
  book: Pictures,
  known: readonly ListedState[] = states,
): Promise<ChangedPicture[]> {
  const found = await Promise.all(
    states.map((state) =>
      desk.onPage(async ({ page }): Promise<ChangedPicture | null> => {
        const { id, part } = state
        const given = { id, name: `${part}: ${state.name}`, before: book.get(id) ?? null, difference: null }
        const after = await takePicture(page, origin, state).catch(({ message }: Error) => message)
        if (typeof after === 'string') return { ...given, what: `no picture: ${after}`, isBroken: true, after: null }
        if (!given.before) return { ...given, what: 'a new picture', after }
        const difference = comparePictures(given.before, after)
        if (!difference) return null
        const { pixels, sizes, picture } = difference
        const what = `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${sizes ? `; the size was ${sizes}` : ''}`
        return { ...given, what, after, difference: picture }
      }),
    ),
  )
  const ids = new Set(known.map(({ id }) => id))
  const gone = [...book]
    .filter(([id]) => !ids.has(id))
    .map(([id, before]) => {
      return { id, name: id, what: 'a picture of a state that there is no more', before, after: null, difference: null }
    })
  return [...found.filter((picture) => picture !== null), ...gone]
}
