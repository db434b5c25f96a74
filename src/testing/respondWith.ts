import { answerEndpoint } from '../mocks/answerEndpoint.ts'
import type { ShellFixtures } from '../mocks/fixtures.ts'
import type { Fetch } from '../services/request.ts'

/** Responds to every service from fixtures, without a network and without `Response`, which Jest's jsdom does not have. */
export const respondWith =
  (fixtures: Partial<ShellFixtures> | undefined): Fetch =>
  async (url, { method = 'GET', headers }) => {
    const request = {
      url: new URL(url, 'http://localhost').href,
      method,
      headers: { get: (name: string) => new Map(Object.entries(headers ?? {})).get(name) ?? null },
    }
    const { status, body = null } = answerEndpoint(request, fixtures) ?? { status: 404 }
    const response = { status, ok: status < 300, body: null, json: async () => JSON.parse(JSON.stringify(body)) }
    return response as unknown as Response
  }
