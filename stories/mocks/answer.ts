import { type EndpointName, endpoints } from '@jobsite/shell/core'
import { answerShellRequest, type ShellFixtures } from '@jobsite/shell/mocks'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'

/** Returns a handler for one endpoint: it responds as the package's mocks do, with the data of a story. */
export const answer = (name: EndpointName, fixtures: Partial<ShellFixtures>): RequestHandler =>
  http.get(`*${endpoints[name].path}`, ({ request }) => answerShellRequest(request, fixtures) ?? undefined)

/** A handler for one endpoint that is down. */
export const fail = (name: EndpointName): RequestHandler =>
  http.get(`*${endpoints[name].path}`, () => HttpResponse.json({ message: 'down' }, { status: 503 }))

/** Returns a handler for one endpoint that never responds. */
export const stall = (name: EndpointName): RequestHandler =>
  http.get(`*${endpoints[name].path}`, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
