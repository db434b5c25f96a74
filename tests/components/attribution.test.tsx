import { dispatchShellEvent, type Onboarding, type ShellProviderProps, useShell } from '@jobsite/shell'
import { messages, type User } from '@jobsite/shell/core'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fallbackJobFunctions } from '../../src/core/reference/jobFunctions.ts'
import { createLateResponse, createServices, keepLines } from './services.ts'
import { renderPage } from './shell.tsx'
import { prefetch, prerender } from './visits.ts'

let shell: ReturnType<typeof useShell>
function Probe() {
  shell = useShell()
  return null
}
const renderProbe = (props: ShellProviderProps = {}) => renderPage({ ...props, children: <Probe /> })

const counts = (totalJobAlert: number) => ({ status: { code: 200 }, data: { attributes: { totalJobAlert } } })
const AN: User = { userId: 1, firstName: 'An', accessToken: 'token-of-an' }
const BINH: User = { userId: 2, firstName: 'Bình', accessToken: 'token-of-binh' }

/** Opens a page of a seeker. Its service returns different counts for each seeker. */
async function renderWithCounts(props: ShellProviderProps = {}) {
  const services = createServices()
  const tokens = () => services.requested().map(({ init }) => new Headers(init.headers).get('authorization'))
  services.answer({ resumeSummary: () => Response.json(counts(tokens().at(-1)?.includes('binh') ? 22 : 11)) })
  renderProbe({ fetch: services.fetch, user: AN, ...props })
  await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert: 11 }))
  return tokens
}

const restore = (persisted = true) => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const restorePage = (persisted?: boolean) => act(async () => restore(persisted))

describe('a visitor', () => {
  it('is logged once, and no counts are requested', async () => {
    const { fetch, requested } = createServices()
    const { lines, logger } = keepLines()
    renderPage({ fetch, logger, user: null }).change({ url: '/muc-luong' })
    await act(async () => undefined)
    expect(lines).toEqual([
      'info: [@jobsite/shell] No user is logged in, so no resume summary is requested. Pass user, or send UPDATE_USER. (code: no-user)',
    ])
    expect(requested('resumeSummary')).toEqual([])
  })

  it('is logged once a page, however often the shell is mounted', async () => {
    const { lines, logger } = keepLines()
    for (const url of ['/viec-lam', '/muc-luong']) {
      const { unmount } = renderPage({ logger, user: null, url })
      await act(async () => undefined)
      unmount()
    }
    expect(lines).toHaveLength(1)
  })

  it('is logged for those who ask for details, in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { lines, logger } = keepLines()
    renderPage({ logger, user: null })
    await act(async () => undefined)
    expect(lines).toEqual([expect.stringMatching(/^debug: .*code: no-user/)])
  })

  it.each([
    ['the user is unknown', undefined],
    ['a seeker is logged in', { userId: 7 }],
  ])('is not logged while %s', async (_, user) => {
    const { lines, logger } = keepLines()
    renderPage({ logger, user })
    await act(async () => undefined)
    expect(lines).toEqual([])
  })
})

