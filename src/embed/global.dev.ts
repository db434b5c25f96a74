import * as messages from '../browser/log/developmentMessages.ts'
import { warnOncePerPage } from '../browser/log/warnOncePerPage.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { enableDevelopmentMessages } from './development.ts'
import { readScriptGlobal } from './scriptGlobal.ts'

// Entry of the messages for developers, which every script of the shell on the page then logs. A tag in place of the full script's
// loads that too, at once: what follows it may call the script.
enableDevelopmentMessages(messages)

const tag = safeDocument.currentScript as HTMLScriptElement | null
const isInPlace = safeDocument.readyState === 'loading' && tag !== null && !tag.async && !tag.defer

if (!readScriptGlobal()) {
  if (isInPlace) writeFullScript(tag)
  else window.addEventListener('load', warnOfMissingScript, { once: true })
}

function writeFullScript({ src, nonce, crossOrigin }: HTMLScriptElement): void {
  const script = safeDocument.createElement('script')
  script.setAttribute('src', src.replace(/[^/]*$/, 'embed.global.js'))
  if (nonce) script.setAttribute('nonce', nonce)
  script.crossOrigin = crossOrigin
  try {
    safeDocument.write(script.outerHTML)
  } catch {
    // A policy of trusted types.
    warnOfMissingScript()
  }
}

function warnOfMissingScript(): void {
  if (readScriptGlobal()) return
  warnOncePerPage(
    'no-script',
    '[@jobsite/shell] embed.dev.global.js has the messages for developers alone, and no script of the shell is on the page. Load embed.global.js or embed.light.global.js after it. (code: no-script)',
  )
}
