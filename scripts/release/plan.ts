import { appendFileSync } from 'node:fs'
import { readChangesets } from '../checks/changesets.ts'
import { isTagged, versionCommit } from './lastRelease.ts'

/** Input of the release workflow. */
export interface ReleaseState {
  /** Whether a canary version was requested. */
  readonly isCanary: boolean
  /** Number of changesets on the branch. */
  readonly changesets: number
  /** Whether the version in package.json has a tag: its release is complete. */
  readonly isTagged: boolean
  /** Returns the commit that changed the version. */
  versionCommit(): string
}

/** Steps of the release workflow. */
export interface ReleasePlan {
  readonly step: 'canary' | 'publish' | 'version' | 'nothing'
  /** Whether to open or update the pull request of the next version. */
  readonly hasChangesets: boolean
  /** The commit to publish; empty when nothing is published. */
  readonly commit: string
}

/**
 * Plans a run of the release workflow. A version without a tag is published first, from its own commit, even if other changes
 * were merged since: no version is lost when GitHub drops a waiting run.
 */
export function planRelease({ isCanary, changesets, isTagged, versionCommit }: ReleaseState): ReleasePlan {
  const hasChangesets = changesets > 0
  if (isCanary) return { step: hasChangesets ? 'canary' : 'nothing', hasChangesets: false, commit: '' }
  if (!isTagged) return { step: 'publish', hasChangesets, commit: versionCommit() }
  return { step: hasChangesets ? 'version' : 'nothing', hasChangesets, commit: '' }
}

/** Prints the step of the plan, and writes the plan to the job's outputs. */
if (import.meta.main) {
  const root = process.cwd()
  const plan = planRelease({
    isCanary: process.argv.includes('--canary'),
    changesets: readChangesets(root).length,
    isTagged: isTagged(root),
    // Later changes belong to the next version.
    versionCommit: () => {
      const commit = versionCommit(root)
      if (commit === null) throw new Error('This clone has no history. Run "git fetch --unshallow --tags".')
      return commit
    },
  })
  if (process.env.GITHUB_OUTPUT) {
    const outputs = Object.entries(plan).map(([name, value]) => `${name}=${value}\n`)
    appendFileSync(process.env.GITHUB_OUTPUT, outputs.join(''))
  }
  console.log(plan.step)
}
