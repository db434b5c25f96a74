/** Input of the release workflow. */
export interface ReleaseState {
  /** Whether a canary version was requested. */
  readonly isCanary: boolean
  /** Number of changesets on the branch. */
  readonly changesets: number
  /** The version in package.json. */
  readonly version: string
  /** Whether that version has a tag: its release is complete. */
  readonly isTagged: boolean
  /** Returns the commit of that version. */
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

/** Version before the first release. */
const UNRELEASED = '0.0.0'

/**
 * Plans a run of the release workflow. A version without a tag is published first, from its own commit, even if other changes
 * were merged since: no version is lost when GitHub drops a waiting run.
 */
export function planRelease({ isCanary, changesets, version, isTagged, versionCommit }: ReleaseState): ReleasePlan {
  const hasChangesets = changesets > 0
  if (isCanary) return { step: hasChangesets ? 'canary' : 'nothing', hasChangesets: false, commit: '' }
  if (version !== UNRELEASED && !isTagged) return { step: 'publish', hasChangesets, commit: versionCommit() }
  return { step: hasChangesets ? 'version' : 'nothing', hasChangesets, commit: '' }
}
