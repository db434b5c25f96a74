import { type Language, messages, pagePath } from '@jobsite/shell/core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Driver, Engine } from './Driver.ts'
import { by, EnginePage } from './EnginePage.ts'
import { expectRoom } from './expectRoom.ts'
import { engines, findEngine, searched } from './findEngines.ts'

const site = inject('site').react19
const PHONE = { width: 390, height: 800 }

/** Engines that must be there: `all`, or names; the others run where they are. */
const required = (process.env.REQUIRE_ENGINES ?? '').split(',')

test.each(searched)('%s is installed or optional', (name, engine) => {
  if (typeof engine !== 'string') return console.log(`${name}: ${engine.program}`)
  console.log(`NOT RUN: ${name}: ${engine}`)
  expect(required.includes('all') || required.includes(name), engine).toBe(false)
})

describe.each(engines)('$name', (engine) => {
  let driver: Driver
  let page: EnginePage
  beforeAll(async () => {
    driver = await engine.start()
    page = new EnginePage(driver)
  })
  afterAll(() => driver?.close())

  const open = (path: string, size?: { width: number; height?: number }) => page.open(site + path, size)

  describe.each<[Language, string, string]>([
    ['vi', 'Hà Nội', 'kế toán'],
    ['en', 'Ha Noi', 'accountant'],
  ])('a visitor in %s', (language, city, keyword) => {
    const text = messages[language]
    const jobs = pagePath('searchResult', language)
    const search = by('search')
    const menu = by('navigation', text.mainMenu, by('banner'))
    const results = language === 'vi' ? `/${keyword.replace(' ', '-')}-kv` : `/${keyword}-kw`
    const locations = by('dialog', text.searchBar.locations)

    test('opens and closes menus by mouse and keyboard', async () => {
      await open(jobs)
      const career = by('button', text.menu.career, menu)
      await page.click(career)
      await page.has(career, 'aria-expanded', 'true')
      const panel = by('link', text.menu.numerology, menu)
      const { box } = await page.find(panel)
      expect(box.height).toBeGreaterThan(20)
      await page.press('Escape')
      await page.has(career, 'aria-expanded', 'false')
      await page.gone(panel)
      await page.focused(career)
      await page.press('Enter')
      await page.has(career, 'aria-expanded', 'true')
      await page.click(by('button', text.menu.jobs, menu))
      await page.has(career, 'aria-expanded', 'false')
      await page.click(career)
      await page.click(panel)
      await page.at(pagePath('numerology', language))
    })

    test('opens the account menu, which has every way to log in', async () => {
      await open(jobs)
      const account = by('button', text.logIn, by('banner'))
      await page.click(account)
      await page.has(account, 'aria-expanded', 'true')
      for (const name of [text.logInWithFacebook, text.logInWithGoogle, text.register]) {
        const { box, point } = await page.find(by('link', name, by('banner')))
        expect({ name, isLarge: box.height >= 24, isClear: point !== null }).toEqual({
          name,
          isLarge: true,
          isClear: true,
        })
      }
      await page.press('Escape')
      await page.has(account, 'aria-expanded', 'false')
    })

    test('returns to a page whose menus and lists are closed, from the browser’s memory too', async () => {
      const register = by('link', text.register, by('banner'))
      const companies = pagePath('companyList', language)
      const goBack = async (there: string) => {
        await page.at(there)
        await page.evaluate(() => history.back())
        await page.at(jobs)
      }
      await open(jobs)
      await page.click(by('button', text.logIn, by('banner')))
      await page.click(register)
      await goBack(language === 'vi' ? '/dang-ky' : '/sign-up')
      await page.gone(register)
      await page.click(by('button', text.searchBar.allLocations, search))
      await page.find(locations)
      await page.evaluate((to) => location.assign(to), companies)
      await goBack(companies)
      await page.gone(locations)
    })

    test('searches with a suggestion', async () => {
      await open(jobs)
      const field = by('combobox', undefined, search)
      await page.fill(field, keyword.slice(0, 3))
      await page.find(by('option'))
      await expectRoom(page, by('listbox'), { height: 100, offers: ['option'] })
      await page.press('ArrowDown')
      await page.until('an option is marked', () => {
        const active = document.activeElement?.getAttribute('aria-activedescendant')
        return Boolean(active) && document.getElementById(active ?? '')?.getAttribute('aria-selected') === 'true'
      })
      await page.press('Escape')
      await page.gone(by('option'))
      await page.type(keyword.slice(3))
      await page.press('Enter')
      await page.at(results)
      expect((await page.find(field)).value.toLowerCase()).toBe(keyword)
    })

    test('chooses a location on a wide screen, and searches', async () => {
      await open(jobs)
      await page.click(by('button', text.searchBar.allLocations, search))
      await expectRoom(page, locations, { height: 200, offers: ['textbox', 'checkbox'] })
      await page.click(by('checkbox', city, locations))
      await page.checked(by('checkbox', city, locations))
      await page.press('Escape')
      await page.gone(locations)
      await page.find(by('button', `${text.searchBar.locations}: ${city}`, search))
      await page.click(by('button', text.search, search))
      await page.until(
        'the search names the place',
        () => /v24|l=24/.test(location.href) && document.readyState === 'complete',
      )
    })

    test('searches in the keyword sheet on a phone', async () => {
      await open(jobs, PHONE)
      await page.click(by('combobox', undefined, search))
      const sheet = by('dialog', text.searchJobs)
      await expectRoom(page, sheet, { height: 600, offers: ['combobox', 'option', 'button'] })
      const field = by('combobox', undefined, sheet)
      await page.focused(field)
      await page.type(keyword)
      await page.find(by('option', undefined, sheet))
      await page.press('Enter')
      await page.at(results)
    })

    test('chooses a location in the sheet on a phone', async () => {
      await open(jobs, PHONE)
      await page.click(by('button', text.searchBar.allLocations, search))
      await expectRoom(page, locations, { height: 600, offers: ['textbox', 'checkbox', 'button'] })
      await page.click(by('checkbox', city, locations))
      await page.checked(by('checkbox', city, locations))
      await page.click(by('button', text.searchBar.done, locations))
      await page.gone(locations)
      await page.find(by('button', `${text.searchBar.locations}: ${city}`, search))
    })

    test('opens the side navigation on a phone, and returns', async () => {
      await open(jobs, PHONE)
      const opener = by('button', text.openMenu)
      await page.click(opener)
      const drawer = by('dialog', text.sideNav)
      await expectRoom(page, drawer, { height: 600, offers: ['button', 'link'] })
      const tools = by('button', text.menu.tools, drawer)
      await page.click(tools)
      await page.has(tools, 'aria-expanded', 'true')
      await page.find(by('link', text.menu.numerology, drawer))
      await page.until('the focus is in the drawer', () => document.activeElement?.closest('dialog[open]') !== null)
      await page.press('Escape')
      await page.gone(drawer)
      await page.focused(opener)
    })

    test('switches the language, which is remembered, and switches back', async () => {
      await open(jobs)
      const other: Language = language === 'vi' ? 'en' : 'vi'
      const [there, back] = language === 'vi' ? ['English', 'Tiếng Việt'] : ['Tiếng Việt', 'English']
      await page.click(by('link', there, by('banner')))
      await page.at(pagePath('searchResult', other))
      expect(await page.evaluate(() => [document.documentElement.lang, document.cookie] as const)).toEqual([
        other,
        expect.stringContaining(`lang=${other === 'en' ? 1 : 2}`),
      ])
      await page.click(by('link', back, by('banner')))
      await page.at(jobs)
    })

    test('scrolls with a sticky header without layout shift', async () => {
      await open(jobs)
      const height = (): number => document.documentElement.scrollHeight
      const before = await page.evaluate(height)
      await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }))
      await page.until('the header is fixed at the top', () => {
        const header = document.querySelector('[data-shell="header"][data-sticky]')
        return header !== null && Math.abs(header.getBoundingClientRect().top) < 1
      })
      expect(await page.evaluate(height)).toBe(before)
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.until(
        'the header is back in the page',
        () => document.querySelector('[data-shell="header"][data-sticky]') === null,
      )
    })

    test('logs in for a page, and returns to it', async () => {
      await open(jobs)
      await page.click(by('button', text.submenuOf(text.menu.myJobs), menu))
      await page.click(by('link', text.menu.savedJobs, menu))
      await page.until('the login page is there', () => document.querySelector('main input[type=password]') !== null)
      await page.hydrated()
      const main = by('main')
      await page.fill(by('textbox', language === 'vi' ? 'Email' : 'E-mail', main), 'demo@jobsite.example')
      await page.fill(by('textbox', language === 'vi' ? 'Mật khẩu' : 'Password', main), 'demo1234')
      await page.press('Enter')
      expect(await page.at(pagePath('myJobs', language))).toContain('section=saved')
      const account = by('button', text.accountOf('Anh'), by('banner'))
      await page.click(account)
      await page.has(account, 'aria-expanded', 'true')
      await page.click(by('link', text.logOut, by('banner')))
      await page.find(by('button', text.logIn, by('banner')))
    })
  })
})

