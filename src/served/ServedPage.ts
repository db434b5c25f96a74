import type { PageVisit } from '../browser/attribution/readVisit.ts'
import { pageTimeout } from '../browser/page/pageTimeout.ts'
import { repeatEarlyClick } from '../browser/page/shellPage.ts'
import { watchUser } from '../browser/page/watchUser.ts'
import type { PageWork } from '../browser/pageView/pageWork.ts'
import { userMark } from '../core/renderedFor.ts'
import type { User } from '../core/user/user.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { isChanged, isPassedAnew } from './changes.ts'
import { listenForEvents } from './listenForEvents.ts'
import type { ServedPart } from './ServedPart.ts'
import { type PageViewSchedule, schedulePageView } from './schedulePageView.ts'
import { hasNewOutput, readServedInputs, type ServedInputs } from './servedInputs.ts'
import type { startHeader } from './startHeader.ts'
import { whenIdle } from './whenIdle.ts'

/** Options of the provider. */
export type PageOptions = Omit<ShellProviderProps, 'children'>

/**
 * A page whose HTML a server rendered: its options as served and as now, its components, and the code that renders them,
 * once it is loaded. Knows no React.
 */
export abstract class ServedPage {
  /** Options that the server's HTML was rendered from, as far as known. */
  first: PageOptions
  /** The page's current options. */
  options: PageOptions
  readonly parts = new Set<ServedPart>()
  /** Value of `data-shell-for` on the first component; `undefined` while there is none. */
  servedFor: string | undefined
  /** Inputs of the server's HTML; `undefined` until they are compared. */
  inputs: ServedInputs | undefined
  /** The page view that loaded this document. */
  readonly landing: PageVisit = { url: window.location.href, referrer: document.referrer, now: new Date() }
  /** Effects of the page view that do not depend on rendering; `null` until they start. */
  work: PageWork | null = null
  #pageView: PageViewSchedule | undefined
  readonly #stops: (() => void)[] = []

  constructor(options: PageOptions) {
    this.first = options
    this.options = options
  }

  /** Whether the code that renders is loaded and running: it runs the effects of the page itself. */
  abstract readonly isRendering: boolean

  /** Whether React is in its first hydration of the server's HTML, or the page has HTML of the shell's server. */
  abstract readonly isServed: boolean

  /** Loads and starts the code that renders. Rejects if it cannot be loaded; the next call tries again. */
  abstract load(): Promise<unknown>

  /** Requests the code that renders, before it is known that it will be needed. */
  preload(): Promise<unknown> {
    return this.load()
  }

  /** Passes changed options to the code that renders. */
  protected abstract forward(): void

  /** Shows another user: the visitor has logged in or out since the server rendered the page. */
  protected abstract showUser(user: User | null): void

  /** Loads what a header does without rendering. */
  abstract loadHeader(): Promise<typeof startHeader>

  /** Loads the effects of the page view. */
  protected abstract loadPageView(): Promise<(page: ServedPage) => void>

  /** Loads the code that renders, if it can be loaded. */
  readonly render = (): void => void this.load().catch(() => undefined)

  /** Buffers events of the page, and renders as soon as there are any. Returns a function that ends it. */
  listen(): () => void {
    return listenForEvents(this.render)
  }

  /** Starts what the page does before its code is loaded. A page that renders from the start does it itself. */
  start(): void {
    if (this.#stops.length > 0) return
    this.#stops.push(
      endTimer(pageTimeout(() => this.compare())),
      whenIdle(() => this.#look()),
      watchUser(
        () => ({
          user: userMark(this.options.user),
          // The code that renders requests the user itself.
          refreshUser: this.isRendering ? undefined : this.options.refreshUser,
        }),
        (user) => {
          if (user !== undefined && userMark(user) !== userMark(this.options.user)) this.showUser(user)
        },
      ),
    )
    if (!this.isRendering && wantsPageView(this.options))
      this.#pageView = schedulePageView(this.loadPageView().then((run) => () => run(this)))
    repeatEarlyClick()
  }

  /** Reads the inputs of the server's HTML, once there is any: what cannot be hydrated is rendered. */
  readInputs(): void {
    if (this.inputs) return
    this.inputs = readServedInputs(this.first, this.servedFor)
    if (!this.inputs) return
    this.first = this.inputs.first
    for (const part of this.parts) if (part.isOfOther) part.render()
  }

  /** Compares the server's HTML with the page's options, and renders what differs. */
  compare(): void {
    if (this.isRendering) return
    this.readInputs()
    if (this.inputs?.isStale) this.render()
  }

  /** Renders if what only the browser knows changes the output. */
  #look(): void {
    if (this.isRendering) return
    this.readInputs()
    if (hasNewOutput(this.options, this.inputs?.renderedFor)) this.render()
  }

  /** Runs the effects of the page view again, if they have run: for changed options, or HTML that came later. */
  updatePageView(): void {
    this.#pageView?.update()
  }

  /** Applies changed options, and renders if they change what is shown. */
  update(options: PageOptions): void {
    const before = this.options
    this.options = options
    if (this.isRendering) this.forward()
    else if (isPassedAnew(before, options)) {
      this.updatePageView()
      if (isChanged(before, options)) this.render()
    }
  }

  end(): void {
    this.#pageView?.end()
    this.#pageView = undefined
    for (const stop of this.#stops.splice(0)) stop()
    this.work?.end()
    this.work = null
  }
}

/** Returns whether a page view has effects: a page without any loads no code for them. */
function wantsPageView({ attribution, registerServiceWorker, data }: PageOptions): boolean {
  return attribution !== false || registerServiceWorker !== false || data?.theme !== undefined
}

const endTimer = (timer: ReturnType<typeof setTimeout>) => () => clearTimeout(timer)
