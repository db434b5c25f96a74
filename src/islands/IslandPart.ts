import { shareStickyHeader } from '../browser/observers/shareStickyHeader.ts'
import { delayClicks } from './delayClicks.ts'
import type { IslandsStore } from './IslandsStore.ts'
import { isChanged } from './isChanged.ts'
import type { PartName, Rendering } from './loadRendering.ts'
import { attributesOf, pageAttributes } from './rootAttributes.ts'
import { warnOfMissingHtml } from './warnOfMissingHtml.ts'
import { watchOverflow } from './watchOverflow.ts'
import { whenIdle } from './whenIdle.ts'
import { whenNeeded } from './whenNeeded.ts'

/** Props of a component, including attributes of its root. */
export type PartProps = Readonly<Record<string, unknown>>

/** A component on the page that keeps the server's element until it has to be rendered. */
export class IslandPart {
  readonly name: PartName
  readonly store: IslandsStore
  /** Prefix of its element ids. */
  readonly id: string
  /** Tag of the server's element; `undefined` if the server rendered nothing. */
  readonly tag: string | undefined
  /** Props that the server rendered it with. */
  readonly first: PartProps
  props: PartProps
  element: HTMLElement | null = null
  /** Value of `data-shell-for` on the server's element. */
  readonly servedFor: string | undefined
  /** Whether it is hydrated in its element. */
  isLive = false
  /** The renderer by which the page's tree renders it. */
  tree: Rendering | null = null
  /** Restores typed text and focus of a hydrated component once the page's tree has rendered it. */
  carry: (() => void) | undefined
  /** Called when it unmounts. */
  readonly cleanups = new Set<() => void>()
  readonly html: { readonly __html: string }
  readonly #attributes: Record<string, string>
  /** HTML of an earlier mount that it started with. */
  readonly #left: string | undefined
  /** Renders `tree`. */
  setTree: ((tree: Rendering) => void) | undefined
  /** Called once the page's tree has rendered it. */
  onTree: (() => void) | undefined
  #activation: Promise<void> | undefined
  /** Whether it ended as it was hydrated, or about to be: React has hidden it, and may show it again. */
  hasEnded = false
  /** Whether it is mounted. */
  isAttached = false

  constructor(store: IslandsStore, name: PartName, id: string, props: PartProps) {
    this.store = store
    this.name = name
    const found = document.querySelector<HTMLElement>(`[data-shell-id="${id}"]`)
    const left = found || store.rendering ? undefined : store.left.get(name)
    this.servedFor = found?.dataset.shellFor
    store.servedFor ??= this.servedFor
    this.#left = left?.html
    // HTML of an earlier mount is of its props: those of this one are applied as a change.
    this.first = this.props = left?.first ?? props
    this.id = left?.id ?? id
    this.tag = left?.tag ?? found?.localName
    this.#attributes = left?.attributes ?? (found ? attributesOf(found, props) : {})
    const read = () => this.element?.innerHTML ?? left?.html ?? found?.innerHTML ?? ''
    // Read only if React renders the element again.
    this.html = {
      get __html() {
        return read()
      },
    }
    if (this.tag === undefined && !store.isHydrating) this.tree = store.startLoaded()
  }

  /** Whether the page's tree renders it. */
  get isInTree(): boolean {
    return this.tree !== null
  }

  readonly setElement = (element: HTMLElement | null): void => {
    if (element) this.element = element
  }

  /** Returns the props of the root element: the server's attributes with the page's. */
  rootProps(props: PartProps): Record<string, unknown> {
    return pageAttributes(this.#attributes, this.first, props)
  }

  /** Starts the listeners of the element. */
  readonly attach = (): void => {
    this.isAttached = true
    this.store.parts.add(this)
    if (this.cleanups.size === 0) this.#start()
  }

  /** Stops the listeners of the element. */
  readonly detach = (): void => {
    this.isAttached = false
    // React mounts twice in development: it may remount at once.
    queueMicrotask(() => {
      if (!this.isAttached) this.#end()
    })
  }

  #start(): void {
    const { element } = this
    this.cleanups.add(() => this.store.parts.delete(this))
    if (element && !this.isInTree) {
      this.cleanups.add(delayClicks(this))
      if (this.name === 'header') {
        this.cleanups.add(watchOverflow(element, this.render))
        this.cleanups.add(whenIdle(this.startHeader))
        this.cleanups.add(shareStickyHeader(element, element.dataset.sticks !== undefined))
      }
      element.addEventListener('error', this.render, { capture: true, once: true })
    }
    this.store.rendering?.add(this)
    if (this.servedFor) this.store.compare()
    if (process.env.NODE_ENV === 'development') warnOfMissingHtml(this)
    this.cleanups.add(whenNeeded(this, this.render))
  }

