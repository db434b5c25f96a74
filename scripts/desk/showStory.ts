import type { Page } from 'playwright'
import type { ListedState } from '../../stories/states/parts.ts'

/** Where stories are when their state does not say: the width of the window in CSS pixels. */
const WIDTH = 1300

/** Heights of windows in CSS pixels: of phones and tablets, and of desktops. */
const HEIGHTS = { narrow: 844, wide: 900 }

interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { last: (event: string) => unknown[] | undefined }
}

/** What a visitor prefers. */
export type Media = 'light' | 'dark' | 'forced'

/** What to show a story with, where its state leaves it open. */
export interface ShowOptions {
  /** As in the toolbar. @default 'vi' */
  language?: 'vi' | 'en' | 'stretched'
}

/**
 * Shows a story by itself, as its state says, and waits until its play test is through.
 *
 * @throws Error that says what failed in the story or in its play test.
 */
export async function showStory(
  page: Page,
  origin: string,
  { id, look = {} }: Pick<ListedState, 'id' | 'look'>,
  { language }: ShowOptions = {},
): Promise<void> {
  const { width = WIDTH, contrast, motion = 'reduced', colours } = look
  await page.setViewportSize({ width, height: width < 992 ? HEIGHTS.narrow : HEIGHTS.wide })
  await page.emulateMedia({
    colorScheme: 'light',
    forcedColors: contrast === 'forced' ? 'active' : 'none',
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  })
  // Axe is run by whoever shows the story, in three kinds of colours. Colours not pinned follow the visitor's.
  const globals = [
    'a11y.manual:!true',
    ...(colours ? [] : ['colours:light dark']),
    ...(language ? [`language:${language}`] : []),
  ].join(';')
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(globals)}`)
  const failure = await page.waitForFunction(readFailure, undefined, { timeout: 30_000 }).then(
    (handle) => handle.jsonValue() as Promise<string>,
    () => 'the story did not finish in 30 seconds',
  )
  if (failure !== 'none') throw new Error(`${id}: ${failure}`)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Kinds of colours that every story is looked at in. */
export const MEDIA: readonly Media[] = ['light', 'dark', 'forced']

/** Asks for other colours, without another start of the story. */
export async function setMedia(page: Page, media: Media): Promise<void> {
  await page.emulateMedia({
    colorScheme: media === 'dark' ? 'dark' : 'light',
    forcedColors: media === 'forced' ? 'active' : 'none',
  })
}

/** In the page: `null` while the story runs, then what failed, or `none`. */
function readFailure(): string | null {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
  const messageOf = (event: string): string | undefined => {
    const [failure] = (channel?.last(event) ?? []) as { message?: string; description?: string; title?: string }[]
    // Of what failed, not of all that was on the page.
    const text = failure && (failure.message ?? `${failure.title} ${failure.description}`)
    return text && `${event}: ${text.split('\n\nHere are the matching')[0]?.split('\n\nIgnored nodes')[0]}`
  }
  const broken =
    messageOf('playFunctionThrewException') ??
    messageOf('storyThrewException') ??
    messageOf('storyErrored') ??
    (channel?.last('storyMissing') ? 'there is no such story' : undefined)
  if (broken) return broken
  const [finished] = (channel?.last('storyFinished') ?? []) as { status?: string }[]
  if (!finished) return null
  return finished.status === 'success' ? 'none' : `it finished with ${finished.status}`
}
