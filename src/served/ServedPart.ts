import { MENUS_ATTRIBUTE } from '../browser/disclosures/disclosures.ts'
import type { Language } from '../core/language/language.ts'
import { isSectionGiven } from '../core/shellData.ts'
import { type PartName, partOf } from '../options/parts.ts'
import { delayClicks } from './clicks.ts'
import type { PagePart, PartState, ServedPage } from './ServedPage.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Attribute of a root whose server knew that it has to be rendered without interaction, and when: `now`, or names of the
 * strategies of `startTriggers`, separated by spaces. `never` for a component that needs no script at all; without it, the
 * first interaction renders the component.
 */
export const HYDRATE_ATTRIBUTE = 'data-shell-hydrate'

/** A component of a server-rendered page, from its HTML to its code. Knows no React: islands and the light script add theirs. */
export abstract class ServedPart<Page extends ServedPage = ServedPage> implements PagePart {
  readonly name: PartName
  readonly page: Page
  element: HTMLElement | null
  readonly servedFor: string | undefined
  state: PartState
  isOpening = false
  handles: ((control: EventTarget | null) => boolean) | undefined
  /** Called when it ends. */
  readonly cleanups = new Set<() => void>()
  #activation: Promise<void> | undefined

  constructor(page: Page, name: PartName, element: HTMLElement | null) {
    this.page = page
    this.name = name
    this.element = element
    this.servedFor = element?.dataset.shellFor
    this.state = element ? 'served' : 'absent'
  }

  abstract replacementOf<Found extends Element>(element: Found): Found

  /** Hydrates it, or lets the page's tree render it, with code that is loaded. */
  protected abstract hydrate(): Promise<void>

  /** Whether its activation has begun. */
  get isActivating(): boolean {
    return this.#activation !== undefined
  }

  get isLive(): boolean {
    return this.state === 'hydrated' || this.state === 'inPageTree'
  }

  /** Whether its HTML waits for the code that it needs. */
  get isWaiting(): boolean {
    return this.state === 'served' || this.state === 'hidden'
  }

  /** Starts what it does before its code is loaded. */
  protected start(): void {
    const { element, cleanups, page } = this
    page.parts.add(this)
    cleanups.add(() => page.parts.delete(this))
    if (this.state === 'absent') this.#startAbsent()
    if (!element || !this.isWaiting) return
    cleanups.add(delayClicks(this))
    element.addEventListener('error', this.render, { capture: true, once: true })
    if (this.name === 'header') cleanups.add(onFirstEvent(() => void this.startHeader()))
    if (element.getAttribute(HYDRATE_ATTRIBUTE)?.split(' ').includes('now')) this.render()
    let isWanted = true
    cleanups.add(() => {
      isWanted = false
    })
    page.loadBehavior().then(
      ({ startTriggers }) => {
        if (isWanted && this.isWaiting) cleanups.add(startTriggers(element, this))
      },
      () => undefined,
    )
  }

  async startHeader(): Promise<void> {
    const code = await this.page.loadBehavior().catch(() => null)
    const { element, cleanups } = this
    if (code && element && cleanups.size > 0 && this.isWaiting && !element.hasAttribute(MENUS_ATTRIBUTE))
      cleanups.add(code.startHeader(element, this))
  }

  get isOfOther(): boolean {
    const { servedFor, inputs } = this.page
    if (this.servedFor !== undefined && this.servedFor !== servedFor) return true
    return inputs?.unknown.some((value) => partOf(this.name).shows.includes(value)) ?? false
  }

  /** Renders what no server rendered: at once, or in idle time where content may still arrive. */
  #startAbsent(): void {
    const { mayBeEmpty, section } = partOf(this.name)
    const { isServed, given, servedFor } = this.page
    // The inputs of the server's HTML begin with its language.
    const language = given.language ?? (servedFor?.slice(0, 2) as Language | undefined)
    if (!isServed || !mayBeEmpty) this.render()
    else if (section && !isSectionGiven(given.data?.[section], language)) this.cleanups.add(whenIdle(this.render))
  }

  /** Ends it. What it shows stays. */
  end(): void {
    for (const cleanup of this.cleanups) cleanup()
    this.cleanups.clear()
    this.handles = undefined
    if (this.#activation && this.state !== 'inPageTree') this.state = 'hidden'
    this.#activation = undefined
  }

  get hasBehavior(): boolean {
    const { navigate, linkComponent } = this.page.given
    if (this.isOpening) return false
    return (
      this.element?.getAttribute(HYDRATE_ATTRIBUTE) !== 'never' || navigate !== undefined || linkComponent !== undefined
    )
  }

  readonly render = (): void => void this.activate().catch(() => undefined)

  readonly begin: () => void = this.render

  activate(): Promise<void> {
    this.#activation ??= this.page
      .load()
      .then(() => this.hydrate())
      .catch((error: unknown) => {
        this.#activation = undefined
        throw error
      })
    return this.#activation
  }

  /** Lets the next {@link activate} begin anew: it has to be rendered in another place. */
  protected reactivate(): void {
    this.#activation = undefined
  }
}

/** Events by which a visitor touches a page: a pointer that only passes over it is none. */
export const FIRST_EVENTS = ['pointerdown', 'keydown', 'focusin', 'scroll', 'popstate']

/** Calls back at the first thing that a visitor does on the page. Returns a function that ends it. */
function onFirstEvent(call: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const start = () => {
    controller.abort()
    call()
  }
  // As it comes down: what is started hears the event itself.
  for (const type of FIRST_EVENTS) window.addEventListener(type, start, { capture: true, signal })
  return () => controller.abort()
}
