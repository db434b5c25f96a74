import { warnOncePerPage } from '../../browser/log/warnOncePerPage.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'

/** Scripts that the light one loads, with their file names. */
const FILES = { full: 'embed.global.js', pageView: 'embed.page-view.global.js' } as const

/** Name of a script that the light one loads. */
export type ScriptName = keyof typeof FILES

const OWN_NAME = 'embed.light.'

/** The tag that runs the light script. Known only while it runs, and neither for a module nor for text that is evaluated. */
const running = safeDocument.currentScript as HTMLScriptElement | null

const loading: { [Name in ScriptName]?: Promise<void> | undefined } = {}

/**
 * Loads a script of the shell, once a page. Its URL is the attribute `data-full` or `data-page-view` of the light script's tag,
 * else in the folder that the page gives, else beside the light script. Its `integrity` value is the attribute
 * `data-full-integrity` or `data-page-view-integrity`. Rejects if loading fails; the next call tries again.
 *
 * @param base URL of the folder with the scripts.
 * @param nonce nonce of a page whose light script has no tag of its own.
 */
export function loadScript(name: ScriptName, base: string | undefined, nonce: string | undefined): Promise<void> {
  loading[name] ??= new Promise<void>((resolve, reject) => {
    const file = FILES[name]
    const tag = running ?? safeDocument.querySelector<HTMLScriptElement>(`script[src*="${OWN_NAME}"]`)
    const own = ownUrl(tag)
    const given = tag?.dataset[name] ?? (base && base.replace(/\/*$/, '/') + file)
    const script = safeDocument.createElement('script')
    script.nonce = tag?.nonce || nonce || ''
    script.crossOrigin = tag?.crossOrigin ?? null
    script.integrity = tag?.dataset[`${name}Integrity`] ?? ''
    script.onload = () => resolve()
    const fail = () => {
      loading[name] = undefined
      // Beside another script it was only looked for.
      if (!given && !own.includes(OWN_NAME))
        warnOncePerPage(
          'no-script',
          `[@jobsite/shell] ${file} was not found: the light script is inlined or combined, so it has no URL of its own. Pass the URL of its folder: mountShell({ scriptBase: '/…/' }). (code: no-script)`,
        )
      reject()
    }
    script.onerror = fail
    script.src = given ?? own.replace(/[^/]*(?:[?#].*)?$/, file)
    if (given || own) safeDocument.head.append(script)
    else fail()
  })
  return loading[name]
}

/** Returns the URL of the light script, also of one that was imported, or fetched and evaluated; else that of its tag. */
const ownUrl = (tag: HTMLScriptElement | null): string => {
  const urls = [tag?.src ?? '', ...performance.getEntriesByType('resource').map(({ name }) => name)]
  return urls.find((url) => url.includes(OWN_NAME)) ?? urls[0] ?? ''
}
