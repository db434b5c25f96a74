import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the object in a JSON file; `null` if there is none. */
export function readJson(path: string): Record<string, unknown> | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Returns the names of the packages that an app depends on. */
export function readDependencies(folder: string): string[] {
  const { dependencies, devDependencies } = readJson(join(folder, 'package.json')) ?? {}
  return Object.keys({ ...Object(dependencies), ...Object(devDependencies) })
}
