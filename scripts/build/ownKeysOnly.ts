import type { Options } from 'tsup'

type Plugin = NonNullable<Options['plugins']>[number]

/** esbuild's helper that defines the exports of a module in a script, minified: it also visits what the object inherits. */
const HELPER = /for\(var (\w+) in (\w+)\)(?=[\w$]+\(\w+,\1,\{get:\2\[\1\],enumerable:!0\}\))/g

/**
 * Lets a script define only the exports that its modules have. A page may give `Object.prototype` an enumerable value: esbuild's
 * helper takes it for an export, and the script stops with an error before it has done anything.
 */
export const ownKeysOnly = (): Plugin => ({
  name: 'own-keys-only',
  renderChunk(code) {
    return { code: code.replace(HELPER, 'for(let $1 of Object.keys($2))') }
  },
})
