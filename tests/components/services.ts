import { onShellEvent, type ShellEventMap } from '@jobsite/shell'
import { type EndpointName, endpoints, type ShellData } from '@jobsite/shell/core'
import { NO_DATA } from './shell.tsx'

export { keepLines } from '../support/keepLines.ts'

/** Response of an endpoint: JSON with status 200, or the result of a function of the call. */
export type Answer = object | ((url: URL) => Response | Promise<Response>)

type Answers = { [Name in EndpointName]?: Answer }

/** Services of a page that a test controls. Endpoints without a response never respond. */
export function createServices(answers: Answers = {}) {
  const requested: { name: EndpointName; url: URL; init: RequestInit }[] = []
  const current: Answers = { ...answers }
  return {
    /** Sets the responses of endpoints from now on. */
    answer: (more: Answers) => void Object.assign(current, more),
    /** Returns the calls so far, of all endpoints or one. */
    requested: (name?: EndpointName) => requested.filter((call) => name === undefined || call.name === name),
    fetch: (href: string, init: RequestInit): Promise<Response> => {
      const url = new URL(href)
      const found = Object.entries(endpoints).find(([, { path }]) => url.pathname.endsWith(path))
      if (!found) throw new Error(`no such endpoint: ${href}`)
      const name = found[0] as EndpointName
      requested.push({ name, url, init })
      const answer = current[name]
      const given = new Promise<Response>((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
        if (typeof answer === 'function') resolve(answer(url))
        else if (answer) resolve(Response.json(answer))
      })
      return given
    },
  }
}

/** Data of a server that did not request some sections: the browser requests them. */
export function withoutData(...parts: (keyof ShellData)[]): ShellData {
  return Object.fromEntries(Object.entries(NO_DATA).filter(([part]) => !parts.includes(part as keyof ShellData)))
}

/** A response that the test sends when it chooses. */
export function createLateResponse() {
  const waiting: ((response: Response) => void)[] = []
  return {
    answer: () => new Promise<Response>((resolve) => void waiting.push(resolve)),
    /** Number of waiting calls. */
    count: () => waiting.length,
    /** Answers the one who has waited longest. */
    reply: (body: object) => waiting.shift()?.(Response.json(body)),
    /** Returns a function that responds to the call that has waited longest. */
    take: () => {
      const resolve = waiting.shift()
      return (body: object) => resolve?.(Response.json(body))
    },
  }
}

/** Records the details of events of a type. `isHandled`: the page handles them, and the shell does nothing more. */
export function recordEvents<Type extends keyof ShellEventMap>(type: Type, isHandled = false): ShellEventMap[Type][] {
  const details: ShellEventMap[Type][] = []
  onShellEvent(type, (event) => {
    if (isHandled) event.preventDefault()
    details.push(event.detail)
  })
  return details
}
