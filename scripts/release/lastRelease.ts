import { execFileSync } from 'node:child_process'
import { readManifest } from '../checks/entryPoints.ts'

/** Runs Git in a folder and returns what it prints, trimmed; `null` if it fails. */
export function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1e8,
    }).trim()
  } catch {
    return null
  }
}

/** Returns whether the version in package.json has a tag: its release is complete. */
export const isTagged = (root: string): boolean => Boolean(git(root, 'tag', '--list', tagOf(root)))

/**
 * Returns the commit that last changed the version in package.json. `null` without Git, and in a shallow clone: its oldest
 * commit seems to add every line.
 */
export function versionCommit(root: string): string | null {
  if (git(root, 'rev-parse', '--is-shallow-repository') !== 'false') return null
  return git(root, 'log', '-1', '--format=%H', '-G"version": "', '--', 'package.json') || null
}

/** Returns the commit of the last version: its tag, or the commit that made it; `null` where this clone has neither. */
export function lastRelease(root: string): string | null {
  return isTagged(root) ? git(root, 'rev-parse', `${tagOf(root)}^{commit}`) : versionCommit(root)
}

/** Returns a file as it was in a commit; `null` if it was not there. */
export const fileAt = (root: string, commit: string, file: string): string | null =>
  git(root, 'show', `${commit}:./${file}`)

const tagOf = (root: string): string => `v${readManifest(root).version}`
