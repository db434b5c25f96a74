import { warnOncePerPage } from '../browser/log/warnOncePerPage.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { wholeLogger } from '../core/log.ts'
import { type PartName, partOf } from '../options/parts.ts'
import { isChanged } from '../served/changes.ts'
import { ServedPart } from '../served/ServedPart.ts'
import type { Hydration, Island, PartProps } from './Hydration.ts'
import type { DepartedPart, IslandsPage } from './IslandsPage.ts'
import { attributesOf } from './rootAttributes.ts'

/** A served component in a page's React tree, which renders the server's element until the component has to be rendered. */
export class IslandPart extends ServedPart<IslandsPage> implements Island {
  readonly id: string
  /** Tag of the server's element; `undefined` if the server rendered nothing. */
  readonly tag: string | undefined
  readonly rendered: PartProps
  props: PartProps
  readonly served: Readonly<Record<string, string>>
  /** Content of the server's element: an object that only becomes text if React creates the element again. */
  readonly html: { readonly __html: string }
  tree: Hydration | null = null
  setTree: ((tree: Hydration) => void) | undefined
  onTree: (() => void) | undefined
  restore: (() => void) | undefined
  override readonly begin =
    this.name === 'topBanner' ? () => void this.page.startBanner(this).catch(this.render) : this.render
  readonly #departed: DepartedPart | undefined
  #isMounted = false

  constructor(page: IslandsPage, name: PartName, id: string, props: PartProps) {
    const found = safeDocument.querySelector<HTMLElement>(`[data-shell-id="${id}"]`)
    const departed = found || page.hydration ? undefined : page.departed.get(name)
    super(page, name, found)
    page.servedFor ??= this.servedFor
    this.#departed = departed
    // HTML of an earlier mount is of its props: those of this one are applied as a change.
    this.rendered = this.props = departed?.rendered ?? props
    this.id = departed?.id ?? id
    this.tag = departed?.tag ?? found?.localName
    this.served = departed?.served ?? (found ? attributesOf(found, props) : {})
    if (departed) this.state = 'served'
    // React creates the element itself, or adopts the server's: only then it is this one.
    this.element = null
    const read = () => this.element?.innerHTML ?? departed?.html ?? found?.innerHTML ?? ''
    this.html = { __html: { toString: read } as unknown as string }
    if (this.state === 'absent' && !page.isHydrating) {
      this.tree = page.startLoaded()
      if (this.tree) this.state = 'inPageTree'
    }
  }

  readonly setElement = (element: HTMLElement | null): void => {
    if (element) this.element = element
  }

  /** Called when it mounts. */
  readonly mount = (): void => {
    this.#isMounted = true
    if (this.cleanups.size > 0 || this.page.isKept) return
    this.start()
    this.page.hydration?.add(this)
    // HTML in a boundary that React hydrates after the page may be the first with inputs.
    if (this.servedFor && !this.page.isHydrating) this.page.updatePageView()
    if (process.env.NODE_ENV === 'development') warnOfMissingHtml(this)
    if (!this.tree && this.state !== 'absent' && this.isPageTree) this.render()
  }

  /** Called when it unmounts, also where React only hides it. */
  readonly unmount = (): void => {
    this.#isMounted = false
    // React mounts twice in development: it may remount at once.
    queueMicrotask(() => {
      if (!this.#isMounted) this.#leave()
    })
  }

  #leave(): void {
    const { element, tag, page, name, state } = this
    const isUnchanged =
      state === 'served' &&
      !this.isActivating &&
      !page.hydration &&
      !isChanged(this.rendered, this.props) &&
      !page.inputs?.isStale &&
      !isChanged(page.rendered, page.given)
    this.end()
    if (this.tree) this.state = 'inPageTree'
    if (element && tag && isUnchanged)
      page.departed.set(name, {
        html: this.#departed?.html ?? element.innerHTML,
        served: this.served,
        tag,
        id: this.id,
        rendered: this.rendered,
      })
  }

  /** Applies new props of the page. */
  update(props: PartProps): void {
    const before = this.props
    this.props = props
    if (this.tree) return
    if (this.state === 'hydrated' && !this.isPageTree) this.page.hydration?.updatePart(this)
    else if (this.state === 'hydrated' || isChanged(before, props)) this.render()
  }

  get isPageTree(): boolean {
    const { state, rendered, props, page } = this
    return (
      (state !== 'served' && state !== 'hydrated') ||
      this.isOfOther ||
      [...Object.values(rendered.slots ?? {}), ...Object.values(props.slots ?? {})].some((node) => node != null) ||
      page.rendered.linkComponent !== undefined ||
      page.given.linkComponent !== undefined
    )
  }

  override get isWaiting(): boolean {
    return this.tree === null && super.isWaiting
  }

  override async startHeader(): Promise<void> {
    // Its menus work once the page's tree has rendered it, if its code can be loaded.
    if (this.isPageTree) await this.activate().catch(() => undefined)
    if (!this.tree) await super.startHeader()
  }

  override activate(): Promise<void> {
    // The page's tree renders it already.
    if (this.tree && this.tree === this.page.hydration && !this.isActivating) return Promise.resolve()
    if (this.state === 'hydrated' && this.isPageTree) this.reactivate()
    return super.activate()
  }

  protected async hydrate(): Promise<void> {
    if (this.#isMounted) await this.page.hydration?.activate(this)
  }

  replacementOf<Found extends Element>(element: Found): Found {
    return this.page.hydration?.replacementOf(this, element) ?? element
  }
}

/** Warns, once a page, about a component that servers always render, but that is missing in the server's HTML. */
function warnOfMissingHtml({ name, state, page }: IslandPart): void {
  if (state !== 'absent' || partOf(name).mayBeEmpty || !page.isHydrating) return
  warnOncePerPage(
    'not-server-rendered',
    `[@jobsite/shell] The HTML of this page has no ${name}, so it appears only after its code has loaded. Render it on the server, or await loadShell() of @jobsite/shell/islands before the first render. (code: not-server-rendered)`,
    wholeLogger(page.given.logger),
  )
}
