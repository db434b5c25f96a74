import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Language, pagePath } from '@jobsite/shell/core'
import type { Locator, Page } from 'playwright'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { isFocused } from '../support/pageHelpers.ts'
import { hydrated, languagesOf, sendLogin, visit, withBrowser } from '../support/siteBrowser.ts'
import { startSiteProcess } from '../support/siteServer.ts'

const site = inject('site').react19

const WORDS = {
  vi: {
    register: '/dang-ky',
    login: '/dang-nhap',
    all: '/viec-lam',
    company: '/nha-tuyen-dung/cho-so-e1000109-vn',
    email: 'Email',
    password: 'Mật khẩu',
    save: 'Lưu việc làm',
    follow: /^Theo dõi /,
    unfollow: /^Bỏ theo dõi /,
    keyword: 'Từ khóa',
    frequency: 'Tần suất',
    create: 'Tạo thông báo',
    alert: 'ke toan',
    saveFrequency: /^Lưu tần suất/,
    followed: 'Đã theo dõi công ty.',
    created: 'Đã tạo thông báo việc làm.',
    changed: 'Đã đổi tần suất thông báo.',
    stop: /^Dừng thông báo/,
    stopped: 'Đã dừng thông báo việc làm.',
    title: 'Chức danh (không bắt buộc)',
    saveProfile: 'Lưu hồ sơ',
    profileSaved: 'Đã lưu hồ sơ.',
    centre: 'Quản lý nghề nghiệp',
    companies: 'Công ty của tôi',
    alerts: 'Thông báo việc làm',
  },
  en: {
    register: '/sign-up',
    login: '/login',
    all: '/jobs',
    company: '/companies/cho-so-e1000109-en',
    email: 'E-mail',
    password: 'Password',
    save: 'Save job',
    follow: /^Follow /,
    unfollow: /^Unfollow /,
    keyword: 'Keyword',
    frequency: 'Frequency',
    create: 'Create alert',
    alert: 'accountant',
    saveFrequency: /^Save the frequency/,
    followed: 'You now follow the company.',
    created: 'The job alert is set up.',
    changed: 'The frequency of the alert is changed.',
    stop: /^Stop the alert/,
    stopped: 'The job alert is stopped.',
    title: 'Job title (optional)',
    saveProfile: 'Save profile',
    profileSaved: 'Your profile is saved.',
    centre: 'My career center',
    companies: 'My companies',
    alerts: 'Job alerts',
  },
} as const

const WIDE = { viewport: { width: 1300, height: 900 } }
const PASSWORD = 'mat-khau-dai'

const { open, allowMessages } = withBrowser()

/** Makes an account; returns its e-mail. */
async function register(origin: string, language: Language): Promise<string> {
  const email = `journey.${randomUUID()}@jobsite.example`
  const body = new URLSearchParams({ email, password: PASSWORD, firstName: 'Thu', lastName: 'Lê' })
  const response = await fetch(origin + WORDS[language].register, { method: 'POST', body, redirect: 'manual' })
  expect(response.status).toBe(303)
  return email
}

/** Waits until the page says what was done, with the focus on it. */
async function said(page: Page, words: string): Promise<void> {
  const message = page.getByRole('main').getByRole('status').filter({ hasText: words })
  await expect.poll(() => isFocused(message)).toBe(true)
}

/**
 * What a page says when the site is away while it loads files for idle time or its service worker. Hydration, which the
 * tests wait for, comes before both.
 */
const SITE_AWAY = [/net::ERR_/, /unknown error occurred when fetching the script/, /code: no-service-worker/]

describe('a restart of the site', () => {
  test.each(languagesOf('vi'))('goes unnoticed on pages that were open, and during the login: %s', async (language) => {
    allowMessages(...SITE_AWAY)
    const words = WORDS[language]
    const folder = await mkdtemp(join(tmpdir(), 'site-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const environment = { SITE_DATA: join(folder, 'site.sqlite') }
    let running = await startSiteProcess(environment)
    onTestFinished(() => running.stop())
    const origin = running.found
    const restart = async (): Promise<void> => {
      await running.stop()
      running = await startSiteProcess({ ...environment, PORT: new URL(origin).port })
    }
    const email = await register(origin, language)
    const page = await open(WIDE)
    const main = page.getByRole('main')

    // What the visitor pressed the button for is remembered by the browser.
    await visit(page, origin + words.company)
    await main.getByRole('button', { name: words.follow }).click()
    await page.waitForURL((url) => url.pathname === words.login)
    await hydrated(page)
    await restart()
    await sendLogin(page, language, { email, password: PASSWORD })
    await page.waitForURL(origin + words.company)
    await said(page, words.followed)

    await visit(page, origin + pagePath('jobAlerts', language))
    await main.getByLabel(words.keyword).fill(words.alert)
    await restart()
    await main.getByRole('button', { name: words.create, exact: true }).click()
    await said(page, words.created)

    await visit(page, origin + words.all)
    await restart()
    const save = main.getByRole('article').first().getByRole('button', { name: words.save })
    await Promise.all([page.waitForResponse('**/saved-jobs'), save.click()])
    await page.reload()
    expect(await save.getAttribute('aria-pressed')).toBe('true')
  })
})

describe('by keyboard alone', () => {
  /** Presses Tab until an element has the focus. */
  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let stops = 0; stops < 150; stops++) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error('Tab does not lead there')
  }

  /** Presses a key on an element, and waits for the page that follows. */
  async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
    await tabTo(page, target)
    await Promise.all([page.waitForEvent('load'), page.keyboard.press(key)])
    await hydrated(page)
  }

  test.each(languagesOf('en'))(
    'a visitor follows a company, logs in, creates, changes and stops an alert, edits the profile, and unfollows: %s',
    async (language) => {
      const words = WORDS[language]
      const email = await register(site, language)
      const page = await open(WIDE)
      const main = page.getByRole('main')
      const centre = page.getByRole('navigation', { name: words.centre })
      await visit(page, site + words.company)

      await press(page, main.getByRole('button', { name: words.follow }))
      await tabTo(page, main.getByLabel(words.email))
      await page.keyboard.type(email)
      await tabTo(page, main.getByLabel(words.password))
      await page.keyboard.type(PASSWORD)
      await Promise.all([page.waitForURL(site + words.company), page.keyboard.press('Enter')])
      await hydrated(page)
      await said(page, words.followed)
      await main.getByRole('button', { name: words.unfollow }).waitFor()

      await visit(page, site + pagePath('dashboard', language))
      await press(page, centre.getByRole('link', { name: words.alerts }))
      await tabTo(page, main.getByLabel(words.keyword))
      await page.keyboard.type(words.alert)
      await press(page, main.getByRole('button', { name: words.create, exact: true }), 'Space')
      await said(page, words.created)
      const frequency = main.getByLabel(words.frequency).first()
      await tabTo(page, frequency)
      await page.keyboard.press('ArrowDown')
      expect(await frequency.inputValue()).toBe('weekly')
      await press(page, main.getByRole('button', { name: words.saveFrequency }))
      await said(page, words.changed)
      await press(page, main.getByRole('button', { name: words.stop }))
      await said(page, words.stopped)

      await visit(page, site + pagePath('myProfile', language))
      await tabTo(page, main.getByLabel(words.title))
      await page.keyboard.type('Java')
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
      await said(page, words.profileSaved)
      await hydrated(page)

      await press(page, centre.getByRole('link', { name: words.companies }))
      await press(page, main.getByRole('button', { name: words.unfollow }))
      expect(await main.getByRole('button', { name: words.unfollow }).count()).toBe(0)
    },
  )
})
