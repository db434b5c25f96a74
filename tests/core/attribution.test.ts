import { type Attribution, attributionFor, DIRECT, isDirect, NOT_SET, redactUrl, type Visit } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../support/anyCharacter.ts'

const SITE = 'https://www.jobsite.example'
const now = new Date('2026-11-20T09:51:07Z')
const UNSET = '(not set)'

type Named = Partial<Pick<Attribution, 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content'>>

describe('attributionFor', () => {
  it.each<[name: string, visit: Omit<Visit, 'now'>, named: Named]>([
    ['nothing at all', { url: `${SITE}/` }, { utm_source: '(direct)' }],
    ['an internal referrer', { url: `${SITE}/`, referrer: `${SITE}/jobs` }, { utm_source: '(direct)' }],
    [
      'a referrer below the site',
      { url: `${SITE}/`, referrer: 'https://id.jobsite.example/login' },
      { utm_source: '(direct)' },
    ],
    [
      'a referrer above the page',
      { url: 'https://m.jobsite.example/', referrer: `${SITE}/`, siteDomain: 'jobsite.example' },
      { utm_source: '(direct)' },
    ],
    [
      'the page’s own host, outside the site',
      { url: 'https://preview.example/', referrer: 'https://preview.example/a', siteDomain: 'jobsite.example' },
      { utm_source: '(direct)' },
    ],
    ['an empty referrer', { url: `${SITE}/`, referrer: '' }, { utm_source: '(direct)' }],
    ['a file', { url: `${SITE}/`, referrer: 'file:///home/an/jobs.html' }, { utm_source: '(direct)' }],
    ['an unreadable referrer', { url: `${SITE}/`, referrer: 'android-app' }, { utm_source: '(direct)' }],
    [
      'an external referrer',
      { url: `${SITE}/`, referrer: 'https://news.example/a?b' },
      { utm_source: 'news.example', utm_medium: 'referral' },
    ],
    [
      'one on a port',
      { url: `${SITE}/`, referrer: 'https://news.example:8080/' },
      { utm_source: 'news.example:8080', utm_medium: 'referral' },
    ],
    [
      'one that ends alike',
      { url: `${SITE}/`, referrer: 'https://eviljobsite.example/' },
      { utm_source: 'eviljobsite.example', utm_medium: 'referral' },
    ],
    [
      'one that begins alike',
      { url: `${SITE}/`, referrer: 'https://jobsite.example.evil.example/' },
      { utm_source: 'jobsite.example.evil.example', utm_medium: 'referral' },
    ],
    [
      'another configured site',
      { url: `${SITE}/`, referrer: `https://a.other.example/`, siteDomain: 'other.example' },
      { utm_source: '(direct)' },
    ],
    ['gclid', { url: `${SITE}/?gclid=abc` }, { utm_source: 'google', utm_medium: 'cpc' }],
    [
      'gclid over explicit source and medium',
      { url: `${SITE}/?utm_source=mail&utm_medium=newsletter&gclid=abc` },
      { utm_source: 'google', utm_medium: 'cpc' },
    ],
    [
      'gclid with campaign, term and content',
      { url: `${SITE}/?gclid=abc&utm_campaign=tet&utm_term=java&utm_content=top` },
      { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'tet', utm_term: 'java', utm_content: 'top' },
    ],
    [
      'gclid over an external referrer',
      { url: `${SITE}/?gclid=abc`, referrer: 'https://news.example/' },
      { utm_source: 'google', utm_medium: 'cpc' },
    ],
    [
      'gclid and gclsrc',
      { url: `${SITE}/?gclid=abc&gclsrc=aw.ds` },
      { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'DoubleClick' },
    ],
    // Templates of advertisements repeat parameters, the first time empty.
    [
      'the first value that is not empty',
      {
        url: `${SITE}/?utm_campaign=&gclid=&gclid=abc&gclsrc=aw.ds&&utm_source=google&utm_campaign=Pmax&utm_term=%20&utm_term=java`,
      },
      { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'Pmax', utm_term: 'java' },
    ],
    [
      'a third party’s click in gclid, with explicit values',
      { url: `${SITE}/?gclid=m1&gclsrc=3p.ds&msclkid=m1&utm_source=bing&utm_medium=cpc&utm_campaign=X` },
      { utm_source: 'bing', utm_medium: 'cpc', utm_campaign: 'X' },
    ],
    [
      'a third party’s click in gclid, with its own id',
      { url: `${SITE}/?gclid=m1&gclsrc=3p.ds&msclkid=m1` },
      { utm_source: 'bing', utm_medium: 'cpc' },
    ],
    ['a third party’s click in gclid alone', { url: `${SITE}/?gclid=m1&gclsrc=3P.DS` }, { utm_source: '(direct)' }],
    ...['gbraid', 'wbraid', 'gad_source'].map((key): [string, Omit<Visit, 'now'>, Named] => [
      key,
      { url: `${SITE}/?${key}=1&utm_campaign=tet&utm_source=mail`, referrer: 'https://www.google.com/' },
      { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'tet' },
    ]),
    ...(
      [
        ['msclkid', 'bing', 'cpc'],
        ['fbclid', 'facebook', 'referral'],
        ['ttclid', 'tiktok', 'cpc'],
        ['dclid', 'DoubleClick', 'display'],
      ] as const
    ).flatMap(([key, source, medium]): [string, Omit<Visit, 'now'>, Named][] => [
      [`${key} alone`, { url: `${SITE}/?${key}=abc` }, { utm_source: source, utm_medium: medium }],
      [
        `${key} with a campaign and a medium`,
        { url: `${SITE}/?${key}=abc&utm_campaign=tet&utm_medium=social` },
        { utm_source: source, utm_medium: 'social', utm_campaign: 'tet' },
      ],
      [
        `${key} over an external referrer`,
        { url: `${SITE}/?${key}=abc`, referrer: 'https://lm.facebook.com/' },
        { utm_source: source, utm_medium: medium },
      ],
      [`${key} under an explicit source`, { url: `${SITE}/?${key}=a&utm_source=mail` }, { utm_source: 'mail' }],
      [`${key} under gclid`, { url: `${SITE}/?${key}=a&gclid=b` }, { utm_source: 'google', utm_medium: 'cpc' }],
      [`${key} without a value`, { url: `${SITE}/?${key}=` }, { utm_source: '(direct)' }],
    ]),
    ...['https://accounts.google.com/', 'https://www.facebook.com/dialog/oauth?x=1'].map(
      (referrer): [string, Omit<Visit, 'now'>, Named] => [
        `the ignored referrer ${referrer}`,
        { url: `${SITE}/`, referrer, ignoredReferrers: ['accounts.google.com', 'facebook.com'] },
        { utm_source: '(direct)' },
      ],
    ),
    [
      'a referrer that looks like an ignored one',
      {
        url: `${SITE}/`,
        referrer: 'https://accounts.google.com.evil.example/',
        ignoredReferrers: ['accounts.google.com'],
      },
      { utm_source: 'accounts.google.com.evil.example', utm_medium: 'referral' },
    ],
    [
      'a campaign through an ignored referrer',
      { url: `${SITE}/?utm_source=zalo`, referrer: 'https://facebook.com/', ignoredReferrers: ['facebook.com'] },
      { utm_source: 'zalo' },
    ],
    ['gclsrc alone', { url: `${SITE}/?gclsrc=aw.ds` }, { utm_campaign: 'DoubleClick' }],
    [
      'gclsrc with a campaign',
      { url: `${SITE}/?gclid=abc&gclsrc=aw.ds&utm_campaign=tet` },
      { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'tet' },
    ],
    [
      'explicit values',
      { url: `${SITE}/?utm_source=mail&utm_medium=newsletter&utm_campaign=tet&utm_term=java&utm_content=top` },
      { utm_source: 'mail', utm_medium: 'newsletter', utm_campaign: 'tet', utm_term: 'java', utm_content: 'top' },
    ],
    ['a source alone', { url: `${SITE}/?utm_source=mail` }, { utm_source: 'mail' }],
    ['a campaign alone', { url: `${SITE}/?utm_campaign=tet` }, { utm_campaign: 'tet' }],
    [
      'explicit values over an external referrer',
      { url: `${SITE}/?utm_source=mail`, referrer: 'https://news.example/' },
      { utm_source: 'mail' },
    ],
    [
      'encoded values',
      { url: `${SITE}/?utm_source=b%C3%A1o+m%E1%BB%9Bi&utm_campaign=%zz` },
      { utm_source: 'báo mới', utm_campaign: '%zz' },
    ],
    ['empty values', { url: `${SITE}/?utm_source=&utm_medium=%20&gclid=` }, { utm_source: '(direct)' }],
    ['the first of several values', { url: `${SITE}/?utm_source=a&utm_source=b` }, { utm_source: 'a' }],
    ['other letters in a name', { url: `${SITE}/?UTM_SOURCE=mail&xgclid=1` }, { utm_source: '(direct)' }],
    ['parameters in the fragment', { url: `${SITE}/#?utm_source=mail&gclid=1` }, { utm_source: '(direct)' }],
    ['a relative address', { url: '/jobs?utm_source=mail' }, { utm_source: 'mail' }],
    ['no readable address', { url: 'javascript:alert(1)?utm_source=mail' }, { utm_source: '(direct)' }],
  ])('%s', (_name, visit, named) => {
    expect(attributionFor({ ...visit, now })).toEqual({
      utm_source: UNSET,
      utm_medium: UNSET,
      utm_campaign: UNSET,
      utm_term: UNSET,
      utm_content: UNSET,
      utm_url: visit.url,
      utm_referer: visit.referrer || UNSET,
      utm_datetime: '2026-11-20T16:51:07+07:00',
      ...named,
    })
  })

  it('uses the current time by default', () => {
    expect(attributionFor({ url: SITE }).utm_datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
  })

  it('keeps full URLs, without private data', () => {
    const record = attributionFor({
      url: `${SITE}/jobs?q=java&token=abc#top`,
      referrer: 'https://an:secret@news.example/a?email=an@example.com',
      now,
    })
    expect(record.utm_url).toBe(`${SITE}/jobs?q=java&token=redacted#top`)
    expect(record.utm_referer).toBe('https://news.example/a?email=redacted')
    expect(attributionFor({ url: `${SITE}/?utm_source=an%40example.com`, now }).utm_source).toBe('redacted')
  })

  it('returns eight strings for any URL and referrer', () => {
    const part = fc.string({ unit: anyCharacter, maxLength: 8 }).map(encodeURIComponent)
    const webUrl = fc
      .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(part), fc.array(fc.tuple(part, part)), part)
      .map(([scheme, host, path, query, hash]) => {
        const search = query.map((pair) => pair.join('=')).join('&')
        return `${scheme}://${[host, ...path].join('/')}${search && `?${search}`}${hash && `#${hash}`}`
      })
    const text = fc.oneof(fc.string({ unit: anyCharacter }), webUrl)
    fc.assert(
      fc.property(text, text, (url, referrer) => {
        const record = attributionFor({ url, referrer, now })
        expect(Object.keys(record)).toHaveLength(8)
        for (const value of Object.values(record)) expect(typeof value === 'string' && value !== '').toBe(true)
      }),
    )
  })
})

