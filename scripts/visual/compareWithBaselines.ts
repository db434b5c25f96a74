import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareScreenshots } from './compareScreenshots.ts'
import type { Screenshot } from './screenshots.ts'
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
        const after = await takeScreenshot(page, origin, screenshot).catch(({ message }: Error) => message)
        const change = { file, name, before, difference: null, ...(baseline !== file && { baseline }) }
        if (typeof after === 'string')
          return { ...change, what: `no screenshot: ${after}`, isBroken: true, after: null }
        if (!before) return { ...change, what: 'new', after }
        const difference = compareScreenshots(before, after)
        if (!difference) return null
        const { pixels, sizes, image } = difference
        const what = `${pixels} ${pixels === 1 ? 'pixel differs' : 'pixels differ'}${sizes ? `; size ${sizes}` : ''}`
        return { ...change, what, after, difference: image }
      }),
    ),
  )
  return found.filter((change) => change !== null)
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
