import { expect } from 'vitest'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { isHydrated } from '../support/isHydrated.ts'
import type { Driver, Key } from './Driver.ts'
import { type Found, findInPage, type Query, type Role } from './inPage.ts'

const PATIENCE = { timeout: PATIENCE_MS, interval: 100 }

/** Returns a query for an element by its role and its accessible name, or the beginning of it. */
export const by = (role: Role, name?: string, within?: Query): Query => ({
  role,
  ...(name !== undefined && { name }),
  ...(within && { within }),
})

const show = ({ role, name, within }: Query): string =>
  `${role}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${show(within)}` : ''}`

/** A page of the site in one engine, as a visitor uses it. */
export class EnginePage {
  readonly #driver: Driver

  constructor(driver: Driver) {
    this.#driver = driver
  }

  /** Opens a URL in a window of this size, and waits until script has taken the shell over. */
  async open(url: string, { width = 1300, height = 900 } = {}): Promise<void> {
    await this.#driver.resize(width, height)
    // A step back in the history that closing a sheet has begun can end this one.
    await this.#driver.goto(url).catch(() => this.#driver.goto(url))
    await this.hydrated()
  }

  async hydrated(): Promise<void> {
    await this.until('React has hydrated the page', isHydrated)
  }

  /** Evaluates a function in the page. It must refer to nothing outside itself. */
  evaluate<Args extends readonly unknown[], Result>(run: (...args: Args) => Result, ...args: Args): Promise<Result> {
    return this.#driver.evaluate(`(${run})(...${JSON.stringify(args)})`) as Promise<Result>
  }

  /** Waits until something is so in the page. On a page that is just being replaced, it is evaluated again. */
  async until<Args extends readonly unknown[]>(
    what: string,
    test: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    await expect.poll(() => this.evaluate(test, ...args).catch(() => false), { ...PATIENCE, message: what }).toBe(true)
  }

  /** Every element that is on view and that a query requests. */
  all(query: Query, isBroughtIntoView = false): Promise<Found[]> {
    return this.evaluate(findInPage, query, isBroughtIntoView)
  }

  /** Waits for the first element that a query requests. */
  async find(query: Query): Promise<Found> {
    return this.#first(query, show(query), (found) => found !== undefined)
  }

  /** Waits until the element of a query is still. */
  async still(query: Query): Promise<Found> {
    await this.find(query)
    await this.#animationsEnded()
    let before: string | undefined
    return this.#first(query, `${show(query)} does not move`, (found) => {
      const now = found && JSON.stringify(found.box)
      const isStill = now !== undefined && now === before
      before = now
      return isStill
    })
  }

  /** Waits until nothing on view is what a query requests. */
  async gone(query: Query): Promise<void> {
    await expect
      .poll(
        () =>
          this.all(query).then(
            ({ length }) => length,
            () => -1,
          ),
        { ...PATIENCE, message: `${show(query)} is gone` },
      )
      .toBe(0)
  }

  /** Clicks an element, once it is still and nothing is in its way. */
  async click(query: Query): Promise<void> {
    await this.find(query)
    await this.#animationsEnded()
    let before: Found['point'] | undefined
    const { point } = await this.#first(query, `${show(query)} can be clicked`, (found) => {
      const isStill = found?.point != null && found.point.x === before?.x && found.point.y === before?.y
      before = found?.point
      return isStill
    })
    if (point) await this.#driver.clickAt(point.x, point.y)
  }

  /** Waits until the element of a query has the focus. */
  async focused(query: Query): Promise<void> {
    await this.#first(query, `${show(query)} has the focus`, (found) => found?.isFocused === true)
  }

  /** Waits until an attribute of an element has a value. */
  async has(query: Query, attribute: string, value: string): Promise<void> {
    const what = `${show(query)} has ${attribute}="${value}"`
    await this.#first(query, what, (found) => found?.attributes[attribute] === value)
  }

  async checked(query: Query, isChecked = true): Promise<void> {
    await this.#first(query, `${show(query)} is checked: ${isChecked}`, (found) => found?.isChecked === isChecked)
  }

  press(key: Key): Promise<void> {
    return this.#driver.press(key)
  }

  type(text: string): Promise<void> {
    return this.#driver.type(text)
  }

  /** Clicks a field and types into it. */
  async fill(query: Query, text: string): Promise<void> {
    await this.click(query)
    await this.focused(query)
    await this.type(text)
    await this.#first(query, `${show(query)} holds "${text}"`, (found) => found?.value === text)
  }

  /** Waits until the page is at a path, and hydrated; returns its query. */
  async at(path: string): Promise<string> {
    await this.until(
      `the page is ${path}`,
      (wanted: string) => decodeURIComponent(location.pathname) === wanted && document.readyState === 'complete',
      path,
    )
    await this.hydrated()
    return this.evaluate(() => location.search)
  }

  /** WebKit paints so late on a busy machine that a box on its way is at one place twice. */
  #animationsEnded(): Promise<void> {
    return this.until('nothing moves', () => document.getAnimations().every(({ playState }) => playState !== 'running'))
  }

  async #first(query: Query, what: string, test: (found: Found | undefined) => boolean): Promise<Found> {
    let found: Found | undefined
    const look = async (): Promise<boolean> => {
      const [first] = await this.all(query, true).catch(() => [])
      found = first
      return test(first)
    }
    await expect.poll(look, { ...PATIENCE, message: what }).toBe(true)
    return found as Found
  }
}
