import { readdir, readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Manifest, type Plugin } from 'vite'
import type { PageTools, RenderPage } from '../web/respondPage.ts'
import { fingerprint } from './fingerprint.ts'
import { inRoot } from './paths.ts'

/** The versions of React that the site runs on. */
export type ReactVersion = 18 | 19

/** `development` builds React with its warnings, which tests want to see. */
export type BuildMode = 'production' | 'development'

/** The built site: what pages are made with, and the folder of what browsers load. */
export interface BuiltSite extends PageTools {
  readonly clientFolder: string
}

const CLIENT_ENTRY = 'ui/client.tsx'

/** Lets browsers compile the first script while it comes, next to the page, instead of each function as it is called. */
const compileAtOnce: Plugin = {
  name: 'compile-at-once',
  generateBundle: {
    // After Vite has put its own lines at the start.
    order: 'post',
    handler(_, files) {
      for (const file of Object.values(files))
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
}

/** Fails where files import each other: the one that a page requests first would run before what it needs. */
const refuseCycles: Plugin = {
  name: 'refuse-cycles',
  generateBundle(_, files) {
    const visit = (name: string, importers: readonly string[]): void => {
      if (importers.includes(name)) throw new Error(`Files import each other: ${[...importers, name].join(' → ')}`)
      const file = files[name]
      if (file?.type === 'chunk') for (const imported of file.imports) visit(imported, [...importers, name])
    }
    for (const name of Object.keys(files)) visit(name, [])
  },
}

/** Inputs of the site's build. */
const SOURCES = ['site', 'dist', 'package.json', 'package-lock.json'].map((name) => inRoot(name))

/**
 * Builds the browser's bundle and the server's, each version and mode in a folder of its own, unless they were built from
 * the very same files before, and loads the latter.
 */
export async function buildSite(version: ReactVersion, mode: BuildMode): Promise<BuiltSite> {
  const folder = inRoot('node_modules', '.cache', 'site', `react-${version}-${mode}`)
  const clientFolder = `${folder}/client`
  const serverFolder = `${folder}/server`
  const note = `${folder}/sources`
  const sources = await fingerprint(SOURCES)
  if (sources === null || (await readFile(note, 'utf8').catch(() => '')) !== sources) {
    console.log('Building the site.')
    await buildBundles(version, mode, clientFolder, serverFolder)
    await compressFiles(`${clientFolder}/assets`)
    await writeFile(note, sources ?? '')
  }
  const manifest = JSON.parse(await readFile(`${clientFolder}/.vite/manifest.json`, 'utf8')) as Manifest
  const entry = manifest[CLIENT_ENTRY]
  if (!entry) throw new Error(`The client bundle has no entry ${CLIENT_ENTRY}.`)
  // A fresh URL a build, so that a second site in this process does not get the first one's module.
  const server = (await import(`${pathToFileURL(serverFolder)}/renderPage.mjs?${Date.now()}`)) as {
    renderPage: RenderPage
  }
  return {
    clientFolder,
    render: server.renderPage,
    assets: {
      script: `/${entry.file}`,
      imports: (entry.imports ?? []).map((name) => `/${manifest[name]?.file}`),
      styles: (entry.css ?? []).map((file) => `/${file}`),
    },
  }
}

async function buildBundles(
  version: ReactVersion,
  mode: BuildMode,
  clientFolder: string,
  serverFolder: string,
): Promise<void> {
  const client = sharedConfig(version, mode, 'islands.browser.js')
  await build({
    ...client,
    plugins: [...(client.plugins ?? []), compileAtOnce, refuseCycles],
    build: {
      outDir: clientFolder,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: { input: inRoot('site', CLIENT_ENTRY) },
    },
  })
  await build({
    ...sharedConfig(version, mode, 'islands.js'),
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: serverFolder,
      emptyOutDir: true,
      ssr: inRoot('site', 'ui', 'renderPage.tsx'),
      rolldownOptions: { output: { entryFileNames: 'renderPage.mjs' } },
    },
  })
}

/** Writes a Brotli file next to each file of a folder. */
async function compressFiles(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    await writeFile(`${folder}/${name}.br`, brotliCompressSync(await readFile(`${folder}/${name}`)))
}

function sharedConfig(version: ReactVersion, mode: BuildMode, islands: string): InlineConfig {
  const reactFolder = (name: string): string => inRoot('tests', 'react-18', 'node_modules', name)
  const react18: Record<string, string> =
    version === 18 ? { 'react-dom': reactFolder('react-dom'), react: reactFolder('react') } : {}
  return {
    configFile: false,
    envDir: false,
    root: inRoot('site'),
    publicDir: inRoot('site', 'public'),
    mode,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    resolve: {
      alias: {
        ...react18,
        // The built package, as a page team gets it.
        '@jobsite/shell/core': inRoot('dist', 'core.js'),
        '@jobsite/shell/server': inRoot('dist', 'server.js'),
        '@jobsite/shell/islands': inRoot('dist', islands),
        '@jobsite/shell/styles.css': inRoot('dist', 'styles.css'),
      },
    },
  }
}
