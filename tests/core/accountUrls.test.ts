import {
  defineConfig,
  type EmployerSection,
  employerUrl,
  type LoginOptions,
  localizeUrl,
  loginUrl,
  logoutUrl,
  onboardingUrl,
  registerUrl,
  returnTarget,
  switchUrl,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { isLogoutUrl } from '../../src/core/account/accountUrls.ts'

const config = defineConfig()
const SITE = 'https://www.jobsite.example'
const now = new Date(1_795_000_000_000)
const jobs = encodeURIComponent(`${SITE}/jobs`)

describe('loginUrl', () => {
  it.each<[options: LoginOptions | undefined, vi: string, en: string]>([
    [undefined, '/dang-nhap?type=login', '/login?type=login'],
    [{}, '/dang-nhap?type=login', '/login?type=login'],
    [{ type: 'login' }, '/dang-nhap?type=login', '/login?type=login'],
    [{ type: 'facebook', now: null }, '/dang-nhap?type=facebook', '/login?type=facebook'],
    [{ type: 'google', now }, '/dang-nhap?type=google&t=1795000000000', '/login?type=google&t=1795000000000'],
    [
      { redirectUrl: '/jobs', now },
      `/dang-nhap?type=login&redirectURL=${jobs}&t=1795000000000`,
      `/login?type=login&redirectURL=${jobs}&t=1795000000000`,
    ],
    [
      { type: 'facebook', redirectUrl: '/jobs', now: null },
      `/dang-nhap?type=facebook&redirectURL=${jobs}`,
      `/login?type=facebook&redirectURL=${jobs}`,
    ],
    [{ redirectUrl: null }, '/dang-nhap?type=login', '/login?type=login'],
    [{ redirectUrl: '' }, '/dang-nhap?type=login', '/login?type=login'],
  ])('%j', (options, vi, en) => {
    expect(loginUrl(config, 'vi', options)).toBe(vi)
    expect(loginUrl(config, 'en', options)).toBe(en)
  })

  it('takes the current time for a social login or a redirect', () => {
    const before = Date.now()
    const t = Number(/&t=(\d+)$/.exec(loginUrl(config, 'vi', { type: 'google' }))?.[1])
    expect(t).toBeGreaterThanOrEqual(before)
    expect(t).toBeLessThanOrEqual(Date.now())
    expect(loginUrl(config, 'vi', { redirectUrl: '/jobs' })).toMatch(/&t=\d{13}$/)
  })

  it('encodes its parameters', () => {
    expect(loginUrl(config, 'vi', { type: 'a&b=c#d' as 'login', now: null })).toBe('/dang-nhap?type=a%26b%3Dc%23d')
    expect(loginUrl(config, 'vi', { redirectUrl: '/a?b=c&d=e#f', now: null })).toBe(
      `/dang-nhap?type=login&redirectURL=${encodeURIComponent('https://www.jobsite.example/a?b=c&d=e#f')}`,
    )
  })
})

describe('registerUrl', () => {
  it('has the redirect and the time', () => {
    expect(registerUrl(config, 'vi')).toBe('/dang-ky')
    expect(registerUrl(config, 'en')).toBe('/sign-up')
    expect(registerUrl(config, 'vi', { redirectUrl: '/jobs', now })).toBe(
      `/dang-ky?redirectURL=${jobs}&t=1795000000000`,
    )
    expect(registerUrl(config, 'en', { redirectUrl: '/jobs', now: null })).toBe(`/sign-up?redirectURL=${jobs}`)
    expect(registerUrl(config, 'en', { redirectUrl: '/jobs' })).toMatch(/^\/sign-up\?redirectURL=[^&]+&t=\d{13}$/)
  })
})

describe('a redirect from a logout page', () => {
  const dashboards = {
    vi: 'https://www.jobsite.example/quan-ly-nghe-nghiep/tong-quan',
    en: 'https://www.jobsite.example/my-career-center/dashboard',
  }

  it.each([
    '/logout',
    '/logout/',
    '/logout/vi',
    '/logout/en?client_id=3',
    'https://secure.jobsite.example/logout/vi?client_id=3&user_id=7',
    'https://www.jobsite.example/logout#x',
    '/a/../logout/vi',
  ])('%s leads to the dashboard', (redirectUrl) => {
    expect(returnTarget(redirectUrl, 'vi', config)).toBe(dashboards.vi)
    expect(returnTarget(redirectUrl, 'en', config)).toBe(dashboards.en)
    expect(loginUrl(config, 'vi', { redirectUrl, now: null })).toBe(
      `/dang-nhap?type=login&redirectURL=${encodeURIComponent(dashboards.vi)}`,
    )
    expect(registerUrl(config, 'en', { redirectUrl, now: null })).toBe(
      `/sign-up?redirectURL=${encodeURIComponent(dashboards.en)}`,
    )
  })

  it.each(['/logouts', '/a/logout', '/?logout', '/#/logout', '/log-out'])('%s is none', (redirectUrl) => {
    expect(isLogoutUrl(redirectUrl)).toBe(false)
    expect(returnTarget(redirectUrl, 'vi', config)).toBe(`https://www.jobsite.example${redirectUrl}`)
  })

  it.each(['https://evil.example/logout', '//evil.example/logout'])('%s leads nowhere', (redirectUrl) => {
    expect(returnTarget(redirectUrl, 'vi', config)).toBeNull()
  })
})

describe('the redirect target after a login', () => {
  const nest = (path: string, target: string) => `${path}?type=login&redirectURL=${encodeURIComponent(target)}`

  it.each([
    ['/login?redirectURL=%2Fjobs', `${SITE}/jobs`],
    [nest('/sign-up/', `${SITE}/jobs?l=29`), `${SITE}/jobs?l=29`],
    [nest('/dang-nhap', nest('/dang-ky', nest('/login', '/viec-lam'))), `${SITE}/viec-lam`],
    [nest('/onboarding/welcome', '/logout/en'), `${SITE}/my-career-center/dashboard`],
    [nest('https://id.jobsite.example/login', '/jobs'), `${SITE}/jobs`],
    ['/login', null],
    [nest('/login', 'https://evil.test/'), null],
    [nest('/login', '/login'), null],
    ['/login-help', `${SITE}/login-help`],
  ])('of %s is %s', (url, target) => {
    expect(returnTarget(url, 'en', config)).toBe(target)
  })

  it('does not grow on repeated logins', () => {
    let url = loginUrl(config, 'en', { redirectUrl: '/jobs', now: null })
    const first = registerUrl(config, 'en', { redirectUrl: url, now: null }).length
    for (let round = 0; round < 5; round += 1) {
      url = registerUrl(config, 'en', { redirectUrl: url, now: null })
      expect(url).toHaveLength(first)
      url = loginUrl(config, 'en', { redirectUrl: url, now: null })
    }
  })

  it.each([
    [config, '/dang-nhap?redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fviec-lam%3Fl%3D24&t=1', `${SITE}/jobs?l=24`],
    [config, '/dang-nhap?a=1&redirectURL=/ho-so', '/my-profile'],
    [config, '/dang-nhap?redirectURL=%2Fcareer-newbies', '/career-newbies?lang=en'],
    [config, '/dang-nhap?redirectURL=https%3A%2F%2Fevil.test%2Fviec-lam', 'https://evil.test/viec-lam'],
    [undefined, '/dang-nhap?redirectURL=/ho-so', '/my-profile'],
    [undefined, '/dang-nhap?redirectURL=//evil.test/ho-so', '//evil.test/ho-so'],
    [undefined, `/dang-nhap?redirectURL=${SITE}/ho-so`, `${SITE}/ho-so`],
  ])(
    'row %$: is localized by the switch if it is same-site, or a path where the site is not known',
    (site, url, target) => {
      const href = switchUrl(url, 'en', { site })
      expect(new URL(href, SITE).pathname).toBe('/login')
      expect(new URL(href, SITE).searchParams.get('redirectURL')).toBe(target)
    },
  )
})

describe('logoutUrl', () => {
  it.each([
    [undefined, ''],
    [{}, ''],
    [{ userId: null }, ''],
    [{ userId: '' }, ''],
    [{ userId: 7 }, '&user_id=7'],
    [{ userId: '7' }, '&user_id=7'],
    [{ userId: 'a&b=c#d' }, '&user_id=a%26b%3Dc%23d'],
    [{ userId: '\ud800' }, '&user_id=%EF%BF%BD'],
  ])('%j', (options, user) => {
    expect(logoutUrl(config, 'vi', options)).toBe(`https://secure.jobsite.example/logout/vi?client_id=3${user}`)
    expect(logoutUrl(config, 'en', options)).toBe(`https://secure.jobsite.example/logout/en?client_id=3${user}`)
  })

  it('is a logout page', () => {
    expect(isLogoutUrl(logoutUrl(config, 'vi', { userId: 7 }))).toBe(true)
  })
})

describe('employerUrl', () => {
  it.each<[section: EmployerSection | undefined, path: string, hash: string]>([
    [undefined, '/', ''],
    ['home', '/', ''],
    ['postJob', '/', '#jobPosting'],
    ['searchResume', '/', '#resumeSearch'],
    ['services', '/choose-services', ''],
    ['contact', '/', '#contact-us'],
  ])('%s', (section, path, hash) => {
    expect(employerUrl(config, 'vi', { section })).toBe(`https://employer.jobsite.example${path}?lang=1${hash}`)
    expect(employerUrl(config, 'en', { section })).toBe(`https://employer.jobsite.example${path}?lang=2${hash}`)
  })

  it.each(['nowhere', '', '__proto__', 'constructor', 'toString'])(
    'an unknown section, %j, is the home page',
    (section) => {
      expect(employerUrl(config, 'en', { section: section as EmployerSection })).toBe(
        'https://employer.jobsite.example/?lang=2',
      )
    },
  )
})

describe('onboardingUrl', () => {
  it('is a pair of the language switch', () => {
    expect(onboardingUrl(config, 'vi')).toBe('/chao-don-ung-vien-moi/bat-dau')
    expect(onboardingUrl(config, 'en')).toBe('/onboarding/welcome')
    expect(localizeUrl(onboardingUrl(config, 'vi'), 'en')).toBe(onboardingUrl(config, 'en'))
  })
})

describe('hosts', () => {
  const own = defineConfig({
    siteDomain: 'viec.example',
    siteOrigin: 'https://viec.example',
    linkBase: 'https://viec.example',
    hosts: { secure: 'https://id.viec.example', employer: 'https://tuyen.viec.example' },
  })

  it('are the configured ones', () => {
    expect(loginUrl(own, 'vi')).toBe('https://viec.example/dang-nhap?type=login')
    expect(registerUrl(own, 'en')).toBe('https://viec.example/sign-up')
    expect(onboardingUrl(own, 'en')).toBe('https://viec.example/onboarding/welcome')
    expect(logoutUrl(own, 'en')).toBe('https://id.viec.example/logout/en?client_id=3')
    expect(employerUrl(own, 'vi')).toBe('https://tuyen.viec.example/?lang=1')
    expect(returnTarget('/ho-so', 'vi', own)).toBe('https://viec.example/ho-so')
    expect(returnTarget('https://www.jobsite.example/ho-so', 'vi', own)).toBeNull()
  })
})
