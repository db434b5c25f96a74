import { safeDocument } from '../../browser/page/safeDocument.ts'

/** Scripts that the light one loads, with their file names. Each is in its folder, unless `data-full` or `data-page-view` names another URL. */
const FILES = { full: 'embed.global.js', pageView: 'embed.page-view.global.js' } as const

// Known only while the light script runs.
const own = safeDocument.currentScript as HTMLScriptElement | null

const loading = new Map<string, Promise<void>>()

/**
 * Loads a script of the shell, once a page, with the nonce of the light script and the `integrity` value in its
 * attribute `data-full-integrity` or `data-page-view-integrity`. Rejects if loading fails; the next call tries again.
 */
export function loadScript(name: keyof typeof FILES): Promise<void> {
  const before = loading.get(name)
  if (before) return before
  const loaded = new Promise<void>((resolve, reject) => {
    const script = safeDocument.createElement('script')
    script.nonce = own?.nonce ?? ''
    script.crossOrigin = own?.crossOrigin ?? null
    script.integrity = own?.dataset[`${name}Integrity`] ?? ''
    script.src = own?.dataset[name] ?? new URL(FILES[name], own?.src || safeDocument.baseURI).href
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`[@jobsite/shell] ${script.src} could not be loaded.`))
    safeDocument.head.append(script)
  })
  loading.set(name, loaded)
  loaded.catch(() => loading.delete(name))
  return loaded
}
