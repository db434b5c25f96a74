import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  target: 'es2022',
  outDir: 'dist',
  sourcemap: true,
  splitting: false,
  // Tables are made by calls at the top of their files: marked as without effect, unused ones fall away for consumers.
  pure: ['Object.freeze', 'Object.keys', 'Object.entries'],
  external: [
    'react',
    'react-dom',
    'styled-components',
    'js-cookie',
    'downshift',
    'dompurify',
    'parse5',
    'sanitize-html',
    'valibot',
  ],
}

/** Client files start with their directive; the others have none, so they are built apart. */
const client: Options = { ...shared, entry: { index: 'src/index.ts' }, banner: { js: '"use client";' } }

export default defineConfig([
  // What is loaded on first use is a file of its own, where the format can have one.
  { ...client, format: 'esm', splitting: true, dts: true },
  { ...client, format: 'cjs', dts: true },
  { ...shared, entry: { core: 'src/core.ts', server: 'src/server.ts' }, format: ['esm', 'cjs'], dts: true },
])
