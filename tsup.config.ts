import { defineConfig, type Options } from 'tsup'

const shared: Options = {
  format: ['esm', 'cjs'],
  dts: true,
  target: 'es2022',
  outDir: 'dist',
  sourcemap: true,
  splitting: false,
  external: ['react', 'react-dom', 'styled-components', 'js-cookie'],
}

export default defineConfig([
  // The client door starts with its directive; the others have none, so they are built apart.
  { ...shared, entry: { index: 'src/index.ts' }, banner: { js: '"use client";' } },
  { ...shared, entry: { core: 'src/core.ts' } },
])
