import { alternateLinks, detectLanguage, localizeUrl, routePairs } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { hash, origin, query, word } from './support.ts'

const links = (viHref: string, enHref: string) => [
  { hrefLang: 'vi', href: viHref },
  { hrefLang: 'en', href: enHref },
  { hrefLang: 'x-default', href: viHref },
]

describe('alternateLinks', () => {
  it.each([
    ['/viec-lam', '/jobs'],
    ['/', '/en'],
    ['/?a=1', '/en?a=1'],
    ['/wowcv', '/wowcv/en'],
    ['/java-kv', '/java-kw'],
    ['/viec-lam-it-phan-mem-i35-vn', '/it-software-jobs-i35-en'],
    ['/ky-su-1763221-jv', '/ky-su-1763221-jd'],
    ['https://www.jobsite.example/ho-so/?a=1', 'https://www.jobsite.example/my-profile/?a=1'],
    ['/viec-lam?lang=vi', '/jobs?lang=en'],
    ['/khong-tim-thay-trang', '/error404'],
  ])('%s and %s name each other', (viUrl, enUrl) => {
    expect(alternateLinks(viUrl)).toEqual(links(viUrl, enUrl))
    expect(alternateLinks(enUrl)).toEqual(links(viUrl, enUrl))
  })

  it.each([
    '/career-newbies',
    '/career-newbies?lang=vi',
    '/career-newbies?lang=en',
    '/khong-ro',
    '/company/navigosgroup?lang=en',
    '/cau-hoi-phong-van/all-jobs',
    '',
    '#top',
    'mailto:a@b.example',
  ])('%s has one URL and no alternates', (url) => {
    expect(alternateLinks(url)).toEqual([])
  })

  it('returns the canonical URL of an alias', () => {
    expect(alternateLinks('/job-channel/top-management')).toEqual(links('/viec-lam-quan-ly', '/management-jobs'))
    expect(alternateLinks('/en/')).toEqual(links('/', '/en'))
    expect(alternateLinks('/it-software-jobs-inho-chi-minh-i35v29-en')).toEqual(
      links('/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it-software-jobs-in-ho-chi-minh-i35v29-en'),
    )
  })

  it("uses a page's alternate URL", () => {
    expect(alternateLinks('/bai-viet', { alternateUrl: '/post' })).toEqual(links('/bai-viet', '/post'))
    expect(alternateLinks('/post', { alternateUrl: '/bai-viet', language: 'en' })).toEqual(links('/bai-viet', '/post'))
    expect(alternateLinks('/quan-ly-nghe-nghiep', { alternateUrl: '/post' })).toEqual(
      links('/quan-ly-nghe-nghiep', '/my-career-center'),
    )
  })

  it('is empty if the only alternate URL cannot be used', () => {
    const warn = vi.fn()
    expect(alternateLinks('/bai-viet', { alternateUrl: 'javascript:alert(1)', warn })).toEqual([])
    expect(warn).toHaveBeenCalledOnce()
  })

  it('uses campaign pages and the page’s taxonomy', () => {
    expect(alternateLinks('/tet/en', { campaignPaths: ['tet'] })).toEqual(links('/tet', '/tet/en'))
    const taxonomy = { categories: [{ id: 9, name: 'Chè', nameEn: 'Tea' }], locations: [] }
    expect(alternateLinks('/tea-jobs-i9-en', { taxonomy })).toEqual(links('/viec-lam-che-i9-vn', '/tea-jobs-i9-en'))
  })

  it('is reciprocal for every pair, with any rest', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...routePairs),
        // A host without a scheme names no page: the next test.
        origin.filter((host) => !host.startsWith('//')),
        fc.array(word, { maxLength: 2 }),
        query,
        hash,
        (pair, host, words, search, fragment) => {
          const rest = words.map((text) => `/x${text}`).join('') + search
          const viUrl = `${host}/${pair.vi}${rest}`
          const enUrl = `${host}/${pair.en}${rest}`
          const own = links(viUrl, enUrl)
          expect(alternateLinks(viUrl + fragment)).toEqual(own)
          expect(alternateLinks(enUrl + fragment)).toEqual(own)
        },
      ),
    )
  })

  it.each([
    ['https://example.vn/viec-lam?utm_source=zalo&gclid=abc&l=29#x', '?l=29'],
    ['https://example.vn/viec-lam?l=29&utm_id=7&page=2&fbclid=a&gad_source=1', '?l=29&page=2'],
    ['https://example.vn/jobs?%75tm_source=zalo', ''],
    ['https://example.vn/jobs?msclkid=1&ttclid=2&dclid=3&wbraid=4&gbraid=5&gclsrc=ds#', ''],
  ])('leaves out of %s what belongs to one visit', (url, search) => {
    const own = links(`https://example.vn/viec-lam${search}`, `https://example.vn/jobs${search}`)
    expect(alternateLinks(url)).toEqual(own)
  })

  it('leaves it out of the page’s own alternate URL too', () => {
    expect(alternateLinks('/bai-viet?gclid=1#a', { alternateUrl: '/post?utm_source=zalo&a=1#b' })).toEqual(
      links('/bai-viet', '/post?a=1'),
    )
  })

  it('ignores the host of a URL without a scheme', () => {
    expect(alternateLinks('//evil.test/viec-lam')).toEqual([])
    expect(alternateLinks('/\\viec-lam')).toEqual(links('/viec-lam', '/jobs'))
  })

  it('is reciprocal for any URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter }),
        fc.constantFrom('', '-kv', '-kw', '-vn', '-en', '-i35v29-en'),
        (text, ending) => {
          const found = alternateLinks(`/${text}${ending}`)
          for (const { href } of found) expect(alternateLinks(href)).toEqual(found)
          for (const { href, hrefLang } of found.slice(0, 2)) {
            expect(detectLanguage(href)).toBe(hrefLang)
            if (hrefLang !== 'x-default') expect(localizeUrl(href, hrefLang)).toBe(href)
          }
        },
      ),
    )
  })
})

describe('a URL in the other language by its query', () => {
  it('is still one of two URLs', () => {
    expect(alternateLinks('/viec-lam?lang=en').map(({ href }) => href)).toEqual([
      '/viec-lam?lang=vi',
      '/jobs?lang=en',
      '/viec-lam?lang=vi',
    ])
    expect(alternateLinks('/career-newbies?lang=en')).toEqual([])
  })
})
