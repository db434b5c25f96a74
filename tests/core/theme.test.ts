import type { PageName } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { pickLogo } from '../../src/core/theme/pickLogo.ts'
import { parseSeasonalTheme, themeLogos, toSeasonalTheme } from '../../src/core/theme/seasonalTheme.ts'

describe('pickLogo', () => {
  it.each<[facts: Parameters<typeof pickLogo>[0], logo: 'site' | 'inTech']>([
    [{}, 'site'],
    [{ page: 'homepage' }, 'site'],
    [{ jobFunctionParentId: 5 }, 'inTech'],
    [{ page: 'searchResult', jobFunctionParentId: 5 }, 'inTech'],
    [{ page: 'jobDetail', jobFunctionParentId: 5 }, 'inTech'],
    [{ page: 'jobDetail', jobFunctionGroupId: 5 }, 'inTech'],
    [{ page: 'jobDetail', jobFunctionGroupId: 5, jobFunctionParentId: 4 }, 'inTech'],
    [{ page: 'jobDetail', jobFunctionGroupId: 4 }, 'site'],
    [{ page: 'jobDetail', jobFunctionGroupId: -1 }, 'site'],
    [{ page: 'jobDetail', jobFunctionGroupId: null, jobFunctionParentId: null }, 'site'],
    [{ page: 'jobDetail' }, 'site'],
    [{ jobFunctionGroupId: 5 }, 'site'],
    [{ jobFunctionParentId: '5' as unknown as number }, 'site'],
    [{ page: '__proto__' as PageName, jobFunctionGroupId: 5 }, 'site'],
    [{ page: 'constructor' as PageName, jobFunctionGroupId: 5 }, 'site'],
  ])('%j: %s', (facts, logo) => {
    expect(pickLogo(facts)).toBe(logo)
  })

  it('looks at the group on the job detail only', () => {
    const inTech = PAGE_NAMES.filter((page) => pickLogo({ page, jobFunctionGroupId: 5 }) === 'inTech')
    expect(inTech).toEqual(['jobDetail'])
  })
})

const theme = {
  blue_desktop_logo: '/blue.svg',
  white_desktop_logo: 'https://a.example/white.svg',
  responsive_logo: '/small.svg',
}

describe('parseSeasonalTheme', () => {
  it('reads the three logos and nothing else', () => {
    expect(parseSeasonalTheme(JSON.stringify({ ...theme, other: 1 }))).toEqual(theme)
    expect(parseSeasonalTheme('{}')).toEqual({})
  })

  it('leaves out URLs that cannot be used', () => {
    const text = JSON.stringify({
      blue_desktop_logo: 'javascript:alert(1)',
      white_desktop_logo: 7,
      responsive_logo: '/small.svg',
    })
    expect(parseSeasonalTheme(text)).toEqual({ responsive_logo: '/small.svg' })
    expect(parseSeasonalTheme('{"__proto__":{"responsive_logo":"/x.svg"}}')).toEqual({})
  })

  it.each(['', '{', 'null', '[]', '"a"', '7', 'undefined', '[object Object]', '['.repeat(200_000), null, undefined])(
    '%.20j is none',
    (text) => {
      expect(parseSeasonalTheme(text)).toBeNull()
    },
  )
})

describe('toSeasonalTheme', () => {
  it('does not read inherited values', () => {
    expect(toSeasonalTheme(Object.create(theme))).toEqual({})
    expect(toSeasonalTheme([])).toEqual({})
  })
})

describe('themeLogos', () => {
  const configured = { desktopLogo: '/logo.svg', desktopWhiteLogo: '/white.svg', responsiveLogo: '/r.svg' }

  it('takes each logo from the theme or from the configuration', () => {
    expect(themeLogos(theme, configured)).toEqual({
      desktopLogo: '/blue.svg',
      desktopWhiteLogo: 'https://a.example/white.svg',
      responsiveLogo: '/small.svg',
    })
    expect(themeLogos({ responsive_logo: '/tet.svg', blue_desktop_logo: '' }, configured)).toEqual({
      ...configured,
      responsiveLogo: '/tet.svg',
    })
    expect(themeLogos(null, configured)).toEqual(configured)
    expect(themeLogos(undefined, {})).toEqual({})
  })
})
