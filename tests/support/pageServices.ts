import type { IncomingMessage, ServerResponse } from 'node:http'
import { type EndpointName, endpoints } from '../../src/core/endpoints.ts'
import { answerShellRequest } from '../../src/mocks/answerShellRequest.ts'
import { FAULTS } from './faults.ts'
import { sendImage } from './images.ts'
import { pageFixtures } from './pageFixtures.ts'

/** Response of a service: good, a named fault, JSON, or delayed until the test releases it. */
export type MockResponse = 'good' | keyof typeof FAULTS | { readonly json: unknown } | { readonly late: MockResponse }

/** Responses by endpoint or image file name; `*` for all others. @default 'good' */
export type ResponsePlan = Partial<Record<EndpointName | '*' | (string & {}), MockResponse>>

interface PageServices {
  readonly plan: ResponsePlan
  readonly requested: string[]
  readonly released: Set<string>
  readonly waiting: Map<string, (() => void)[]>
}

const NAMES = new Map(Object.entries(endpoints).map(([name, { path }]) => [path, name as EndpointName]))

/** The services of all pages of the browser tests; each page has its own below `/services/{id}`. */
export function createPageServices() {
  const all = new Map<string, PageServices>()

  const plan = (id: string, responses: ResponsePlan): void => {
    all.set(id, { plan: responses, requested: [], released: new Set(), waiting: new Map() })
  }
  /** Releases delayed responses: the pending ones, and those not requested yet. */
  const release = (id: string, name: string): void => {
    const services = all.get(id)
    services?.released.add(name)
    for (const go of services?.waiting.get(name) ?? []) go()
  }
  const respond = (id: string, url: URL, path: string, request: IncomingMessage, response: ServerResponse): void => {
    const services = all.get(id)
    if (!services) return void response.writeHead(404).end()
    const name = NAMES.get(path) ?? path.split('/').at(-1) ?? ''
    services.requested.push(`${name}${url.search}`)
    const send = (kind: MockResponse): void => {
      if (typeof kind === 'object' && 'late' in kind) {
        const go = () => send(kind.late)
        if (services.released.has(name)) go()
        else services.waiting.set(name, [...(services.waiting.get(name) ?? []), go])
      } else if (typeof kind === 'object') sendJson(response, kind.json)
      else if (kind !== 'good') FAULTS[kind]?.(request, response)
      else if (path.startsWith('/images/')) sendImage(name, response)
      else void sendGood(response, request, new URL(`${path}${url.search}`, url), `/services/${id}/images`)
    }
    send(services.plan[name] ?? (path.startsWith('/images/') ? 'good' : (services.plan['*'] ?? 'good')))
  }
  return { plan, release, respond, requested: (id: string) => all.get(id)?.requested ?? [] }
}

/** Responds as the package's mocks do, with the data of the tests. */
async function sendGood(response: ServerResponse, { method, headers }: IncomingMessage, url: URL, images: string) {
  const { authorization = '' } = headers
  const requested = new Request(url, { method: method ?? 'GET', headers: { authorization } })
  const answer = answerShellRequest(requested, pageFixtures(images))
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}
