import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Screenshot } from '../../stories/states/screenshots.ts'
import { compareScreenshots } from './compareScreenshots.ts'
import type { StorybookBrowser } from './storybookBrowser.ts'
import { takeScreenshot } from './takeScreenshot.ts'

/** A screenshot that differs from its baseline. */
export interface ChangedScreenshot {
  /** Path in the report; below the folder of baselines, unless `baseline` says otherwise. */
  readonly file: string
  /** Path of the baseline that belongs to another screenshot. @default none */
  readonly baseline?: string
  readonly name: string
  /** The difference in words. */
  readonly what: string
  /** The story failed. @default false */
  readonly isBroken?: boolean
  /** PNG files; `null` without one. */
  readonly before: Buffer | null
  readonly after: Buffer | null
  readonly difference: Buffer | null
}

/** Takes screenshots and returns those that differ from the baselines of a folder. */
export async function compareWithBaselines(
  storybook: StorybookBrowser,
  origin: string,
  screenshots: readonly Screenshot[],
  folder: string,
): Promise<ChangedScreenshot[]> {
  const found = await Promise.all(
    screenshots.map((screenshot) =>
      storybook.onPage(async ({ page }): Promise<ChangedScreenshot | null> => {
        const { file, baseline, state, language, colorScheme } = screenshot
        const before = await readFile(join(folder, baseline)).catch(() => null)
        const name = `${state.component}: ${state.name} (${language}, ${colorScheme})`
        const change = { file, name, ...(baseline !== file && { baseline }) }
        const after = await takeScreenshot(page, origin, screenshot).catch(({ message }: Error) => message)
        if (typeof after !== 'string') return changeOf(change, before, after)
        return { ...change, what: `no screenshot: ${after}`, isBroken: true, before, after: null, difference: null }
      }),
    ),
  )
  return found.filter((change) => change !== null)
}

/** Compares the baselines of two revisions. Files that are not PNG files or look the same are omitted. */
export async function changedBaselines(
  paths: readonly string[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<ChangedScreenshot[]> {
  const found = await Promise.all(
    paths
      .filter((path) => path.endsWith('.png'))
      .map(async (path) => {
        const file = path.split('/').slice(-2).join('/')
        const name = file.replace('/', ': ').replace('.png', '')
        return changeOf(
          { file, name },
          ...(await Promise.all([readBefore(path).catch(none), readAfter(path).catch(none)])),
        )
      }),
  )
  return found.filter((change) => change !== null)
}

/** Rejects if the revision does not have the file. */
type ReadFile = (path: string) => Promise<Buffer>

const none = (): null => null

/** Returns how a screenshot differs; `null` if no pixel does. */
function changeOf(
  change: Pick<ChangedScreenshot, 'file' | 'name' | 'baseline'>,
  before: Buffer | null,
  after: Buffer | null,
): ChangedScreenshot | null {
  if (!before || !after) return { ...change, what: before ? 'removed' : 'new', before, after, difference: null }
  const difference = compareScreenshots(before, after)
  if (!difference) return null
  const { pixels, sizes, image } = difference
  const what = `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${sizes ? `; size ${sizes}` : ''}`
  return { ...change, what, before, after, difference: image }
}

/** Returns the baselines of a folder without a screenshot. */
export async function staleBaselines(screenshots: readonly Screenshot[], folder: string): Promise<ChangedScreenshot[]> {
  const files = await readdir(folder, { recursive: true }).catch(() => [])
  const known = new Set(screenshots.map(({ baseline }) => baseline))
  const stale = files.filter((file) => file.endsWith('.png') && !known.has(file)).sort()
  return Promise.all(
    stale.map(async (file) => ({
      file,
      name: file,
      what: 'removed: no state has this screenshot',
      before: await readFile(join(folder, file)),
      after: null,
      difference: null,
    })),
  )
}
