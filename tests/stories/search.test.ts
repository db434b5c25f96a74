import { describe, expect, inject, it } from 'vitest'
import { someRows } from '../support/chooseRows.ts'
import { shareChromium } from '../support/shareChromium.ts'

const origin = inject('storybookOrigin')

/** Duration that the sidebar may take for a word on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000

/** Words that a designer or a tester types, with a story or page that each must find. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['sticky', /^Sticky/],
  ['login', /login/i],
  ['log in', /login menu/],
  ['active', /Active item/],
  ['dropdown', /menu open/],
  ['badge', /badge/i],
  ['notification', /notification/i],
  ['loading', /loading/i],
  ['skeleton', /not known yet|space reserved/],
  ['error', /^Error/],
  ['mobile', /^Mobile/],
  ['hamburger', /hamburger|drawer/i],
  ['drawer', /drawer/i],
  ['print', /^Print/],
  ['social', /social/],
  ['copyright', /copyright/],
  ['onboarding', /^Onboarding/],
  ['logout', /log ?out|Logged-in seeker|Logged out/i],
  ['disabled', /disabled/],
  ['consent', /^Consent/],
  ['hover', /^Hover/],
  ['pressed', /^Pressed/],
  ['focus', /focus/i],
  ['keyboard', /keyboard/i],
  ['dark', /dark/i],
  ['dark mode', /dark/i],
  ['high contrast', /Forced colors|contrast/i],
  ['forced colors', /Forced colors/],
  ['tablet', /^Tablet/],
  ['phone', /Mobile/],
  ['desktop', /desktop/i],
  ['autocomplete', /^Suggestions/],
  ['typeahead', /^Suggestions/],
  ['chip', /^Category chip/],
  ['empty', /^Empty/],
  ['skip link', /^Skip link/],
  ['logo', /logo/i],
  ['breadcrumbs', /./],
  ['banner', /banner/i],
  ['modal', /bottom sheet|drawer|login requested/],
  ['zoom', /Text at 200/],
  ['reduced motion', /^Reduced motion/],
  ['noscript', /^No script/],
  ['referral', /referral/i],
  ['expired', /expired/],
  ['english', /English/],
  ['cookie', /cookie/i],
  ['tokens', /./],
  ['bootstrap', /Bootstrap/],
  ['playground', /^Playground/],
  ['right to left', /Right-to-left/],
  ['RTL', /RTL|Right-to-left/],
  ['đăng nhập', /login/i],
  ['đăng xuất', /log ?out|Logged/i],
  ['thông báo', /Notification|notification/],
  ['tìm kiếm', /./],
  ['địa điểm', /^Location picker/],
  ['điện thoại', /^Mobile/],
  ['giao diện tối', /^Dark/],
  ['chân trang', /./],
  ['ngôn ngữ', /./],
  ['lỗi', /^Error/],
  ['đang tải', /loading|Loading/],
]

/** Words that are typed: a quarter of them on each commit. */
const TYPED = someRows(WORDS, (word) => WORDS.indexOf(word) % 4 === 0)

describe('the sidebar’s search', () => {
  it(`finds a story for each of ${TYPED.length} words, English and Vietnamese, in the running Storybook${TYPED.share}`, async () => {
    const browser = await shareChromium()
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await page.goto(origin)
    const field = page.getByRole('combobox').locator('input')
    await field.waitFor()
    const results = page.getByRole('option')
    const missed: string[] = []
    for (const [word, expected] of TYPED) {
      await field.fill('')
      await field.fill(word)
      const found = results.filter({ hasText: expected }).first()
      await found.waitFor({ timeout: PATIENCE_MS }).catch(() => missed.push(word))
    }
    await page.close()
    expect(missed).toEqual([])
  })
})
