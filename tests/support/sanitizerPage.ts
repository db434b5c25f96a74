import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type DOMPurify from 'dompurify'
import type { Page } from 'playwright'
import { build } from 'vite'
import type { sanitizeHtml } from '../../src/browser/html/sanitizeHtml.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const APP = join(ROOT, 'tests/support/sanitizerApp')
/** Folder of the bundled scripts of the page: `shell.js` has the function as `window.sanitizeHtml`. */
export const SANITIZER_FOLDER = join(ROOT, 'node_modules/.cache/sanitizer-tests', String(process.pid))
const ORIGIN = 'https://www.jobsite.example'

/** A image of one pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=', 'base64')

declare global {
  interface Window {
    sanitizeHtml: typeof sanitizeHtml
    /** The page's own DOMPurify, which the shell does not use. */
    theirPurifier: typeof DOMPurify
    /** Code that ran but must not. */
    ran: string[]
  }
}

/** Bundles the scripts of the page, and says how to take them away. */
export async function bundleSanitizer(): Promise<() => Promise<void>> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: SANITIZER_FOLDER,
      emptyOutDir: true,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { shell: join(APP, 'shell.ts'), host: join(APP, 'host.ts') },
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  })
  return () => rm(SANITIZER_FOLDER, { recursive: true, force: true })
}

export interface SanitizerPageOptions {
  /** Content of the body. */
  body?: string
  /** Whether the page has no doctype. @default false */
  isQuirky?: boolean
  /** Whether the page has loaded a DOMPurify of its own. @default false */
  hasPurifier?: boolean
  /** The page's Content-Security-Policy. */
  policy?: string
  /** Whether the page may load DOMPurify. @default true */
  loadsLibrary?: boolean
}

/**
 * Opens a page of a host that no request leaves: scripts come from the bundle, images are a pixel, and all that is
 * requested is listed in `requests`.
 */
export async function openSanitizerPage(page: Page, options: SanitizerPageOptions = {}): Promise<string[]> {
  const { body = '', isQuirky = false, hasPurifier = false, policy, loadsLibrary = true } = options
  const script = (name: string): string => `<script type="module" src="/assets/${name}.js"></script>`
  const head = `<title>a</title>${hasPurifier ? script('host') : ''}${script('shell')}`
  const html = `${isQuirky ? '' : '<!doctype html>'}<html lang="vi"><head>${head}</head><body>${body}</body></html>`
  const requests: string[] = []
  await page.route('**/*', async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (url.href === `${ORIGIN}/`) {
      const headers = { ...(policy && { 'content-security-policy': policy }) }
      await route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html })
    } else if (url.origin === ORIGIN && url.pathname.startsWith('/assets/')) {
      if (url.pathname.includes('/chunks/') && !loadsLibrary) await route.abort()
      else {
        const body = await readFile(join(SANITIZER_FOLDER, url.pathname.slice('/assets/'.length)))
        await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body })
      }
    } else {
      requests.push(`${request.resourceType()} ${url.href}`)
      await route.fulfill({ contentType: 'image/gif', body: PIXEL })
    }
  })
  await page.addInitScript(() => {
    window.ran = []
    for (const name of ['alert', 'confirm', 'prompt', 'open', 'print'] as const) {
      window[name] = (...parts: unknown[]) => {
        window.ran.push(`${name}(${parts.join()})`)
        return null as never
      }
    }
  })
  page.on('dialog', (dialog) => {
    requests.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  await page.goto(`${ORIGIN}/`)
  await page.waitForFunction(() => 'sanitizeHtml' in window)
  return requests
}

/** Returns texts sanitized in the page. */
export const sanitizeInPage = (page: Page, texts: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => Promise.all(all.map((text) => window.sanitizeHtml(text))), texts)
