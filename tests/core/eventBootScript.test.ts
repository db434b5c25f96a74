import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { eventBootScript, eventBootScriptHash } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

/** A page's window as far as the script sees it. */
function boot() {
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
    send: (name: string, detail?: unknown) => target.dispatchEvent(new CustomEvent(name, { detail })),
  }
}

describe('the boot script of events', () => {
  it('is what its hash allows', () => {
    const hash = createHash('sha256').update(eventBootScript, 'utf8').digest('base64')
    expect(eventBootScriptHash).toBe(`'sha256-${hash}'`)
  })

  it('can stand in a script element, on one line', () => {
    expect(eventBootScript).not.toMatch(/<\/|<!--|[^\x20-\x7e]/)
  })

  it('keeps the last event of each name, and no others', () => {
    const { send, kept, run } = boot()
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

  it('keeps the button of the shell that was clicked last, until the shell is there', () => {
    const { click, kept } = boot()
    click(null)
    expect(kept()).toEqual({})
    click('menu')
    click('account')
    expect(kept()).toMatchObject({ click: 'account' })
    Object.assign(kept() ?? {}, { click: null })
    click('menu')
    expect(kept()).toMatchObject({ click: null })
  })

  it('is silent where it cannot listen', () => {
    expect(() => runInNewContext(eventBootScript, { window: {}, Symbol })).not.toThrow()
  })
})