describe('isDirect', () => {
  it('distinguishes direct visits', () => {
    expect([NOT_SET, DIRECT]).toEqual(['(not set)', '(direct)'])
    expect(isDirect(attributionFor({ url: SITE }))).toBe(true)
    expect(isDirect(attributionFor({ url: SITE, referrer: 'https://news.example/' }))).toBe(false)
    expect(isDirect(attributionFor({ url: `${SITE}?gclsrc=1` }))).toBe(false)
  })
})

describe('redactUrl', () => {
  it.each([
    ['https://a.example/?token=abc&q=java', 'https://a.example/?token=redacted&q=java'],
    ['/a?access_token=abc', '/a?access_token=redacted'],
    ['/a?id-token=abc&x=1', '/a?id-token=redacted&x=1'],
    ['/a?sessionid=abc&session_id=b&x=1', '/a?sessionid=redacted&session_id=redacted&x=1'],
    ['/a?phone_number=0901234567&phones=1', '/a?phone_number=redacted&phones=1'],
    ['/a?PASSWORD=abc', '/a?PASSWORD=redacted'],
    ['/a?password=a=b', '/a?password=redacted'],
    ['/a?code=1&state=2', '/a?code=redacted&state=2'],
    ['/a?user_email=x', '/a?user_email=redacted'],
    ['/a?phone=0901', '/a?phone=redacted'],
    ['/a?t%6Fken=abc', '/a?t%6Fken=redacted'],
    ['/a?q=an.nguyen@example.com', '/a?q=redacted'],
    ['/a?q=an.nguyen%40example.com', '/a?q=redacted'],
    ['/a?an@example.com', '/a?redacted'],
    ['/a?x=eyJhbGciOiJI.eyJzdWIiOiIx.abc', '/a?x=redacted'],
    ['/a#token=abc', '/a#token=redacted'],
    ['https://user:pass@a.example/b', 'https://a.example/b'],
    ['https://user@a.example', 'https://a.example'],
    // In Vietnamese, with diacritics, hyphens, underscores or nothing between the words.
    ['/a?sdt=0912345678', '/a?sdt=redacted'],
    ['/a?mat_khau=bimat', '/a?mat_khau=redacted'],
    ['/a?matKhau=bimat&soDienThoai=1', '/a?matKhau=redacted&soDienThoai=redacted'],
    ['/a?m%E1%BA%ADt%20kh%E1%BA%A9u=x', '/a?m%E1%BA%ADt%20kh%E1%BA%A9u=redacted'],
    ['/a?s%E1%BB%91-%C4%91i%E1%BB%87n-tho%E1%BA%A1i=1', '/a?s%E1%BB%91-%C4%91i%E1%BB%87n-tho%E1%BA%A1i=redacted'],
    ['/a?so_dt=1&user_sdt=2', '/a?so_dt=redacted&user_sdt=redacted'],
    ['/a?hom-thu=x&mobile=1&tel=2', '/a?hom-thu=redacted&mobile=redacted&tel=redacted'],
    ['/a?userEmail=x&emails[]=y&email[]=z', '/a?userEmail=redacted&emails[]=y&email[]=redacted'],
    // A telephone number by its look, and nothing that only has as many digits.
    ['/a?q=0912345678', '/a?q=redacted'],
    ['/a?q=%2B84%20912%20345%20678', '/a?q=redacted'],
    ['/a?q=84-91-234-5678', '/a?q=redacted'],
    ['/a?q=02838123456', '/a?q=redacted'],
    ['/a?t=1700000000000&id=1763221&c=20512345678', '/a?t=1700000000000&id=1763221&c=20512345678'],
    // Path segments.
    ['https://a.example/unsubscribe/an@example.com', 'https://a.example/unsubscribe/redacted'],
    ['/unsubscribe/an%40example.com/now', '/unsubscribe/redacted/now'],
    ['/ho-so/0912345678?x=1', '/ho-so/redacted?x=1'],
    ['/login/eyJhbGciOiJI.eyJzdWIiOiIx.abc', '/login/redacted'],
    ['/a;token=abc/b', '/a;token=redacted/b'],
    ['/mt-sales-supervisor-1763221-jv', '/mt-sales-supervisor-1763221-jv'],
    // Addresses in addresses, however often they are encoded: no more of them goes than has to.
    [
      '/login?redirectURL=https%3A%2F%2Fa.example%2Fb%3Ftoken%3DSECRET%26l%3D24&t=1',
      '/login?redirectURL=https%3A%2F%2Fa.example%2Fb%3Ftoken%3Dredacted%26l%3D24&t=1',
    ],
    [
      '/login?redirectURL=https%3A%2F%2Fa.example%2Fb%3Fl%3D24',
      '/login?redirectURL=https%3A%2F%2Fa.example%2Fb%3Fl%3D24',
    ],
    ['/a?r=%2Fb%3Fr%3D%252Fc%253Fsdt%253D0912345678', '/a?r=%2Fb%3Fr%3D%252Fc%253Fsdt%253Dredacted'],
    ['/a?r=/ho-so/0912345678', '/a?r=/ho-so/redacted'],
    ['/a?state=token%3Dabc', '/a?state=token%3Dredacted'],
    ['/a?state=%7B%22token%22%3A%22abc%22%7D', '/a?state=redacted'],
    ['/a?q=an.nguyen%2540example.com', '/a?q=redacted'],
    ['/r/https%3A%2F%2Fa.example%2F%3Fpwd%3Dx', '/r/https%3A%2F%2Fa.example%2F%3Fpwd%3Dredacted'],
    ['#/ho-so/0912345678', '#/ho-so/redacted'],
    // Names that only contain such a word, and ordinary values, stay.
    ['/a?tokens=abc', '/a?tokens=abc'],
    ['/a?zipcode=7', '/a?zipcode=7'],
    ['/a?author=an', '/a?author=an'],
    ['/a?q=java&l=29.24#top', '/a?q=java&l=29.24#top'],
    ['/a?q=@handle', '/a?q=@handle'],
    ['/a?&&=&x', '/a?&&=&x'],
    ['/a?q=%zz', '/a?q=%zz'],
    ['', ''],
    ['?', '?'],
    ['#', '#'],
    ['mailto:an@example.com', 'redacted'],
    ['tel:1', 'tel:1'],
  ])('%s -> %s', (url, redacted) => {
    expect(redactUrl(url)).toBe(redacted)
    expect(redactUrl(redacted)).toBe(redacted)
  })
})
