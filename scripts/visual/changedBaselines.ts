import { compareScreenshots } from './compareScreenshots.ts'
import type { ChangedScreenshot } from './compareWithBaselines.ts'

type ReadFile = (path: string) => Promise<Buffer | null>

/** Compares the baselines of two revisions. Files that are not PNG files or look the same are omitted. */
export async function changedBaselines(
  paths: readonly string[],
  readBefore: ReadFile,
  readAfter: ReadFile,
): Promise<ChangedScreenshot[]> {
  const compared = await Promise.all(
    paths
      .filter((path) => path.endsWith('.png'))
      .map(async (path): Promise<ChangedScreenshot | null> => {
        const [before, after] = await Promise.all([readBefore(path), readAfter(path)])
        const file = path.split('/').slice(-2).join('/')
        const change = { file, name: file.replace('/', ': ').replace('.png', ''), before, after }
        if (!before || !after) return { ...change, what: before ? 'removed' : 'new', difference: null }
        const difference = compareScreenshots(before, after)
        if (!difference) return null
        const { pixels, sizes, image } = difference
        return { ...change, what: `${pixels} pixels differ${sizes ? `; size ${sizes}` : ''}`, difference: image }
      }),
  )
  return compared.filter((change) => change !== null)
}