describe('the geometry check', () => {
  let driver: Driver
  let page: EnginePage
  const locations = by('dialog', messages.vi.searchBar.locations)
  beforeAll(async () => {
    driver = await (findEngine('chromium') as Engine).start()
    page = new EnginePage(driver)
  })
  afterAll(() => driver?.close())

  test.each([
    [
      'a picker that collapses to its borders',
      'dialog[open] { height: 2px !important } dialog[open] * { height: 0 !important }',
      /its height in pixels/,
    ],
    ['a picker that hangs out of the window', 'dialog[open] { translate: -90vw }', /edges inside the window/],
    [
      'a picker under something else',
      'dialog[open]::after { content: ""; position: absolute; inset: 0; z-index: 99 }',
      /can be used/,
    ],
  ])('finds %s', async (_, css, message) => {
    await page.open(site + pagePath('searchResult', 'vi'))
    await page.click(by('button', messages.vi.searchBar.allLocations, by('search')))
    await expectRoom(page, locations, { height: 200, offers: ['textbox', 'checkbox'] })
    await page.evaluate((text) => {
      // The site’s policy allows no style element.
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }, css)
    await expect(expectRoom(page, locations, { height: 200, offers: ['textbox', 'checkbox'] })).rejects.toThrow(message)
  })
})
