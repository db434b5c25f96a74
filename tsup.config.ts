import { readFileSync } from 'node:fs'
import { parse, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'
import { byCondition, VARIANTS } from './scripts/build/byCondition.ts'
import { entrySources } from './scripts/build/entrySources.ts'
import { exportedModules } from './scripts/build/exportedModules.ts'
import { createLayers, type Layer } from './scripts/build/layers.ts'
import { minifyStyles } from './scripts/build/minifyStyles.ts'
import { ownKeysOnly } from './scripts/build/ownKeysOnly.ts'
import { plainRoots, rootsOfSheet } from './scripts/build/plainRoots.ts'
import { preactAlias, productionDefines } from './scripts/build/preactAlias.ts'
import { pureDownshift } from './scripts/build/pureDownshift.ts'
import { recordBundledPackages } from './scripts/build/recordBundledPackages.ts'
import { SHARED_SERVER } from './scripts/build/sharedServer.ts'
import { releaseYear } from './scripts/release/changelog.ts'

/** What the build writes into the sources. */
const define = { __SHELL_RELEASE_YEAR__: String(releaseYear(readFileSync('CHANGELOG.md', 'utf8'))) }

const shared: Options = {
  define,
  target: 'es2022',
  outDir: 'dist',
  // No source maps: the modules are readable, and maps would be a fifth of what is installed.
  sourcemap: false,
  splitting: false,
  esbuildPlugins: [minifyStyles(), recordBundledPackages()],
  // Tables are made by calls at the top of their files: marked as without effect, unused ones fall away for consumers.
  pure: ['Object.freeze', 'Object.keys', 'Object.entries', 'createIsland', 'createPart', 'defineService'],
  external: [
    /^(?:react|react-dom|styled-components|next|msw|react-router|@tanstack\/react-router)(?:\/|$)/,
    'js-cookie',
    'downshift',
    'dompurify',
    'parse5',
    'sanitize-html',
    'valibot',
  ],
}

/** Returns the sources of entry points by the name of their built files. */
const entriesOf = (isChosen: (name: string) => boolean): Record<string, string> =>
  Object.fromEntries(
    entrySources()
      .filter(({ name }) => isChosen(name))
      .map(({ name, source }) => [name, source]),
  )

const carried = entriesOf((name) => name === 'server' || name === 'embed')
const mocks = { mocks: 'src/mocks.ts' }
const react = entriesOf((name) => !(name in carried || name in mocks))

/** Modules for servers and for browsers, between which `imports` of `package.json` chooses. */
const variants = Object.fromEntries(
  Object.values(VARIANTS).flatMap(({ server, browser }) => [server, browser].map(({ name, source }) => [name, source])),
)

/**
 * Everything that the client entry point and those of Next.js export is a file of its own: a page that takes one part gets no
 * other's. Types are in none: a file for them would be empty, and part what belongs together.
 */
const parts = Object.fromEntries(
  Object.values(entriesOf((name) => /^(?:index|next)/.test(name)))
    .flatMap(exportedModules)
    .filter(({ path, values }) => values.length > 0 && path !== VARIANTS['style-registry']?.server.source)
    .map(({ path }) => [`parts/${parse(path).name}`, path]),
)

/** Entry points for pages and servers without React carry a small renderer of their own, and everything else they need. */
const own = (where: 'browser' | 'server'): Options => ({
  ...shared,
  external: [],
  noExternal: [/^(?!node:)/],
  platform: where === 'browser' ? 'browser' : 'neutral',
  define: { ...define, ...productionDefines() },
  esbuildPlugins: [
    preactAlias(where),
    ...(where === 'browser' ? [plainRoots(), pureDownshift()] : []),
    minifyStyles(),
    recordBundledPackages(),
  ],
  // After esbuild has: the scripts are a twentieth smaller than those of either alone.
  minify: where === 'browser' ? 'terser' : true,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 2 }, format: { comments: /allFunctionsCalledOnLoad/ } },
  esbuildOptions(options) {
    options.minify = true
    if (where === 'server') options.mainFields = ['module', 'main']
    // Vietnamese as it is written, not in escapes: see `markEncoding` of the post-build step.
    else options.charset = 'utf8'
  },
})

/** Takes another module in the place of `src/mocks/msw.ts`, which needs top-level `await`. */
const loadMswBy = (name: 'mswRequired' | 'mswInBrowser'): NonNullable<Options['esbuildPlugins']>[number] => ({
  name: 'msw',
  setup(build) {
    build.onResolve({ filter: /\/msw\.ts$/ }, () => ({ path: resolve(`src/mocks/${name}.ts`) }))
  },
})

