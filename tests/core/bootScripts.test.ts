import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import {
  eventBootScript,
  eventBootScriptHash,
  storageKeys,
  themeBootScript,
  themeBootScriptHash,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

/** A page's head as far as the script sees it. */
function bootTheme(read: () => unknown) {
  const attributes = new Map<string, string>()
  const timers: { run: () => void; ms: number }[] = []
  const requested: string[] = []
  const storage = {
    getItem: (key: string) => {
      requested.push(key)
      return read()
    },
  }
  runInNewContext(themeBootScript, {
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => attributes.set(name, value),
        removeAttribute: (name: string) => attributes.delete(name),
      },
    },
    localStorage: storage,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
  })
  return { attributes, timers, requested }
}

describe.each([
  ['themes', themeBootScript, themeBootScriptHash],
  ['events', eventBootScript, eventBootScriptHash],
])('the boot script of %s', (_, script, hash) => {
  it('is what its hash allows', () => {
    expect(hash).toBe(`'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`)
  })

  it('fits in a script element, on one line', () => {
    expect(script).not.toMatch(/<\/|<!--|[^\x20-\x7e]/)
  })
})

const ATTRIBUTE = 'data-shell-theme-pending'

describe('the boot script of themes', () => {
  it('reads the stored theme', () => {
    expect(bootTheme(() => null).requested).toEqual([storageKeys.theme])
  })

  it.each([
    '{"blue_desktop_logo":"/tet.svg"}',
    '{"responsive_logo":"https://cdn.example/tet.svg"}',
    '{"blue_desktop_logo":"HTTP://cdn.example/tet.svg","x":1}',
    '{"blue_desktop_logo":7,"responsive_logo":"/tet.svg"}',
  ])('hides the usual logos for %s, and shows them by itself', (text) => {
    const { attributes, timers } = bootTheme(() => text)
    expect([...attributes]).toEqual([[ATTRIBUTE, '']])
    expect(timers.map(({ ms }) => ms)).toEqual([10_000])
    timers[0]?.run()
    expect(attributes.size).toBe(0)
  })

  it.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '7',
    '"a"',
    '[]',
    '{}',
    '{"white_desktop_logo":"/tet.svg"}',
    '{"blue_desktop_logo":""}',
    '{"blue_desktop_logo":7,"responsive_logo":true}',
    '{"blue_desktop_logo":{},"responsive_logo":["x"]}',
    '{"blue_desktop_logo":"javascript:alert(1)"}',
    '{"responsive_logo":"//evil.example/x.svg"}',
    '{"responsive_logo":"/\\\\evil.example/x.svg"}',
    '{"blue_desktop_logo":["/tet.svg"]}',
  ])('hides nothing for %j', (text) => {
    const { attributes, timers } = bootTheme(() => text)
    expect(attributes.size).toBe(0)
    expect(timers).toEqual([])
  })

  it('hides nothing for text nested too deeply for any parser', () => {
    expect(bootTheme(() => '['.repeat(100_000)).attributes.size).toBe(0)
  })

  it('is silent where storage is denied', () => {
    const { attributes } = bootTheme(() => {
      throw new Error('denied')
    })
    expect(attributes.size).toBe(0)
    const denied = Object.defineProperty({ document: { documentElement: {} } }, 'localStorage', {
      get: () => {
        throw new Error('denied')
      },
    })
    expect(() => runInNewContext(themeBootScript, denied)).not.toThrow()
  })
})

/** A page's window as far as the script sees it. */
function bootEvents() {
  const target = new EventTarget()
  const window = { addEventListener: target.addEventListener.bind(target) }
  const run = () => runInNewContext(eventBootScript, { window, Symbol })
  run()
  const kept = () =>
    (window as unknown as Record<symbol, Record<string, CustomEvent>>)[Symbol.for('@jobsite/shell/events')]
  return {
    run,
    kept,
    /** Clicks in a button of the shell; `null` for elsewhere. */
    click: (button: string | null) => {
      const event = new Event('click')
      Object.defineProperty(event, 'target', { value: { closest: () => button } })
      target.dispatchEvent(event)
    },
    press: (key: string) => target.dispatchEvent(Object.assign(new Event('keydown'), { key })),
    send: (name: string, detail?: unknown) => target.dispatchEvent(new CustomEvent(name, { detail })),
  }
}

describe('the boot script of events', () => {
  it('keeps the last event of each name, and no others', () => {
    const { send, kept, run } = bootEvents()
    send('UPDATE_USER', 1)
    send('UPDATE_USER', 2)
    run()
    send('SEARCH', 3)
    send('VNW_NEW_REGISTERED', 4)
    send('UPDATE_PAGE', 5)
    send('LOGIN_POPUP', 6)
    expect(Object.entries(kept() ?? {}).map(([name, { detail }]) => [name, detail])).toEqual([
      ['UPDATE_USER', 2],
      ['SEARCH', 3],
      ['VNW_NEW_REGISTERED', 4],
      ['UPDATE_PAGE', 5],
    ])
  })

  it('stores the button of the shell that was clicked last, until the shell is there', () => {
    const { click, kept } = bootEvents()
    click(null)
    expect(kept()).toEqual({})
    click('menu')
    click('account')
    expect(kept()).toMatchObject({ click: 'account' })
    Object.assign(kept() ?? {}, { click: null })
    click('menu')
    expect(kept()).toMatchObject({ click: null })
  })

  it('forgets the button that was clicked, after Escape or a click elsewhere', () => {
    const { click, press, kept } = bootEvents()
    click('menu')
    press('a')
    expect(kept()).toMatchObject({ click: 'menu' })
    click(null)
    expect(kept()).toMatchObject({ click: undefined })
    click('menu')
    press('Escape')
    expect(kept()).toMatchObject({ click: false })
    click('account')
    expect(kept()).toMatchObject({ click: 'account' })
    Object.assign(kept() ?? {}, { click: null })
    press('Escape')
    expect(kept()).toMatchObject({ click: null })
  })

  it('is silent where it cannot listen', () => {
    expect(() => runInNewContext(eventBootScript, { window: {}, Symbol })).not.toThrow()
  })
})
