import { type Attribution, attributionFor, DIRECT, isDirect, NOT_SET, redactUrl, type Visit } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

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

  it('takes the current time unless told one', () => {
    expect(attributionFor({ url: SITE }).utm_datetime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/)
  })

  it('keeps full addresses, without what should not be stored', () => {
    const record = attributionFor({
      url: `${SITE}/jobs?q=java&token=abc#top`,
      referrer: 'https://an:secret@news.example/a?email=an@example.com',
      now,
    })
    expect(record.utm_url).toBe(`${SITE}/jobs?q=java&token=redacted#top`)
    expect(record.utm_referer).toBe('https://news.example/a?email=redacted')
    expect(attributionFor({ url: `${SITE}/?utm_source=an%40example.com`, now }).utm_source).toBe('redacted')
  })

  it('gives eight texts for any address and referrer', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true, withFragments: true }))
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
  it('tells direct visits from others', () => {
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
