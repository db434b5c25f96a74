import { execFile } from 'node:child_process'
import { join } from 'node:path'

interface Issue {
  readonly file: string
  readonly [kind: string]: unknown
}

/** Files, exports and dependencies that nothing uses, and dependencies that are used without being named. */
export async function checkUnused(
  root: string,
  tool = join(process.cwd(), 'node_modules/knip/bin/knip.js'),
): Promise<string[]> {
  const output = await new Promise<string>((resolve, reject) => {
    // Ends with 1 where it finds something, with 2 where it fails.
    execFile(
      process.execPath,
      [tool, '--no-progress', '--no-config-hints', '--reporter', 'json'],
      { cwd: root },
      (error, stdout, stderr) => (error && error.code !== 1 ? reject(new Error(stderr || stdout)) : resolve(stdout)),
    )
  })
  const { issues } = JSON.parse(output) as { issues: Issue[] }
  return issues.flatMap((issue) =>
    Object.entries(issue).flatMap(([kind, found]) =>
      Array.isArray(found) && kind !== 'owners'
        ? found.flat().map(({ name }: { name: string }) => `${issue.file}: ${name} (${kind})`)
        : [],
    ),
  )
}
