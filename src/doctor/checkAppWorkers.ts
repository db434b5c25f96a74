import { type Finding, finding } from './Finding.ts'
import { readDependencies } from './readJson.ts'
import type { Source } from './readSources.ts'

/** A registration of a service worker by the page's own code: its script, and the options after it. */
const REGISTERS = /\bserviceWorker\s*\??\.\s*register\(\s*["'`]([^"'`]+)["'`]([^)]*)/g
/** Packages that register a service worker for the whole site. */
const WORKER_PACKAGES = ['vite-plugin-pwa', '@vite-pwa/nuxt', '@serwist/next', '@ducanh2912/next-pwa', 'next-pwa']

/** Checks whether another script holds the scope of the site's service worker. */
export function checkAppWorkers(folder: string, sources: readonly Source[], mayRegister: boolean): Finding {
  if (!mayRegister)
    return { check: 'service-worker', status: 'skipped', message: 'The app registers no service worker of the site.' }
  const dependencies = readDependencies(folder)
  const packages = WORKER_PACKAGES.filter((name) => dependencies.includes(name))
  const scripts = sources.flatMap(({ path, text }) =>
    [...text.matchAll(REGISTERS)].flatMap(([, script = '', options = '']) => {
      const scope = /\bscope\s*:\s*["'`]([^"'`]*)/.exec(options)?.[1] ?? '/'
      const isSites = /^\/service-worker\.js(?:\?|$)/.test(script)
      return scope === '/' && !isSites ? [`${script} (${path})`] : []
    }),
  )
  const others = [...packages, ...scripts]
  const problem = `${others.join(', ')} registers another service worker for the whole site. The shell keeps it and does not register /service-worker.js. Join both scripts, give the other one a scope, or pass registerServiceWorker={false}.`
  return finding('service-worker', others.length > 0 ? problem : undefined, 'No other service worker is registered.')
}
