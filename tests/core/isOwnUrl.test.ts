import { isOwnUrl, type OwnPaths, pagePath } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'

const startsWithSalary = (url: string) => url.startsWith('/salary')

describe('the URLs that an app serves', () => {
  it.each<[string, OwnPaths | undefined, boolean]>([
    ['/jobs?l=29', undefined, true],
    ['/not-in-any-table', undefined, true],
    ['/jobs?l=29', ['searchResult'], true],
    ['/viec-lam', ['searchResult'], true],
    ['/java-kv', ['searchResult'], true],
    ['/terms-of-use', ['searchResult'], false],
    ['/my-profile?tab=profile-settings', ['profileSettings'], true],
    ['/my-profile', ['profileSettings'], false],
    ['/', ['homepage'], true],
    ['/en', ['homepage'], true],
    ['/not-in-any-table', ['homepage'], false],
    ['/not-in-any-table', ['other'], true],
    ['/jobs', [], false],
    ['/salary/java-kw?x=1', startsWithSalary, true],
    ['/muc-luong', startsWithSalary, false],
    // URLs elsewhere are never the app's own.
    ['https://www.jobsite.example/jobs', undefined, false],
    ['https://www.jobsite.example/jobs', () => true, false],
    ['//other.example/jobs', () => true, false],
    ['/\\other.example', () => true, false],
    ['#top', () => true, false],
    ['', undefined, false],
  ])('%s with %s: %s', (url, ownPaths, expected) => {
    expect(isOwnUrl(url, ownPaths)).toBe(expected)
  })

  it('knows the campaign pages of the site as `other`', () => {
    expect(isOwnUrl('/tet/en', ['other'], { campaignPaths: ['tet'] })).toBe(true)
    expect(isOwnUrl('/tet/en', ['homepage'], { campaignPaths: ['tet'] })).toBe(false)
  })

  it('counts a URL as foreign if the predicate throws, or returns anything but true', () => {
    const broken = () => {
      throw new Error('broken')
    }
    expect(isOwnUrl('/jobs', broken)).toBe(false)
    expect(isOwnUrl('/jobs', (() => 'yes') as unknown as OwnPaths)).toBe(false)
  })

  it('matches every page with exactly the list that contains it', () => {
    for (const page of PAGE_NAMES.filter((name) => isOwnUrl(pagePath(name, 'vi'), [name]))) {
      const others = PAGE_NAMES.filter((name) => name !== page)
      expect(isOwnUrl(pagePath(page, 'vi'), others)).toBe(false)
      expect(isOwnUrl(pagePath(page, 'en'), others)).toBe(isOwnUrl(pagePath(page, 'vi'), others))
    }
  })
})