describe('a seeker’s counts', () => {
  it('are requested once, with a token that is nowhere on the page', async () => {
    const { fetch, requested } = createServices({ resumeSummary: counts(7) })
    const { container } = renderProbe({ fetch, user: AN })
    await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert: 7 }))
    expect(requested('resumeSummary').map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer token-of-an',
    ])
    expect(container.innerHTML).not.toContain('token-of-an')
    expect(screen.getAllByText(new RegExp(`7 ${messages.vi.resumeSummary.jobAlerts}`)).length).toBeGreaterThan(0)
  })

  it('are those of the next seeker, once another one logs in, and gone with the last', async () => {
    await renderWithCounts()
    act(() => shell.setUser(BINH))
    expect(shell.resumeSummary).toBeNull()
    await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert: 22 }))
    act(() => shell.setUser(null))
    expect(shell.resumeSummary).toBeNull()
  })

  it('are requested again with a new token of the same seeker, where the old one failed', async () => {
    const { fetch, requested, answer } = createServices({ resumeSummary: () => new Response('', { status: 401 }) })
    const { lines, logger } = keepLines()
    renderProbe({ fetch, logger, user: AN })
    await waitFor(() => expect(lines).toHaveLength(1))
    expect(shell.resumeSummary).toBeNull()
    act(() => shell.setUser({ ...AN, firstName: 'Anh' }))
    await act(async () => undefined)
    expect(requested('resumeSummary')).toHaveLength(1)
    answer({ resumeSummary: counts(5) })
    act(() => shell.setUser({ ...AN, accessToken: 'new' }))
    await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert: 5 }))
    act(() => shell.setUser({ ...AN, accessToken: 'newer' }))
    await act(async () => undefined)
    expect(requested('resumeSummary')).toHaveLength(2)
  })

  it('are requested once more where the old token fails after the page has sent a new one', async () => {
    const answers: ((response: Response) => void)[] = []
    const { fetch, requested } = createServices({
      resumeSummary: () => new Promise((resolve) => answers.push(resolve)),
    })
    const { lines, logger } = keepLines()
    renderProbe({ fetch, logger, user: AN })
    await waitFor(() => expect(answers).toHaveLength(1))
    act(() => shell.setUser({ ...AN, accessToken: 'new' }))
    await act(async () => undefined)
    expect(requested('resumeSummary')).toHaveLength(1)
    await act(async () => answers[0]?.(new Response('', { status: 401 })))
    await waitFor(() => expect(answers).toHaveLength(2))
    expect(new Headers(requested('resumeSummary').at(-1)?.init.headers).get('authorization')).toBe('Bearer new')
    await act(async () => answers[1]?.(new Response('', { status: 401 })))
    await waitFor(() => expect(lines).toHaveLength(2))
    await act(async () => undefined)
    expect(requested('resumeSummary')).toHaveLength(2)
  })

  it('that arrive late are not shown to the next user', async () => {
    const late = createLateResponse()
    const { fetch } = createServices({ resumeSummary: late.answer })
    renderProbe({ fetch, user: AN })
    await waitFor(() => expect(late.count()).toBe(1))
    act(() => shell.setUser(null))
    await act(async () => late.reply(counts(7)))
    expect(shell.resumeSummary).toBeNull()
  })

  it('of the page stay while its user stays', () => {
    renderProbe({ user: undefined, resumeSummary: { totalJobAlert: 3 } })
    act(() => shell.setUser(AN))
    act(() => shell.setUser({ ...AN, firstName: 'Anh' }))
    expect(shell.resumeSummary).toEqual({ totalJobAlert: 3 })
  })
})

describe('a page that the browser brings back', () => {
  const RENEWED = { ...AN, accessToken: 'token-of-binh' }

  it.each<[string, ShellProviderProps['refreshUser'], User, count: number]>([
    ['another seeker', async () => BINH, BINH, 22],
    ['the same seeker with another token', async () => RENEWED, RENEWED, 22],
    ['the same if `refreshUser` does not know the user', undefined, AN, 11],
    ['the same where that cannot be found out', () => Promise.reject(new Error('offline')), AN, 11],
    [
      'the same where finding out throws',
      () => {
        throw new Error('broken')
      },
      AN,
      11,
    ],
  ])('shows the current user, whose counts are requested again: %s', async (_, refreshUser, user, totalJobAlert) => {
    const tokens = await renderWithCounts({ refreshUser })
    await restorePage()
    await waitFor(() => expect(tokens()).toEqual(['Bearer token-of-an', `Bearer ${user.accessToken}`]))
    await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert }))
    expect(shell.user).toEqual(user)
  })

  it.each([
    ['restores', () => restore],
    ['has prerendered', prerender],
  ])('%s forgets a seeker who logged out, and requests nothing for them', async (_, prepare) => {
    const openPage = prepare()
    const tokens = await renderWithCounts({ refreshUser: async () => null })
    await act(async () => openPage())
    await waitFor(() => expect(shell.user).toBeNull())
    expect(shell.resumeSummary).toBeNull()
    await act(async () => undefined)
    expect(tokens()).toHaveLength(1)
  })

  it.each([null, BINH])('had prefetched shows who opens it, whose counts are requested once: %j', async (user) => {
    prefetch()
    const { fetch, requested } = createServices({ resumeSummary: counts(7) })
    renderProbe({ fetch, user: { ...AN, accessToken: undefined }, refreshUser: async () => user })
    await waitFor(() => expect(shell.user).toEqual(user))
    await act(async () => undefined)
    expect(requested('resumeSummary')).toHaveLength(user ? 1 : 0)
  })

  describe('and whose `refreshUser` responds late', () => {
    /** Opens a page of a seeker, and returns the functions that resolve each restore, in order. */
    async function renderWithLateUser() {
      const answers: ((user: User | null) => void)[] = []
      const tokens = await renderWithCounts({ refreshUser: () => new Promise((resolve) => void answers.push(resolve)) })
      const answer = (index: number, user: User | null) => act(async () => answers[index]?.(user))
      return { answer, tokens }
    }

    it('shows the user of the last restore, whichever response comes last', async () => {
      const { answer } = await renderWithLateUser()
      await restorePage()
      await restorePage()
      await answer(1, null)
      await answer(0, AN)
      expect(shell.user).toBeNull()
    })

    it('keeps what the page said meanwhile', async () => {
      const { answer } = await renderWithLateUser()
      await restorePage()
      act(() => void dispatchShellEvent('UPDATE_USER', { user: null }))
      await answer(0, AN)
      expect(shell.user).toBeNull()
    })

    it('requests the counts of the user who has logged in meanwhile, once more', async () => {
      const { answer, tokens } = await renderWithLateUser()
      await restorePage()
      act(() => void dispatchShellEvent('UPDATE_USER', { user: BINH }))
      await waitFor(() => expect(shell.resumeSummary).toEqual({ totalJobAlert: 22 }))
      await answer(0, AN)
      await waitFor(() => expect(tokens()).toHaveLength(3))
      expect([shell.user, tokens()[2]]).toEqual([BINH, 'Bearer token-of-binh'])
    })
  })

  it('from the network requests no user', async () => {
    const refreshUser = vi.fn(async () => BINH)
    const tokens = await renderWithCounts({ refreshUser })
    await restorePage(false)
    expect(refreshUser).not.toHaveBeenCalled()
    expect(tokens()).toHaveLength(1)
  })
})

