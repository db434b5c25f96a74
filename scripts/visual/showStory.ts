import type { Page } from 'playwright'
import type { ListedState } from '../../stories/states/components.ts'
import { USUAL_WIDTH } from '../../stories/states/state.ts'
import { PATIENCE_MS } from '../patience.ts'

/** Viewport heights in CSS pixels: of phones and tablets, and of desktops. */
const HEIGHTS = { narrow: 844, wide: 900 }

interface Channel {
  readonly last: (event: string) => unknown[] | undefined
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly emit: (event: string, payload: unknown) => void
  /** Events since the last story was chosen by `chooseStory`; absent before. */
  latest?: Map<string, unknown[]>
  /** Ends the wait for the story that was chosen last. */
  end?: () => void
}

interface StorybookWindow {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: Channel
}

/** Preview URL and story that each page shows. */
const shown = new WeakMap<Page, { preview: string; id: string }>()

/** Color preferences that every story is tested with. */
export type Media = 'light' | 'dark' | 'forced'

/** Values that the state does not set. */
export interface ShowOptions {
  /** As in the toolbar. @default 'vi' */
  language?: 'vi' | 'en' | 'stretched'
  /** The visitor's preference. @default 'light' */
  colorScheme?: 'light' | 'dark'
}

/**
 * Opens a story by itself, with its state's values, and waits until its play function has finished. A page that shows
 * another story with the same options changes to it without loading again.
 *
 * @throws Error with what failed in the story or in its play function.
 */
export async function showStory(
  page: Page,
  origin: string,
  { story: id, globals = {}, toolbar = {} }: Pick<ListedState, 'story' | 'globals' | 'toolbar'>,
  { language, colorScheme = 'light' }: ShowOptions = {},
): Promise<void> {
  // Tests run axe themselves, with three color preferences. A color scheme that is not pinned follows the preference.
  const values = [
    'a11y.manual:!true',
    ...Object.entries(toolbar).flatMap(([name, value]) =>
      name === 'width' || (name === 'language' && language) ? [] : [`${name}:${value}`],
    ),
    ...(globals.colorScheme ? [] : ['colorScheme:light dark']),
    ...(language ? [`language:${language}`] : []),
  ].join(';')
  const preview = `${origin}/iframe.html?viewMode=story&globals=${encodeURIComponent(values)}`
  const before = shown.get(page)
  shown.set(page, { preview, id })
  const canChange = before?.preview === preview && before.id !== id && (await page.evaluate(hasToolbarOfUrl))
  // Left before the window changes: a sheet that closes with the width goes back in the history, which ends a navigation.
  if (!canChange) await page.goto('about:blank')
  const { width = USUAL_WIDTH, contrast, motion = 'reduced', medium } = globals
  await page.setViewportSize({ width, height: width < 992 ? HEIGHTS.narrow : HEIGHTS.wide })
  await page.emulateMedia({
    media: medium === 'print' ? 'print' : 'screen',
    colorScheme,
    forcedColors: contrast === 'forced' ? 'active' : 'none',
    contrast: contrast === 'more' ? 'more' : 'no-preference',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
  })
  if (canChange) await page.evaluate(chooseStory, id)
  else await page.goto(`${preview}&id=${id}`)
  const failure = await page.waitForFunction(readFailure, undefined, { timeout: PATIENCE_MS }).then(
    (handle) => handle.jsonValue() as Promise<string>,
    () => `the story did not finish in ${PATIENCE_MS / 1000} seconds`,
  )
  if (failure !== 'none') throw new Error(`${id}: ${failure}`)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** The color preferences that every story is tested with. */
export const MEDIA: readonly Media[] = ['light', 'dark', 'forced']

/** Changes the visitor's color preference, without loading the story again. */
export async function setMedia(page: Page, media: Media): Promise<void> {
  await page.emulateMedia({
    colorScheme: media === 'dark' ? 'dark' : 'light',
    forcedColors: media === 'forced' ? 'active' : 'none',
  })
}

/** In the page: whether no story has changed the toolbar since it loaded. */
function hasToolbarOfUrl(): boolean {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
  const first = channel?.last('setGlobals')?.[0] as { globals?: unknown } | undefined
  const latest = channel?.last('globalsUpdated')?.[0] as { userGlobals?: unknown } | undefined
  return !!channel && (!latest || JSON.stringify(latest.userGlobals) === JSON.stringify(first?.globals))
}

/** In the page: shows another story, as a click on its name in the sidebar does, and waits until it has finished or failed. */
function chooseStory(storyId: string): Promise<void> {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__ as Channel
  if (!channel.latest) {
    for (const event of [
      'playFunctionThrewException',
      'storyThrewException',
      'storyErrored',
      'storyMissing',
      'storyFinished',
    ]) {
      channel.on(event, (payload) => {
        channel.latest?.set(event, [payload])
        channel.end?.()
      })
    }
  }
  channel.latest = new Map()
  return new Promise((resolve) => {
    channel.end = resolve
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** In the page: `null` while the story runs, then its failure, or `none`. */
function readFailure(): string | null {
  const channel = (window as unknown as StorybookWindow).__STORYBOOK_ADDONS_CHANNEL__
  const last = (event: string) => (channel?.latest ? channel.latest.get(event) : channel?.last(event))
  const messageOf = (event: string): string | undefined => {
    const [failure] = (last(event) ?? []) as { message?: string; description?: string; title?: string }[]
    // The failure alone, without the DOM that Testing Library appends.
    const text = failure && (failure.message ?? `${failure.title} ${failure.description}`)
    return text && `${event}: ${text.split('\n\nHere are the matching')[0]?.split('\n\nIgnored nodes')[0]}`
  }
  const broken =
    messageOf('playFunctionThrewException') ??
    messageOf('storyThrewException') ??
    messageOf('storyErrored') ??
    (last('storyMissing') ? 'there is no such story' : undefined)
  if (broken) return broken
  const [finished] = (last('storyFinished') ?? []) as { status?: string }[]
  if (!finished) return null
  return finished.status === 'success' ? 'none' : `it finished with ${finished.status}`
}
