import { type Attribution, attributionFor, type Visit } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDirect } from '../../src/core/attribution/attributionFor.ts'
import { redactUrl } from '../../src/core/attribution/redact.ts'
import { DIRECT, NOT_SET } from '../../src/core/contracts.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'

const SITE = 'https://www.jobsite.example'
const now = new Date('2026-11-20T09:51:07Z')

type Named = Partial<Pick<Attribution, 'utm_source' | 'utm_medium' | 'utm_campaign' | 'utm_term' | 'utm_content'>>

const DIRECTLY: Named = { utm_source: DIRECT }
const GOOGLE: Named = { utm_source: 'google', utm_medium: 'cpc' }

type Row = readonly [name: string, visit: Omit<Visit, 'now'>, named: Named]

/** A visit of the home page: its query, and where it comes from. */
const home = (search: string, referrer?: string): Visit => ({ url: `${SITE}/${search}`, ...(referrer && { referrer }) })
const referral = (host: string): Named => ({ utm_source: host, utm_medium: 'referral' })

describe('attributionFor', () => {
  it.each<Row>([
    ['nothing at all', home(''), DIRECTLY],
    ['an internal referrer', home('', `${SITE}/jobs`), DIRECTLY],
    ['a referrer below the site', home('', 'https://id.jobsite.example/login'), DIRECTLY],
    [
      'a referrer above the page',
      { url: 'https://m.jobsite.example/', referrer: `${SITE}/`, siteDomain: 'jobsite.example' },
      DIRECTLY,
    ],
    [
      'the page’s own host, outside the site',
      { url: 'https://preview.example/', referrer: 'https://preview.example/a', siteDomain: 'jobsite.example' },
      DIRECTLY,
    ],
    ['an empty referrer', { url: `${SITE}/`, referrer: '' }, DIRECTLY],
    ['a file', home('', 'file:///home/an/jobs.html'), DIRECTLY],
    ['an unreadable referrer', home('', 'android-app'), DIRECTLY],
    ['an external referrer', home('', 'https://news.example/a?b'), referral('news.example')],
    ['one on a port', home('', 'https://news.example:8080/'), referral('news.example:8080')],
    ['one that ends alike', home('', 'https://eviljobsite.example/'), referral('eviljobsite.example')],
    [
      'one that begins alike',
      home('', 'https://jobsite.example.evil.example/'),
      referral('jobsite.example.evil.example'),
    ],
    ['another configured site', { ...home('', 'https://a.other.example/'), siteDomain: 'other.example' }, DIRECTLY],
    ['gclid', home('?gclid=abc'), GOOGLE],
    ['gclid over explicit source and medium', home('?utm_source=mail&utm_medium=newsletter&gclid=abc'), GOOGLE],
    [
      'gclid with campaign, term and content',
      home('?gclid=abc&utm_campaign=tet&utm_term=java&utm_content=top'),
      { ...GOOGLE, utm_campaign: 'tet', utm_term: 'java', utm_content: 'top' },
    ],
    ['gclid over an external referrer', home('?gclid=abc', 'https://news.example/'), GOOGLE],
    ['gclid and gclsrc', home('?gclid=abc&gclsrc=aw.ds'), { ...GOOGLE, utm_campaign: 'DoubleClick' }],
    // Templates of advertisements repeat parameters, the first time empty.
    [
      'the first value that is not empty',
      home(
        '?utm_campaign=&gclid=&gclid=abc&gclsrc=aw.ds&&utm_source=google&utm_campaign=Pmax&utm_term=%20&utm_term=java',
      ),
      { ...GOOGLE, utm_campaign: 'Pmax', utm_term: 'java' },
    ],
    [
      'a third party’s click in gclid, with explicit values',
      home('?gclid=m1&gclsrc=3p.ds&msclkid=m1&utm_source=bing&utm_medium=cpc&utm_campaign=tet'),
      { utm_source: 'bing', utm_medium: 'cpc', utm_campaign: 'tet' },
    ],
    [
      'a third party’s click in gclid, with its own id',
      home('?gclid=m1&gclsrc=3p.ds&msclkid=m1'),
      { utm_source: 'bing', utm_medium: 'cpc' },
    ],
    ['a third party’s click in gclid alone', home('?gclid=m1&gclsrc=3P.DS'), DIRECTLY],
    ...['gbraid', 'wbraid', 'gad_source'].map(
      (key): Row => [
        key,
        home(`?${key}=1&utm_campaign=tet&utm_source=mail`, 'https://www.google.com/'),
        { ...GOOGLE, utm_campaign: 'tet' },
      ],
    ),
    ...(
      [
        ['msclkid', { utm_source: 'bing', utm_medium: 'cpc' }],
        ['fbclid', { utm_source: 'facebook', utm_medium: 'referral' }],
        ['ttclid', { utm_source: 'tiktok', utm_medium: 'cpc' }],
        ['dclid', { utm_source: 'DoubleClick', utm_medium: 'display' }],
      ] as const
    ).flatMap(([key, named]): Row[] => [
      [`${key} alone`, home(`?${key}=abc`), named],
      [
        `${key} with a campaign and a medium`,
        home(`?${key}=abc&utm_campaign=tet&utm_medium=social`),
        { ...named, utm_medium: 'social', utm_campaign: 'tet' },
      ],
      [`${key} over an external referrer`, home(`?${key}=abc`, 'https://lm.facebook.com/'), named],
      [`${key} under an explicit source`, home(`?${key}=a&utm_source=mail`), { utm_source: 'mail' }],
      [`${key} under gclid`, home(`?${key}=a&gclid=b`), GOOGLE],
      [`${key} without a value`, home(`?${key}=`), DIRECTLY],
    ]),
    ...['https://accounts.google.com/', 'https://www.facebook.com/dialog/oauth?x=1'].map(
      (referrer): Row => [
        `the ignored referrer ${referrer}`,
        { ...home('', referrer), ignoredReferrers: ['accounts.google.com', 'facebook.com'] },
        DIRECTLY,
      ],
    ),
    [
      'a referrer that looks like an ignored one',
      { ...home('', 'https://accounts.google.com.evil.example/'), ignoredReferrers: ['accounts.google.com'] },
      referral('accounts.google.com.evil.example'),
    ],
    [
      'a campaign through an ignored referrer',
      { ...home('?utm_source=zalo', 'https://facebook.com/'), ignoredReferrers: ['facebook.com'] },
      { utm_source: 'zalo' },
    ],
    ['gclsrc alone', home('?gclsrc=aw.ds'), { utm_campaign: 'DoubleClick' }],
    ['gclsrc with a campaign', home('?gclid=abc&gclsrc=aw.ds&utm_campaign=tet'), { ...GOOGLE, utm_campaign: 'tet' }],
    [
      'explicit values',
      home('?utm_source=mail&utm_medium=newsletter&utm_campaign=tet&utm_term=java&utm_content=top'),
      { utm_source: 'mail', utm_medium: 'newsletter', utm_campaign: 'tet', utm_term: 'java', utm_content: 'top' },
    ],
    ['a source alone', home('?utm_source=mail'), { utm_source: 'mail' }],
    ['a campaign alone', home('?utm_campaign=tet'), { utm_campaign: 'tet' }],
    [
      'explicit values over an external referrer',
      home('?utm_source=mail', 'https://news.example/'),
      { utm_source: 'mail' },
    ],
    [
      'encoded values',
      home('?utm_source=b%C3%A1o+m%E1%BB%9Bi&utm_campaign=%zz'),
      { utm_source: 'báo mới', utm_campaign: '%zz' },
    ],
    ['empty values', home('?utm_source=&utm_medium=%20&gclid='), DIRECTLY],
    ['the first of several values', home('?utm_source=a&utm_source=b'), { utm_source: 'a' }],
    ['other letters in a name', home('?UTM_SOURCE=mail&xgclid=1'), DIRECTLY],
    ['parameters in the fragment', home('#?utm_source=mail&gclid=1'), DIRECTLY],
    ['a relative URL', { url: '/jobs?utm_source=mail' }, { utm_source: 'mail' }],
    ['no readable URL', { url: 'javascript:alert(1)?utm_source=mail' }, DIRECTLY],
  ])('%s', (_name, visit, named) => {
    expect(attributionFor({ ...visit, now })).toEqual({
      utm_source: NOT_SET,
      utm_medium: NOT_SET,
      utm_campaign: NOT_SET,
      utm_term: NOT_SET,
      utm_content: NOT_SET,
      utm_url: visit.url,
      utm_referer: visit.referrer || NOT_SET,
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
    ['/a?token#email', '/a?token#email'],
    ['/a?r=%252Fb%253Ftoken%253Dabc', '/a?r=%252Fb%253Ftoken%253Dredacted'],
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
    [
      '/a?user[email]=x&u%5BmatKhau%5D[]=y&filter[location]=29',
      '/a?user[email]=redacted&u%5BmatKhau%5D[]=redacted&filter[location]=29',
    ],
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
    // URLs in URLs, however often they are encoded: only the private parts are removed.
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
