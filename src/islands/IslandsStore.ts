import { type Context, createContext } from 'react'
import type { PageVisit } from '../browser/attribution/readVisit.ts'
import { repeatEarlyClick } from '../browser/page/shellPage.ts'
import type { PageWork } from '../browser/pageView/pageWork.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import type { IslandPart, PartProps } from './IslandPart.ts'
import { isChanged, isPassedAnew } from './isChanged.ts'
import { loadedRendering, loadRenderingModule, type Rendering } from './loadRendering.ts'
import { type PageViewSchedule, schedulePageView } from './schedulePageView.ts'
import type { ServedProps } from './servedProps.ts'

/** Props of the provider. */
export type PageProps = Omit<ShellProviderProps, 'children'>

/**
 * State of one page's shell in the browser: the provider's props, the mounted components, and the renderer once it is
 * loaded.
 */
export class IslandsStore {
  /** Props that the server's HTML was rendered from. */
  first: PageProps
  /** Latest props of the provider. */
  props: PageProps
  readonly parts = new Set<IslandPart>()
  /** HTML of components that unmounted unchanged, by name, for their next mount. */
  readonly left = new Map<
    string,
    { html: string; attributes: Record<string, string>; tag: string; id: string; first: PartProps }
  >()
  /** Value of `data-shell-for` on the first component; `undefined` while there is none. */
  servedFor: string | undefined
  /** Props that the server's HTML was rendered from; `undefined` until they are compared. */
  served: ServedProps | undefined
  /** `null` until it is loaded. */
  rendering: Rendering | null = null
  /** The context's value, if the full provider is in the page's tree. */
  shared: SharedShell | null = null
  /** Whether React is in its first hydration of the server's HTML. */
  isHydrating = true
  /** The page view that loaded this document. */
  readonly landing: PageVisit = { url: window.location.href, referrer: document.referrer, now: new Date() }
  /** Effects of the page view that do not depend on rendering; `null` until they start. */
  work: PageWork | null = null
  stopWorker: (() => void) | undefined
  /** Stops requesting the user; `undefined` until the page view runs. */
  stopUser: (() => void) | undefined
  #pageView: PageViewSchedule | undefined
  #loading: Promise<Rendering> | undefined
  #isMounted = false

  constructor(props: PageProps) {
    this.first = props
    this.props = props
  }

  /**
   * Loads and starts the renderer, once a store. Rejects if loading fails or the provider unmounts meanwhile. The next
   * call tries again, if the browser does: Chromium and Firefox do not load a module again that failed.
   */
  load(): Promise<Rendering> {
    if (!this.#loading) {
      const loading = loadRenderingModule().then(async (module) => {
        const rendering = this.rendering ?? (await module.startRendering(this))
        if (!this.#isMounted || this.#loading !== loading) {
          rendering.end()
          throw new Error('ended')
        }
        this.rendering = rendering
        rendering.update()
        return rendering
      })
      this.#loading = loading
      loading.catch(() => {
        if (this.#loading === loading) this.#loading = undefined
      })
    }
    return this.#loading
  }

  /** Returns the renderer if it is loaded and the full provider is in the page's tree; else `null`. */
  startLoaded(): Rendering | null {
    const module = loadedRendering()
    if (!this.rendering && this.shared && module) this.rendering = module.createRendering(this, this.shared)
    return this.rendering
  }

  /** Called when the provider mounts. */
  readonly mount = (): void => {
    this.#isMounted = true
    this.isHydrating = false
    // A full provider in the page's tree runs these effects itself.
    if (!this.shared)
      this.#pageView ??= schedulePageView(
        import('./runPageView.ts').then(({ preparePageView }) => preparePageView(this)),
      )
    repeatEarlyClick()
  }

  /** Compares the inputs of HTML in a boundary that React hydrates after the page, if they are the first. */
  compare(): void {
    if (!this.served) this.#pageView?.update()
  }

  /** Called when the provider unmounts. */
  readonly unmount = (): void => {
    this.#isMounted = false
    // React mounts twice in development: the provider may remount at once.
    queueMicrotask(() => {
      if (this.#isMounted) return
      this.#pageView?.end()
      this.#pageView = undefined
      this.work?.end()
      this.work = null
      this.stopWorker = undefined
      this.stopUser?.()
      this.stopUser = undefined
      this.rendering?.end()
      this.rendering = null
      this.#loading = undefined
    })
  }

  /** Applies new props of the page, and renders if they change the output. */
  update(props: PageProps): void {
    const before = this.props
    this.props = props
    if (this.rendering) this.rendering.update()
    else if (isPassedAnew(before, props)) {
      this.#pageView?.update()
      if (isChanged(before, props)) void this.load().catch(() => undefined)
    }
  }
}

/** The page's shell. */
export const IslandsContext: Context<IslandsStore | null> = createContext<IslandsStore | null>(null)
