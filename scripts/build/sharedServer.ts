import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }

/**
 * The code of `/server`, which both its module for `import` and that for `require` load. It is neither: a script that imports and
 * exports nothing, and leaves its exports in a value of its version. So every runtime, test runner and bundler loads the same
 * file: Jest requires no ES module, and some bundlers import nothing of a CommonJS module.
 */
export const SHARED_SERVER = {
  name: 'server.shared',
  value: `globalThis[Symbol.for('@jobsite/shell/server/${version}')]`,
} as const

/** Writes the modules of `/server`, once its code is built. */
export function writeServerModules(dist: string): void {
  const file = `./${SHARED_SERVER.name}.cjs`
  const names = Object.keys(loadSharedServer(join(dist, file))).sort()
  writeFileSync(
    join(dist, 'server.js'),
    `import '${file}'\nexport const { ${names.join(', ')} } = ${SHARED_SERVER.value}\n`,
  )
  writeFileSync(join(dist, 'server.cjs'), `require('${file}')\nmodule.exports = ${SHARED_SERVER.value}\n`)
}

function loadSharedServer(file: string): object {
  createRequire(import.meta.url)(file)
  return new Function(`return ${SHARED_SERVER.value}`)()
}
