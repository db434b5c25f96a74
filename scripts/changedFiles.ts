import { git } from './release/lastRelease.ts'

/** Returns the commit where this branch left the main branch; `HEAD` without one. */
export const branchPoint = (root: string, main = 'main'): string =>
  git(root, 'merge-base', 'HEAD', `origin/${main}`) ?? git(root, 'merge-base', 'HEAD', main) ?? 'HEAD'

/**
 * Returns the files that differ from a commit, committed or not, and new files; `null` without Git. Deleted files are among
 * them.
 */
export function changedFiles(root: string, since = branchPoint(root)): string[] | null {
  const changed = git(root, 'diff', '--name-only', '--relative', since)
  const added = git(root, 'ls-files', '--others', '--exclude-standard')
  if (changed === null || added === null) return null
  return [...new Set(`${changed}\n${added}`.split('\n').filter((file) => file !== ''))].sort()
}
