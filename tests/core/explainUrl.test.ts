import { alternateLinks, detectLanguage, detectPage, localizeUrl, pagePath, parseSearchUrl } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { shouldRequestTopBanner } from '../../src/core/banner/shouldRequestTopBanner.ts'
import { PAGE_NAMES, pageLabel } from '../../src/core/pages/pages.ts'
import { explainUrl } from '../../src/core/routes/explainUrl.ts'

describe('explainUrl', () => {
  it.each([
    ...['/', '/ho-so?tab=profile-settings', '/java-kv', '/it-software-jobs-i35-en', '/career-newbies', '/muc-luong'],
    ...['/my-career-center/my-jobs', '/nobody-knows-this', '/jobs?l=29'],
  ])('says of %s what each rule says', (url) => {
    const page = detectPage(url)
    expect(explainUrl(url)).toEqual({
      url,
      language: detectLanguage(url),
      page,
      label: pageLabel(page ?? 'other'),
      addresses: { vi: localizeUrl(url, 'vi'), en: localizeUrl(url, 'en') },
      alternates: alternateLinks(url),
      hasTopBanner: shouldRequestTopBanner(url, page),
      search: parseSearchUrl(url),
    })
  })

  it('keeps an absolute URL absolute', () => {
    const { addresses } = explainUrl('https://www.jobsite.example/viec-lam?l=29#top')
    expect(addresses.en).toBe('https://www.jobsite.example/jobs?l=29#top')
  })

  it('takes the page, and the page’s own URL, from the page app', () => {
    const own = { page: 'searchResult', alternateUrl: '/my-own' } as const
    expect(explainUrl('/viec-lam', own).addresses).toEqual({ vi: '/viec-lam', en: '/my-own' })
    expect(explainUrl('/viec-lam', { ...own, page: 'dashboard' }).addresses.en).toBe('/jobs')
  })

  it('gives the same URLs and label from either language, for every page', () => {
    for (const page of PAGE_NAMES) {
      const fromVi = explainUrl(pagePath(page, 'vi'), { page })
      const fromEn = explainUrl(pagePath(page, 'en'), { page })
      expect(fromEn.addresses, page).toEqual(fromVi.addresses)
      expect([fromVi.label, fromEn.label], page).toEqual([pageLabel(page), pageLabel(page)])
    }
  })

  it.each(['', '%', 'javascript:alert(1)', '\u0000', '/%E0%A4%A'])('does not throw on %j', (url) => {
    expect(explainUrl(url).addresses).toEqual({ vi: url, en: url })
  })
})
