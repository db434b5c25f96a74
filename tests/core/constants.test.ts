import { constants, cookieNames, SAVED_JOB_TYPE } from '@jobsite/shell/core'
import { expect, it } from 'vitest'

it.each<[keyof typeof constants, number]>([
  ['languageCookieDays', 90],
  ['cityCookieDays', 30],
  ['attributionCookieDays', 30],
  ['maxLocations', 3],
  ['suggestionHideDelayMs', 300],
  ['mobileSearchDelayMs', 300],
  ['logoCheckIntervalMs', 300],
  ['bottomTextCollapsedHeight', 250],
  ['bottomTextExpandedExtra', 50],
  ['stickyThreshold', 60],
  ['mobileMaxWidth', 991],
  ['tabletMinWidth', 992],
  ['tabletMaxWidth', 1299],
  ['desktopMinWidth', 1300],
  ['bannerWidth', 2560],
  ['bannerHeight', 94],
  ['bannerGradientLeftPercent', 49],
  ['bannerGradientRightPercent', 51],
  ['menuColumns', 5],
  ['careerSubmenuColumns', 2],
  ['barHeight', 34],
  ['homeBarHeight', 60],
  ['mobileBarHeight', 60],
  ['jobIdDigits', 6],
  ['inTechJobFunctionId', 5],
  ['logoutClientId', 3],
  ['resumeSummaryDays', 7],
])('%s is %d', (name, value) => {
  expect(constants[name]).toBe(value)
})

it('names the cookies as other systems read them', () => {
  expect(cookieNames).toEqual({
    language: 'lang',
    city: 'VNWSearchJob[city]',
    attribution: 'VNW_TRACKING_GA',
    firstAttribution: 'VNW_TRACKING_GA_FIRST',
    onboarding: 'VNW_ONBOARDING',
  })
})

it('keeps the stored type of a saved job apart from the query of the saved-jobs page', () => {
  expect(SAVED_JOB_TYPE).toBe('saved_job')
})

it('cannot be written to', () => {
  expect(Object.isFrozen(constants) && Object.isFrozen(cookieNames)).toBe(true)
})
