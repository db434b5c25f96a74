import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'

const core = fileURLToPath(new URL('../../dist/core.js', import.meta.url))

const ENTRY = 'virtual:entry'

/** Measures the bytes (Brotli) of one import of the core entry point in a consumer's bundle. */
async function bytesOf(name: string): Promise<number> {
  const entry: Plugin = {
    name: 'entry',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? ENTRY : null),
    load: (id) => (id === ENTRY ? `export { ${name} } from ${JSON.stringify(core)}` : null),
  }
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry],
    build: {
      write: false,
      minify: 'oxc',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, external: ['js-cookie'], preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  expect(outputs).not.toHaveLength(0)
  return outputs.reduce((sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0), 0)
}

it.each([
  ['slugify', 700],
  ['formatTimestamp', 300],
  ['displayName', 300],
  ['encodeKeyword', 600],
  ['buildSearchUrl', 1650],
])('%s alone contains no tables: at most %i bytes', async (name, most) => {
  expect(await bytesOf(name)).toBeLessThanOrEqual(most)
})
