import { type EndpointName, endpoints, type Language } from '@jobsite/shell/core'
import { answerShellRequest, type ShellFixtures } from '@jobsite/shell/mocks'
import { delay, HttpResponse, http, type RequestHandler } from 'msw'

/** Data of a story, or a function that returns them in the language of the page. */
type Fixtures = Partial<ShellFixtures> | ((language: Language) => Partial<ShellFixtures>)

/** Returns a handler for one endpoint: it responds as the package's mocks do, with the data of a story. */
export const answer = (name: EndpointName, fixtures: Fixtures): RequestHandler =>
  http.get(`*${endpoints[name].path}`, ({ request }) => {
    const language = document.documentElement.lang === 'en' ? 'en' : 'vi'
    return answerShellRequest(request, typeof fixtures === 'function' ? fixtures(language) : fixtures) ?? undefined
  })

/** A handler for one endpoint that is down. */
export const fail = (name: EndpointName): RequestHandler =>
  http.get(`*${endpoints[name].path}`, () => HttpResponse.json({ message: 'down' }, { status: 503 }))

/** Returns a handler for one endpoint that never responds. */
export const stall = (name: EndpointName): RequestHandler =>
  http.get(`*${endpoints[name].path}`, async () => {
    await delay('infinite')
    return HttpResponse.json({})
  })
