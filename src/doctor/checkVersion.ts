import { findCopies } from './checkApp.ts'
import { type Finding, finding } from './Finding.ts'

const DEADLINE_MS = 5000

/** Checks whether the installed version is the registry's latest. */
export async function checkVersion(folder: string, registry: string): Promise<Finding> {
  const installed = findCopies(folder)[0]?.version
  try {
    const url = `${registry.replace(/\/$/, '')}/@jobsite%2Fshell/latest`
    const answer = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    const { version } = (await answer.json()) as { version?: unknown }
    if (!installed || typeof version !== 'string') throw new Error('no version')
    const problem = `${installed} is installed, ${version} is the latest: apps of one site should show one header. Run "npm install @jobsite/shell@latest".`
    return finding('version', isBehind(installed, version) ? problem : undefined, `${installed} is the latest version.`)
  } catch {
    return {
      check: 'version',
      status: 'skipped',
      message: `The registry ${registry} did not return the latest version.`,
    }
  }
}

/**
 * Returns whether a version is older than another one; a prerelease (after a hyphen) is older than its release.
 *
 * @example isBehind('1.2.3', '1.10.0') // true
 */
export function isBehind(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => {
    const [release = '', pre] = version.split('+', 1)[0]?.split(/-(.*)/s) ?? []
    return [...release.split('.').map(Number), pre === undefined ? 1 : 0]
  })
  const at = left?.findIndex((part, index) => part !== right?.[index]) ?? -1
  return at >= 0 && (left?.[at] ?? 0) < (right?.[at] ?? 0)
}
