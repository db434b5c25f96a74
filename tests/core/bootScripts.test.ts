import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { storageKeys, themeBootScript, themeBootScriptHash } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

/** A page's head as far as the script sees it. */
function boot(read: () => unknown) {
  const attributes = new Map<string, string>()
  const timers: { run: () => void; ms: number }[] = []
  const asked: string[] = []
  const storage = {
    getItem: (key: string) => {
      asked.push(key)
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
  return { attributes, timers, asked }
}

const ATTRIBUTE = 'data-shell-theme-pending'

describe('the boot script of themes', () => {
  it('is what its hash allows', () => {
    const hash = createHash('sha256').update(themeBootScript, 'utf8').digest('base64')
    expect(themeBootScriptHash).toBe(`'sha256-${hash}'`)
  })

  it('can stand in a script element', () => {
    expect(themeBootScript).not.toMatch(/<\/|<!--|[^\x20-\x7e]/)
  })

  it('reads the stored theme', () => {
    expect(boot(() => null).asked).toEqual([storageKeys.theme])
  })

  it.each([
    '{"blue_desktop_logo":"/tet.svg"}',
    '{"responsive_logo":"https://cdn.example/tet.svg"}',
    '{"blue_desktop_logo":"HTTP://cdn.example/tet.svg","x":1}',
    '{"blue_desktop_logo":7,"responsive_logo":"/tet.svg"}',
  ])('holds the usual logos back for %s, and lets go by itself', (text) => {
    const { attributes, timers } = boot(() => text)
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
  ])('holds nothing back for %j', (text) => {
    const { attributes, timers } = boot(() => text)
    expect(attributes.size).toBe(0)
    expect(timers).toEqual([])
  })

  it('holds nothing back for text that is deeper than any parser goes', () => {
    expect(boot(() => '['.repeat(100_000)).attributes.size).toBe(0)
  })

  it('is silent where storage is denied', () => {
    const { attributes } = boot(() => {
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