describe('the onboarding', () => {
  const cookie = () => document.cookie.match(/VNW_ONBOARDING=(\w*)/)?.[1]
  const named = (id: number, nameVi: string) => ({ id, attributes: { nameVi, nameEn: '' } })

  it('is shown once its choices are there, where the cookie requests it; then the cookie goes', async () => {
    document.cookie = 'VNW_ONBOARDING=1; path=/'
    const late = createLateResponse()
    const { fetch, requested } = createServices({
      companyIndustries: late.answer,
      jobFunctions: { meta: { statusCode: 200 }, data: [named(5, 'IT')], included: [] },
    })
    renderProbe({ fetch })
    await waitFor(() => expect(late.count()).toBe(1))
    expect([shell.onboarding, cookie()]).toEqual([null, '1'])
    await act(async () => late.reply({ data: { relationships: { data: [named(1, 'Du lịch')] } } }))
    await waitFor(() => expect(shell.onboarding).not.toBeNull())
    expect(shell.onboarding).toEqual({
      isShown: true,
      industries: [{ id: 1, name: 'Du lịch', nameEn: '' }],
      jobFunctions: [{ parent: { id: 5, name: 'IT', nameEn: '' }, children: [] }],
    } satisfies Onboarding)
    expect(cookie()).toBeUndefined()
    expect(
      requested()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['companyIndustries', 'jobFunctions'])
  })

  it('is shown with what is built in where its choices cannot be fetched', async () => {
    document.cookie = 'VNW_ONBOARDING=1; path=/'
    const fail = () => new Response('', { status: 500 })
    const { fetch } = createServices({ companyIndustries: fail, jobFunctions: fail })
    const { lines, logger } = keepLines()
    renderProbe({ fetch, logger, user: undefined })
    await waitFor(() => expect(shell.onboarding?.isShown).toBe(true))
    expect(shell.onboarding).toEqual({ isShown: true, industries: [], jobFunctions: fallbackJobFunctions })
    expect(lines).toHaveLength(2)
    expect(cookie()).toBeUndefined()
  })

  it('is not shown on a page that the browser prerenders until a visitor opens it', async () => {
    const openPage = prerender()
    document.cookie = 'VNW_ONBOARDING=1; path=/'
    const fail = () => new Response('', { status: 500 })
    const { fetch, requested } = createServices({ companyIndustries: fail, jobFunctions: fail })
    renderProbe({ fetch, logger: keepLines().logger })
    await act(async () => undefined)
    expect([requested(), cookie()]).toEqual([[], '1'])
    openPage()
    await waitFor(() => expect(shell.onboarding?.isShown).toBe(true))
    expect(cookie()).toBeUndefined()
  })

  it.each([undefined, '0', 'true', '11'])('is not shown for the cookie %s', async (value) => {
    if (value !== undefined) document.cookie = `VNW_ONBOARDING=${value}; path=/`
    const { fetch, requested } = createServices()
    renderProbe({ fetch })
    await act(async () => undefined)
    expect([shell.onboarding, requested(), cookie()]).toEqual([null, [], value])
  })
})

