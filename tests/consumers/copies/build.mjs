// One page with two copies of styled-components: the host's own and the one that the shell finds.
import { build } from 'esbuild'

for (const mode of ['development', 'production']) {
  await build({
    entryPoints: ['main.jsx'],
    outfile: `dist/${mode}.js`,
    bundle: true,
    jsx: 'automatic',
    minify: mode === 'production',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  })
}
