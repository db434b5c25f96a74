import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { axeViolations } from '../../scripts/desk/axe.ts'
import { type DeskBrowser, openDeskBrowser } from '../../scripts/desk/deskBrowser.ts'
import { allStates, parts } from '../../stories/states/parts.ts'

const origin = inject('deskOrigin')
const pages = inject('deskEntries').filter(({ type }) => type === 'docs')

let desk: DeskBrowser
beforeAll(async () => {
  desk = await openDeskBrowser(origin, { pages: 1 })
})
afterAll(() => desk.close())

const addressOf = (id: string): string => `${origin}/iframe.html?id=${id}&viewMode=docs`

const idOf = (title: string): string => {
  const page = pages.find((entry) => entry.title === title)
  if (!page) throw new Error(`There is no page ${title}.`)
  return page.id
}

describe('the pages of the desk', () => {
  it('have a sheet for every part', () => {
    const sheets = pages.filter(({ title }) => title.startsWith('Sheets/')).map(({ title }) => title.slice(7))
    expect(sheets.sort()).toEqual(
      Object.values(parts)
        .map(({ title }) => title.replace('Shell/', ''))
        .sort(),
    )
  })

  it.each(pages.map(({ title, id }) => [title, id]))('%s opens offline, and axe finds nothing in it', async (_, id) => {
    await desk.onPage(async ({ page, takeComplaints }) => {
      // Frames are stories: they have their own tests.
      await page.route(/iframe\.html\?.*viewMode=story/, (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Story</title><main><h1>Story</h1></main>',
        }),
      )
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(addressOf(id))
      await page.locator('#storybook-docs h1').waitFor()
      // What Storybook draws around a page is its own.
      const own = (await axeViolations(page)).filter((violation) => !/^(landmark-one-main|region) at/.test(violation))
      expect(own).toEqual([])
      expect(takeComplaints()).toEqual([])
    })
  })

  it('show every state in every language that it does not pin', async () => {
    await desk.onPage(async ({ page }) => {
      await page.route(/iframe\.html\?.*viewMode=story/, (route) => route.fulfill({ body: '' }))
      await page.goto(addressOf(idOf('Sheets/Header')))
      const header = allStates.filter(({ part }) => part === 'Header')
      const windows = header.reduce((count, { look }) => count + (look?.language ? 1 : 2), 0)
      await expect.poll(() => page.locator('.desk-state iframe').count()).toBe(windows)
      expect(await page.locator('.desk-state').count()).toBe(header.length)
    })
  })

  it('measure the contrast of tokens: there is enough everywhere, in light and dark', async () => {
    await desk.onPage(async ({ page }) => {
      await page.goto(addressOf(idOf('Pages/Tokens')))
      await page.locator('[data-enough]').first().waitFor()
      expect(await page.locator('[data-enough="true"]').count()).toBeGreaterThanOrEqual(20)
      expect(await page.locator('[data-enough="false"]').allTextContents()).toEqual([])
    })
  })

  it.each(['Sheets/Header', 'Pages/Copy deck'])('%s has windows of the width that it says', async (title) => {
    await desk.onPage(async ({ page }) => {
      await page.route(/iframe\.html\?.*viewMode=story/, (route) => route.fulfill({ body: '' }))
      await page.goto(addressOf(idOf(title)))
      const windows = page.locator('#storybook-docs iframe')
      await windows.first().waitFor()
      const widths = await windows.evaluateAll((all) =>
        all.map((one) => [one.clientWidth, Number(one.getAttribute('width'))]),
      )
      expect(widths.filter(([inside, said]) => inside !== said)).toEqual([])
    })
  })

  it('explain addresses as they are typed', async () => {
    await desk.onPage(async ({ page }) => {
      await page.goto(addressOf(idOf('Pages/Explain an address')))
      await page.getByRole('textbox', { name: 'Addresses, one a line' }).fill('/ho-so\n/java-kw')
      const profile = page.getByRole('region', { name: '/ho-so' })
      await profile.getByText('/my-profile').waitFor()
      expect(await profile.getByText('My_Profile').count()).toBe(1)
      const search = page.getByRole('region', { name: '/java-kw' })
      expect(await search.getByText('{"language":"en","keyword":"java"}').count()).toBe(1)
      expect(await search.locator('dd', { hasText: /^yes$/ }).count()).toBe(1)
    })
  })

  it('say of every row of the index which stories show it', async () => {
    await desk.onPage(async ({ page }) => {
      await page.goto(addressOf(idOf('Index')))
      const rows = new Set(allStates.flatMap((state) => state.rows))
      await expect.poll(() => page.locator('#storybook-docs tbody tr').count()).toBe(rows.size)
    })
  })
})

describe('the desk itself', () => {
  it('opens without a request that leaves the machine', async () => {
    await desk.onPage(async ({ page, takeComplaints }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin}/?path=/story/${allStates[0]?.id}`)
      await page.getByRole('link', { name: 'On a search page' }).first().waitFor()
      await page.frameLocator('#storybook-preview-iframe').locator('[data-shell="header"]').waitFor()
      // Storybook warns of its own ways; what counts is that it asks nobody.
      expect(takeComplaints().filter((text) => text.includes('leaves the machine'))).toEqual([])
    })
  })

  it('draws a story side by side in both languages', async () => {
    await desk.onPage(async ({ page, takeComplaints }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin}/iframe.html?id=shell-header--home-page&viewMode=story&globals=language:both`)
      for (const [title, name] of [
        ['Tiếng Việt', 'Menu chính'],
        ['English', 'Main menu'],
      ] as const) {
        const window = page.frameLocator(`iframe[title="${title}"]`)
        await window.getByRole('navigation', { name }).waitFor()
      }
      expect(takeComplaints()).toEqual([])
    })
  })

  it('turns the toolbar’s language with the language switch', async () => {
    await desk.onPage(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${origin}/iframe.html?id=shell-header--home-page&viewMode=story`)
      await page.getByRole('link', { name: 'English' }).click()
      await page.getByRole('navigation', { name: 'Main menu' }).waitFor()
    })
  })

  it.each([
    ['forced', 'box-shadow: none !important'],
    ['more', '--_ink-soft'],
  ])('imitates %s contrast, which a page cannot ask for', async (contrast, rule) => {
    await desk.onPage(async ({ page }) => {
      await page.goto(`${origin}/iframe.html?id=shell-header--home-page&viewMode=story&globals=contrast:${contrast}`)
      await page.locator('[data-shell="header"]').waitFor()
      const last = page.locator('head > style').last()
      await expect.poll(() => last.textContent()).toContain(rule)
    })
  })
})
