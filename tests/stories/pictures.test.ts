import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { steadyLaunchOptions } from '../../scripts/chromium.ts'
import { comparePictures } from '../../scripts/desk/comparePictures.ts'
import { compareWithBook } from '../../scripts/desk/compareWithBook.ts'
import { type DeskBrowser, openDeskBrowser } from '../../scripts/desk/deskBrowser.ts'
import { drawingMachine } from '../../scripts/desk/drawingMachine.ts'
import type { Picture } from '../../scripts/desk/Picture.ts'
import { readBook, writeBook } from '../../scripts/desk/pictureBook.ts'
import { decodePng, encodePng } from '../../scripts/desk/png.ts'
import { takePicture } from '../../scripts/desk/takePicture.ts'
import { writeReport } from '../../scripts/desk/writeReport.ts'
import { allStates, type ListedState } from '../../stories/states/parts.ts'

const FOOTER = 'shell-footer--phone'

let desk: DeskBrowser
let folder: string
/** The footer on a phone, as it is drawn. */
let phone: Picture
beforeAll(async () => {
  desk = await openDeskBrowser(inject('deskOrigin'), { launchOptions: await steadyLaunchOptions() })
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  phone = await draw(FOOTER)
})
afterAll(async () => {
  await desk.close()
  await rm(folder, { recursive: true })
})

const state = (id: string): ListedState => {
  const listed = allStates.find((one) => one.id === id)
  if (!listed) throw new Error(`There is no state ${id}.`)
  return listed
}

const draw = (id: string): Promise<Picture> =>
  desk.onPage(({ page }) => takePicture(page, inject('deskOrigin'), state(id)))

const compare = (states: readonly ListedState[], book: ReadonlyMap<string, Picture>) =>
  compareWithBook(desk, inject('deskOrigin'), states, book)

describe('the picture gate', () => {
  // These differed by a few pixels as long as a change was painted into what had been painted before.
  it.each(['shell-header--seeker-menu', 'shell-search--locations', 'shell-header--sticky'])(
    'draws %s the same twice',
    async (id) => {
      const [one, two] = await Promise.all([draw(id), draw(id)])
      expect(comparePictures(one, two)).toBeNull()
    },
  )

  it('finds one pixel that changed, and reports it before, after and as a difference', async () => {
    const seeded = await desk.onPage(async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          const pixel = document.createElement('i')
          pixel.style.cssText = 'position:absolute;top:40px;left:7px;width:1px;height:1px;background:#fefefe'
          document.body.append(pixel)
        })
      })
      return takePicture(page, inject('deskOrigin'), state(FOOTER))
    })
    const [changed, ...more] = await compare([state(FOOTER)], new Map([[FOOTER, seeded]]))
    if (!changed) throw new Error('Nothing was found.')
    expect(more).toEqual([])
    expect(changed).toMatchObject({ id: FOOTER, what: '1 pixel differs', before: seeded, after: phone })
    const reds = changed.difference?.pixels
      .toString('hex')
      .match(/.{6}/g)
      ?.filter((colour) => colour === 'd91616')
    expect(reds).toHaveLength(1)

    await writeReport(join(folder, 'report.html'), [changed])
    const report = await readFile(join(folder, 'report.html'), 'utf8')
    expect(report.match(/<img alt="(Before|After|Difference)" src="data:image\/png;base64,/g)).toHaveLength(3)
    expect(report).toContain('1 pixel differs')
  })

  it('finds a picture that is new, one that grew, one that nothing draws any more, and a story that fails', async () => {
    const book = new Map([
      [FOOTER, { width: 390, height: 2, pixels: Buffer.alloc(390 * 2 * 3) }],
      ['shell-footer--gone', phone],
    ])
    const failing = { ...state(FOOTER), id: 'shell-footer--nobody-drew-this' }
    const found = await compare([state(FOOTER), state('shell-footer--narrow-phone'), failing], book)
    expect(found.map(({ id, what }) => `${id}: ${what}`)).toEqual([
      expect.stringMatching(/^shell-footer--phone: \d+ pixels differ; the size was 390 × 2, now 390 × \d+$/),
      'shell-footer--narrow-phone: a new picture',
      expect.stringMatching(/^shell-footer--nobody-drew-this: no picture: .*there is no such story/),
      'shell-footer--gone: a picture of a state that there is no more',
    ])
    expect(found.map(({ isBroken }) => isBroken === true)).toEqual([false, false, true, false])
  })

  it('finds nothing where nothing changed', async () => {
    expect(await compare([state(FOOTER)], new Map([[FOOTER, phone]]))).toEqual([])
  })

  it('tells machines apart by browser and specimen, and one machine is always the same', async () => {
    const machine = await drawingMachine(desk.browser)
    expect(machine).toEqual({ chromium: desk.browser.version(), specimen: expect.stringMatching(/^[0-9a-f]{32}$/) })
    expect(await drawingMachine(desk.browser)).toEqual(machine)
  })
})

describe('a book of pictures', () => {
  it('gives back to the pixel what was written, and nothing for a part without one', async () => {
    const pictures = new Map([
      ['shell-footer--b', phone],
      ['shell-footer--a', { width: 1, height: 2, pixels: Buffer.from([1, 2, 3, 250, 251, 252]) }],
    ])
    await writeBook('Footer', pictures, folder)
    const read = await readBook('Footer', folder)
    expect([...read.keys()]).toEqual(['shell-footer--a', 'shell-footer--b'])
    for (const [id, picture] of pictures) expect(read.get(id)).toEqual(picture)
    expect(await readBook('Header', folder)).toEqual(new Map())
    await writeBook('Footer', new Map(), folder)
    expect(await readBook('Footer', folder)).toEqual(new Map())
  })

  it('unpacks to PNG files that a browser reads as they were drawn', async () => {
    expect(decodePng(encodePng(phone))).toEqual(phone)
    const shown = await desk.onPage(async ({ page }) => {
      await page.setViewportSize({ width: phone.width, height: phone.height })
      await page.setContent(
        `<body style="margin:0"><img alt="" style="display:block" src="data:image/png;base64,${encodePng(phone).toString('base64')}">`,
      )
      return decodePng(await page.screenshot())
    })
    expect(comparePictures(phone, shown)).toBeNull()
  })

  it('is made of PNG files alone', () => {
    expect(() => decodePng(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toThrow('not a PNG file')
  })
})