  #end(): void {
    const { element, tag, store } = this
    const isUnchanged =
      !this.isLive && !store.rendering && !isChanged(this.first, this.props) && !isChanged(store.first, store.props)
    for (const cleanup of this.cleanups) cleanup()
    this.cleanups.clear()
    this.hasEnded ||= this.#activation !== undefined
    this.#activation = undefined
    this.isLive = false
    if (element && tag && isUnchanged && !this.isInTree)
      store.left.set(this.name, {
        html: this.#left ?? element.innerHTML,
        attributes: this.#attributes,
        tag,
        id: this.id,
        first: this.first,
      })
  }

  /** Applies new props of the page. */
  update(props: PartProps): void {
    const before = this.props
    this.props = props
    if (this.isInTree) return
    if (this.isLive && !this.isPageTree()) this.store.rendering?.updatePart(this)
    else if (this.isLive || isChanged(before, props)) this.render()
  }

  /** Returns whether a click in it needs script, beyond the browser's default action. */
  hasBehavior(): boolean {
    const isPlain = this.name === 'footer' || this.name === 'breadcrumbs' || this.name === 'seoKeywords'
    const { navigate, linkComponent } = this.store.props
    return !isPlain || navigate !== undefined || linkComponent !== undefined
  }

  /** Returns whether the server's HTML shows data that is unknown in this browser, so that it cannot be hydrated. */
  isOfOther(): boolean {
    const { served, servedFor } = this.store
    if (this.servedFor !== undefined && this.servedFor !== servedFor) return true
    const showsUser = this.name === 'header' || this.name === 'sideNav'
    return (served?.isOfOtherUser && showsUser) || (served?.isOfOtherTheme && this.name === 'header') || false
  }

  /**
   * Returns whether the page's tree has to render it: page nodes and links need the page's contexts, and HTML that
   * cannot be hydrated is rendered again.
   */
  isPageTree(): boolean {
    return (
      this.hasEnded ||
      this.isOfOther() ||
      this.tag === undefined ||
      [this.first, this.props].some(({ slots }) => Object.values(slots ?? {}).some((node) => node != null)) ||
      this.store.first.linkComponent !== undefined ||
      this.store.props.linkComponent !== undefined
    )
  }

  /** Loads the code. */
  readonly preload = (): Promise<unknown> => this.store.load()

  /**
   * Loads what the header can do without rendering: its menus, and `/` for the search. Resolves once they work, or the
   * code cannot be loaded.
   */
  readonly startHeader = (): Promise<void> =>
    import('./startHeader.ts').then(
      ({ startHeader }) => startHeader(this),
      () => undefined,
    )

  /** Hydrates the component, if its code can be loaded. */
  readonly render = (): void => void this.activate()?.catch(() => undefined)

  /** Loads the code and hydrates the component. Resolves once it handles events. */
  activate(): Promise<void> | undefined {
    if (this.tree && this.tree === this.store.rendering) return this.#activation
    if (this.isLive) {
      if (!this.isPageTree()) return undefined
      this.isLive = false
      this.#activation = undefined
    }
    this.#activation ??= this.#activate().catch((error: unknown) => {
      this.#activation = undefined
      throw error
    })
    return this.#activation
  }

  async #activate(): Promise<void> {
    const rendering = await this.store.load()
    if (this.isAttached) await rendering.activate(this)
  }

  /** Returns the element that has taken the place of one in the server's HTML, if the page's tree has rendered it. */
  readonly current = <Found extends Element>(element: Found): Found =>
    this.store.rendering?.current(this, element) ?? element
}
