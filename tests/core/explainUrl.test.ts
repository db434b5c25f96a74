import { explainUrl, PAGE_NAMES, pageLabel, pagePath } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

describe('explainUrl', () => {
  it.each([
    ['/', 'vi', 'homepage', 'Home_Page', '/', '/en', false, null],
    [
      '/ho-so?tab=profile-settings',
      'vi',
      'profileSettings',
      'My_Career_Center',
      '/ho-so?tab=profile-settings',
      '/my-profile?tab=profile-settings',
      false,
      null,
    ],
    ['/java-kv', 'vi', 'searchResult', 'Job_Search', '/java-kv', '/java-kw', true, { language: 'vi', keyword: 'java' }],
    [
      '/it-software-jobs-i35-en',
      'en',
      'searchResult',
      'Job_Search',
      '/viec-lam-it-phan-mem-i35-vn',
      '/it-software-jobs-i35-en',
      true,
      { language: 'en', categoryIds: [35] },
    ],
    ['/career-newbies', undefined, 'careerNewbies', 'Other_Pages', '/career-newbies', '/career-newbies', false, null],
    [
      '/my-career-center/my-jobs',
      'en',
      'myJobs',
      'My_Career_Center',
      '/quan-ly-nghe-nghiep/viec-lam-cua-toi',
      '/my-career-center/my-jobs',
      false,
      null,
    ],
    [
      '/nobody-knows-this',
      undefined,
      undefined,
      'Other_Pages',
      '/nobody-knows-this',
      '/nobody-knows-this',
      false,
      null,
    ],
  ] as const)('%s', (url, language, page, label, vi, en, hasTopBanner, search) => {
    const { alternates, ...explained } = explainUrl(url)
    expect(explained).toEqual({ url, language, page, label, addresses: { vi, en }, hasTopBanner, search })
    expect(alternates.map(({ href }) => href)).toEqual(vi === en ? [] : [vi, en, vi])
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
