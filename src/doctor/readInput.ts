import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

/** A file, folder or URL cannot be read, so that nothing is checked. The message says why, and how to fix it. */
export class InputError extends Error {}

/** Returns whether a text is a URL that can be requested. */
export const isWebUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text)

/** Response to a request, read to its end. */
export interface Loaded {
  /** URL after redirects. */
  readonly url: string
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly text: string
}

const DEADLINE_MS = 10_000

/** Requests a URL. @throws InputError without a response; one of any status code is returned. */
export async function request(url: string | URL): Promise<Loaded> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    const { url: finalUrl, ok, status, headers } = response
    return { url: finalUrl, ok, status, headers, text: await response.text() }
  } catch (error) {
    const [reason, fix] = explain(error)
    throw new InputError(`${url} cannot be reached: ${reason}. ${fix}`, { cause: error })
  }
}

/** Returns why there is no response, and what to do. */
function explain(error: unknown): readonly [reason: string, fix: string] {
  const { name, message, cause } = Object(error) as Error
  const { code = '', message: detail = message } = Object(cause) as NodeJS.ErrnoException
  if (name === 'TimeoutError') return [`there was no response within ${DEADLINE_MS / 1000} s`, LOOK_AT_SERVER]
  return REASONS[code] ?? [code === '' || detail.includes(code) ? detail : `${detail} (${code})`, LOOK_AT_SERVER]
}

const LOOK_AT_SERVER = 'Look at the output of its server, or correct the URL.'

const UNKNOWN_HOST = ['no host has this name', 'Correct the URL, or look at the network.'] as const

const CLOSED = ['the connection was closed before the response ended', LOOK_AT_SERVER] as const

/** Reasons by the codes of Node's errors. Those of certificates say themselves what is wrong. */
const REASONS: Readonly<Record<string, readonly [reason: string, fix: string]>> = {
  ECONNREFUSED: ['nothing listens there', 'Start the server, or correct the URL.'],
  ECONNRESET: CLOSED,
  UND_ERR_SOCKET: CLOSED,
  ENOTFOUND: UNKNOWN_HOST,
  EAI_AGAIN: UNKNOWN_HOST,
  ERR_INVALID_URL: ['it is no URL', 'Correct it.'],
}

/** Reads a site's file: a path, or the URL that serves it. @throws InputError if it cannot be read. */
export async function readSiteFile(file: string, cwd: string): Promise<string> {
  if (/^https?:/i.test(file)) {
    const { ok, status, text } = await request(file)
    if (ok) return text
    throw new InputError(`${file} responded with status code ${status}. Serve the file there, or correct the URL.`)
  }
  const path = resolve(cwd, file)
  try {
    // Without a byte order mark, as `fetch` reads it.
    return new TextDecoder().decode(await readFile(path))
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason =
      code === 'EISDIR'
        ? `${path} is a folder. Name the file in it: ${file.replace(/\/*$/, '/site.json')}.`
        : code === 'ENOENT' || code === 'ENOTDIR'
          ? `There is no file ${path}. Pass its path from ${cwd}, or the URL that serves it, with http:// or https://.`
          : `${path} cannot be read: ${message}.`
    throw new InputError(reason, { cause: error })
  }
}
