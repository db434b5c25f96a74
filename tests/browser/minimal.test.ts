import { localizeUrl, messages } from '@jobsite/shell/core'
import { expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { openShell, withShellBrowser } from '../support/browserPage.ts'
import { readCutText } from '../support/cutText.ts'
import { isNightly } from '../support/isNightly.ts'
import { resize, sideways } from '../support/pageHelpers.ts'

const { newPage } = withShellBrowser()

test.each(['vi', 'en'] as const)(
  'minimal pages show the home link and the language switch at once, in %s',
  async (language) => {
    const page = await newPage()
    const url = localizeUrl('/dang-nhap', language)
    await openShell(page, { language, url, variant: 'minimal', parts: ['footer'] })
    const logo = page.getByTitle(messages[language].homeTitle).first()
    const languageSwitch = page.locator('[data-shell="header"] [data-shell="language-switch"] a')
    for (const width of [320, 360, 768, 1440]) {
      await resize(page, width)
      const name = `${width} px`
      const boxes = [await logo.boundingBox(), await languageSwitch.boundingBox()]
      for (const box of boxes) {
        expect(box?.y, name).toBeLessThan(60)
        expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width)
      }
      expect(boxes[0]?.x, name).toBeLessThan(boxes[1]?.x ?? 0)
      expect(await logo.getByText('Jobsite').isVisible(), name).toBe(true)
      expect(await readCutText(page, '[data-shell="header"]'), name).toEqual([])
      expect(await sideways(page), name).toBe(0)
      // One row, and no more of it than of the usual bar.
      expect((await page.getByRole('banner').boundingBox())?.height, name).toBeLessThanOrEqual(62)
      // On each commit, `tests/stories/everyStory.test.ts` has minimal headers.
      if (isNightly) expect(await axeViolations(page), name).toEqual([])
    }
  },
)