/** The files that a page of islands loads one after the other: with the page, in idle time, and to render. */
const FIRST: Layer = { file: 'islands.first', entry: 'src/islands/first.ts' }
const AFTER_LOAD: Layer = { file: 'islands.after-load', entry: 'src/islands/afterLoad.ts' }
const HYDRATE: Layer = { file: 'islands.hydration', entry: 'src/islands/hydration/startHydration.tsx' }
const HYDRATION = {
  [HYDRATE.file]: HYDRATE.entry,
  'islands.useShell': 'src/islands/useShell.ts',
  // By its name, for the banner's file, which loads it too.
  'islands.endpoint': 'src/services/fetchEndpoint.ts',
  // What few page views need, or only once the page has loaded.
  'islands.page-view': 'src/served/fullPageView.ts',
  'islands.worker': 'src/served/servedWorker.ts',
}
/** What a top banner does until it is rendered. It shares nothing with what renders: few pages load both. */
const BANNER = { 'islands.banner': 'src/islands/startTopBanner.ts' }
/** What checks a page in development. It shares nothing with the others, which stay as they are in production. */
const CHECK = { 'islands.check': 'src/served/checkServedPage.ts' }
const BROWSER = { 'islands.browser': 'src/islands.browser.ts', 'islands.page': 'src/islands/page.ts' }

const layers = createLayers(
  [FIRST, AFTER_LOAD, HYDRATE],
  [
    { after: FIRST, entries: { [AFTER_LOAD.file]: AFTER_LOAD.entry } },
    { after: FIRST, entries: BROWSER },
    { after: AFTER_LOAD, entries: BANNER },
    { after: AFTER_LOAD, entries: CHECK, isApart: true },
    { after: AFTER_LOAD, entries: HYDRATION },
  ],
  {
    plugins: [rootsOfSheet()],
    external: ['react', 'react-dom', 'js-cookie', 'downshift', 'dompurify', 'valibot'],
    define,
  },
)

const island = (entry: Record<string, string>, plugins: NonNullable<Options['esbuildPlugins']>): Options => ({
  ...shared,
  entry,
  format: 'esm',
  splitting: true,
  esbuildPlugins: [...plugins, rootsOfSheet(), recordBundledPackages()],
})

// `scripts/build/postbuild.ts` marks the files that are for clients.
export default defineConfig([
  {
    ...shared,
    entry: { ...react, ...mocks, ...parts, ...variants },
    format: 'esm',
    splitting: true,
    esbuildPlugins: [byCondition(), ...(shared.esbuildPlugins ?? [])],
  },
  // Declarations are written once, for `require`: those for `import` re-export them (`scripts/build/postbuild.ts`).
  { ...shared, entry: react, format: 'cjs', splitting: true, dts: { entry: { ...react, ...mocks, ...carried } } },
  { ...shared, entry: mocks, format: 'cjs', esbuildPlugins: [loadMswBy('mswRequired'), recordBundledPackages()] },
  // Two entries, so that the file with msw is one of its own: bundlers leave it out where a page answers without handlers.
  {
    ...shared,
    entry: { 'mocks.browser': mocks.mocks, 'mocks.answers': 'src/mocks/answerShellRequest.ts' },
    format: 'esm',
    splitting: true,
    esbuildPlugins: [loadMswBy('mswInBrowser'), recordBundledPackages()],
  },
  // The command of the package: Node only, and in no page.
  {
    ...shared,
    entry: { doctor: 'src/doctor.ts' },
    format: 'esm',
    platform: 'node',
    minify: true,
    banner: { js: '#!/usr/bin/env node' },
  },
  island({ [FIRST.file]: FIRST.entry }, [layers.entryOf(FIRST), layers.sharedAfter()]),
  island({ [AFTER_LOAD.file]: AFTER_LOAD.entry }, [layers.entryOf(AFTER_LOAD), layers.sharedAfter(FIRST)]),
  island(BANNER, [layers.sharedAfter(AFTER_LOAD)]),
  island(CHECK, []),
  island(HYDRATION, [layers.sharedAfter(AFTER_LOAD)]),
  island(BROWSER, [layers.sharedAfter(FIRST)]),
  // One copy for `import` and `require`, which `scripts/build/postbuild.ts` writes: half a megabyte less.
  {
    ...own('server'),
    entry: { [SHARED_SERVER.name]: 'src/server.ts' },
    format: 'iife',
    globalName: 'server',
    footer: { js: `;${SHARED_SERVER.value}=server` },
    outExtension: () => ({ js: '.cjs' }),
  },
  // One build, so that both share their files: the development one adds its messages and nothing else.
  {
    ...own('browser'),
    entry: { embed: 'src/embed.ts', 'embed.dev': 'src/embed.dev.ts' },
    format: 'esm',
    splitting: true,
  },
  {
    ...own('browser'),
    entry: { 'embed.page-view': 'src/embed/pageView.ts' },
    format: 'iife',
    plugins: [ownKeysOnly()],
  },
  {
    ...own('browser'),
    entry: {
      embed: 'src/embed/global.ts',
      'embed.dev': 'src/embed/global.dev.ts',
      'embed.light': 'src/embed/light.ts',
    },
    format: 'iife',
    // Browsers that know it compile the script while it comes, beside the page, instead of each function as it is called.
    banner: { js: '//# allFunctionsCalledOnLoad' },
    plugins: [ownKeysOnly()],
  },
])
