import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { minifyStyles } from './scripts/minifyStyles.ts'
import { noteBundled } from './scripts/noteBundled.ts'
import { ownRenderer, ownStyles } from './scripts/ownRenderer.ts'

const shared: Options = {
  target: 'es2022',
  outDir: 'dist',
  sourcemap: true,
  splitting: false,
  esbuildPlugins: [minifyStyles()],
  // Tables are made by calls at the top of their files: marked as without effect, unused ones fall away for consumers.
  pure: ['Object.freeze', 'Object.keys', 'Object.entries'],
  external: [
    /^(?:react|react-dom|styled-components|next|msw)(?:\/|$)/,
    'js-cookie',
    'downshift',
    'dompurify',
    'parse5',
    'sanitize-html',
    'valibot',
  ],
}

const react = { index: 'src/index.ts', core: 'src/core.ts', next: 'src/next.ts', mocks: 'src/mocks.ts' }
const carried = { server: 'src/server.ts', embed: 'src/embed.ts' }

/**
 * Everything that the client door exports is a file of its own: a page that takes one part gets no other's. Types are in
 * none: a file for them would be empty, and part what belongs together.
 */
const exported = readFileSync('src/index.ts', 'utf8').replace(/^export type \{[^}]*\} from .*$/gm, '')
const parts = Object.fromEntries(
  [...exported.matchAll(/^\} from '\.\/(.*)'|^export .* from '\.\/(.*)'/gm)].map(([, several, one]) => {
    const file = several ?? one ?? ''
    return [`parts/${basename(file).replace(/\.tsx?$/, '')}`, `src/${file}`]
  }),
)

/** Doors for pages and servers without React carry a small renderer of their own, and everything else they need. */
const own = (where: 'browser' | 'server', mode: 'production' | 'development'): Options => ({
  ...shared,
  external: [],
  noExternal: [/^(?!node:)/],
  sourcemap: false,
  platform: where === 'browser' ? 'browser' : 'neutral',
  define: ownStyles(mode),
  esbuildPlugins: [ownRenderer(where), minifyStyles(), noteBundled()],
  minify: mode === 'production',
  esbuildOptions(options) {
    if (where === 'server') options.mainFields = ['module', 'main']
  },
})

// `scripts/finishBuild.ts` marks the files that are for clients.
export default defineConfig([
  {
    ...shared,
    entry: { ...react, ...parts },
    format: 'esm',
    splitting: true,
    dts: { entry: { ...react, ...carried } },
  },
  { ...shared, entry: react, format: 'cjs', dts: { entry: { ...react, ...carried } } },
  { ...own('server', 'production'), entry: { server: 'src/server.ts' }, format: ['esm', 'cjs'] },
  { ...own('browser', 'production'), entry: { embed: 'src/embed.ts' }, format: 'esm', splitting: true },
  { ...own('browser', 'production'), entry: { embed: 'src/embed.ts' }, format: 'cjs' },
  { ...own('browser', 'development'), entry: { 'embed.dev': 'src/embed.ts' }, format: 'esm', splitting: true },
  ...(['production', 'development'] as const).map((mode) => ({
    ...own('browser', mode),
    entry: { [mode === 'production' ? 'embed' : 'embed.dev']: 'src/embed/global.ts' },
    format: 'iife' as const,
    // Browsers that know it compile the script while it comes, beside the page, instead of each function as it is called.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    globalName: 'JobSiteShell',
  })),
])