describe('the service worker', () => {
  const registration = { scope: '/' } as ServiceWorkerRegistration
  const register = vi.fn<(path: string, options: object) => Promise<ServiceWorkerRegistration>>()
  beforeEach(() => {
    register.mockReset().mockResolvedValue(registration)
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true })
  })
  const setReadyState = (value: DocumentReadyState) =>
    Object.defineProperty(document, 'readyState', { value, configurable: true })
  const load = () =>
    act(async () => {
      setReadyState('complete')
      window.dispatchEvent(new Event('load'))
    })

  it('is registered after the page has loaded, for the whole site', async () => {
    setReadyState('loading')
    renderProbe()
    await act(async () => undefined)
    expect(register).not.toHaveBeenCalled()
    await load()
    await waitFor(() => expect(shell.serviceWorker).toBe(registration))
    expect(register.mock.calls).toEqual([['/service-worker.js', { scope: '/' }]])
  })

  it('is registered at once on a page that has loaded', async () => {
    renderProbe()
    await waitFor(() => expect(shell.serviceWorker).toBe(registration))
  })

  it('is not registered where the page does not want it, or has gone by then', async () => {
    renderProbe({ registerServiceWorker: false }).unmount()
    setReadyState('loading')
    renderProbe().unmount()
    await load()
    renderProbe().unmount()
    await act(() => vi.dynamicImportSettled())
    expect(register).not.toHaveBeenCalled()
  })

  it.each<[string, boolean, string | null]>([
    ['is not there', false, '404 text/plain'],
    ['is gone', false, '410 null'],
    ['is a page', false, '200 text/html; charset=utf-8'],
    ['is there', true, '200 text/javascript'],
    ['cannot be reached', true, ''],
    ['may not be looked for', true, null],
  ])(
    'that %s is registered: %s, without a console message, and always if the page says so',
    async (_, isServed, said) => {
      class ProbeWorker {
        onmessage?: (message: { data: string }) => void
        onerror?: (error: Error) => void
        constructor() {
          queueMicrotask(() =>
            said === null ? this.onerror?.(new Error('refused')) : this.onmessage?.({ data: said }),
          )
        }
        terminate() {}
      }
      vi.stubGlobal('Worker', ProbeWorker)
      Object.assign(URL, { createObjectURL: () => 'blob:probe', revokeObjectURL: () => undefined })
      const { lines, logger } = keepLines()
      const { unmount } = renderProbe({ logger, user: undefined })
      await act(async () => new Promise((resolve) => setTimeout(resolve)))
      expect(register.mock.calls.length > 0).toBe(isServed)
      register.mockClear()
      unmount()
      renderProbe({ registerServiceWorker: true, logger, user: undefined })
      await act(async () => undefined)
      expect(register).toHaveBeenCalled()
      expect(lines).toEqual([])
    },
  )

  it.each([
    ['is refused', () => Promise.reject(new TypeError('no such script')), 'no such script'],
    [
      'cannot be requested',
      () => {
        throw new TypeError('broken')
      },
      'broken',
    ],
  ])('that %s is logged once, and changes nothing', async (_, fail, reason) => {
    register.mockImplementation(fail)
    const { lines, logger } = keepLines()
    renderProbe({ logger, user: undefined })
    await waitFor(() =>
      expect(lines).toEqual([
        `warn: [@jobsite/shell] The service worker was not registered: ${reason}. Serve /service-worker.js, or pass registerServiceWorker={false}. (code: no-service-worker)`,
      ]),
    )
    expect(shell.serviceWorker).toBeNull()
    expect(screen.getByRole('banner')).toBeDefined()
  })

  it.each<[string, Record<string, string>, string | null]>([
    ['of another script is kept', { active: '/sw.js' }, '/sw.js'],
    ['of another script that is installing is kept', { installing: '/app/sw.js?v=1' }, '/app/sw.js'],
    [
      'of another script that replaces the site’s is kept',
      { waiting: '/sw.js', active: '/service-worker.js' },
      '/sw.js',
    ],
    ['of the site is used', { active: '/service-worker.js' }, null],
    ['of the site with a version is used', { active: '/service-worker.js?v=2' }, null],
    ['of the site that replaces another script is used', { waiting: '/service-worker.js', active: '/sw.js' }, null],
  ])('a registration %s', async (_, scripts, other) => {
    const before = Object.fromEntries(
      Object.entries(scripts).map(([state, path]) => [state, { scriptURL: `https://jobsite.example${path}` }]),
    )
    const getRegistration = vi.fn(async () => before)
    Object.defineProperty(navigator, 'serviceWorker', { value: { register, getRegistration }, configurable: true })
    const { lines, logger } = keepLines()
    renderProbe({ logger, user: undefined })
    if (other === null) await waitFor(() => expect(shell.serviceWorker).toBe(before))
    else await waitFor(() => expect(lines.length).toBe(1))
    expect(lines).toEqual(
      other === null
        ? []
        : [expect.stringContaining(`not registered: ${other} is registered for the scope / and is kept`)],
    )
    expect(getRegistration).toHaveBeenCalledWith('/')
    expect(register).not.toHaveBeenCalled()
  })

  it('is not missed by browsers without any', async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    renderProbe()
    await act(async () => undefined)
    expect(shell.serviceWorker).toBeNull()
  })
})
