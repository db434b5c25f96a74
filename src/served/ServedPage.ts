import type { PageVisit } from '../browser/attribution/readVisit.ts'
import { onLaterView } from '../browser/events/onLaterView.ts'
import { currentEntry } from '../browser/navigation/navigationApi.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { repeatEarlyClick } from '../browser/page/shellPage.ts'
import type { PageWork } from '../browser/pageView/pageWork.ts'
import type { User } from '../core/user/user.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { isChanged, isPassedAnew } from './changes.ts'
import { listenForEvents } from './listenForEvents.ts'
import type { ServedPart } from './ServedPart.ts'
import type { Given, Rendered, ServedInputs } from './servedInputs.ts'
import type { PageView, startPageView } from './servedPageView.ts'
import type { startHeader } from './startHeader.ts'
import type { startTriggers } from './triggers.ts'
import { whenIdle } from './whenIdle.ts'

/** Options of the provider. */
export type PageOptions = Omit<ShellProviderProps, 'children'>

/** A page view whose effects are due when the browser is idle, or at once when the visitor leaves. */
export interface PageViewSchedule {
  /** Runs the effects again, if they have been due: for new options. */
  readonly update: () => void
  readonly end: () => void
}

/** Behavior of components without rendering, and the triggers that render one that nobody has touched. */
export interface Behavior {
  readonly startHeader: typeof startHeader
  readonly startTriggers: typeof startTriggers
}

/**
 * A page whose HTML a server rendered: its options as served and as now, its components, and the code that renders them,
 * once it is loaded. Knows no React.
 */
export abstract class ServedPage {
  /** Options that the server's HTML was rendered from, as far as known. */
  rendered: Rendered
  /** The page's current options. */
  given: Given
  readonly parts = new Set<ServedPart>()
  /** Value of `data-shell-for` on the first component; `undefined` while there is none. */
  servedFor: string | undefined
  /** Inputs of the server's HTML; `undefined` until they are compared. */
  inputs: ServedInputs | undefined
  /** The page view that loaded this document. */
  readonly landing: PageVisit = { url: window.location.href, referrer: safeDocument.referrer, now: new Date() }
  /** Entry of the history that this document was loaded in. */
  readonly landingEntry: unknown = currentEntry()
  /** Effects of the page view that do not depend on rendering; `null` until they start. */
  work: PageWork | null = null
  /** Whether its provider is inside of another one: known in development alone. */
  declare isNested?: boolean
  #pageView: PageViewSchedule | undefined

  constructor(given: Given, rendered: Rendered) {
    this.given = given
    this.rendered = rendered
  }

  /** Whether the code that renders is loaded and running: it runs the effects of the page itself. */
  abstract readonly isRendering: boolean

  /** Whether React is in its first hydration of the server's HTML, or the page has HTML of the shell's server. */
  abstract readonly isServed: boolean

  /** Loads and starts the code that renders. Rejects if it cannot be loaded; the next call tries again. */
  abstract load(): Promise<unknown>

  /** Passes changed options to the code that renders. */
  protected abstract forward(): void

  /**
   * Shows another user: the visitor has logged in or out since the server rendered the page.
   *
   * @param isReplaced returns whether a user that is shown by then is the one before: an event may have set another.
   */
  abstract showUser(user: User | null, isReplaced: (shown: User | null | undefined) => boolean): void

  /** Loads what components do without rendering. */
  abstract loadBehavior(): Promise<Behavior>

  /** Loads the effects of the page view. */
  protected abstract loadPageView(): Promise<typeof startPageView>

  /** Loads the code that renders, if it can be loaded. */
  readonly render = (): void => void this.load().catch(() => undefined)

  /** Buffers events of the page, and renders as soon as there are any. Returns a function that ends it. */
  listen(): () => void {
    return listenForEvents(this.render)
  }

  /**
   * Starts the page view: its effects, and the comparison of the server's HTML with the page's options. Where the provider is
   * rendered, it runs the effects; what only the browser knows is shown in HTML that is not.
   */
  start(): void {
    this.#pageView ??= this.startPageView()
    repeatEarlyClick()
  }

  /** Loads the effects of the page view, and runs them once they are loaded and due. */
  protected startPageView(): PageViewSchedule {
    let wasOpenedAgain = false
    let isDue = false
    let hasEnded = false
    let view: PageView | undefined
    const stop = onLaterView(() => {
      // A provider that is rendered hears it itself.
      wasOpenedAgain = !this.isRendering
    })
    const run = () => {
      isDue = true
      view?.run()
    }
    this.loadPageView()
      .then((startPageView) => {
        stop()
        if (hasEnded) return
        view = startPageView(this, wasOpenedAgain)
        if (isDue) run()
      })
      .catch(() => undefined)
    window.addEventListener('pagehide', run)
    const cancel = whenIdle(run)
    return {
      update() {
        if (isDue) run()
      },
      end() {
        hasEnded = true
        stop()
        cancel()
        window.removeEventListener('pagehide', run)
        view?.end()
        view = undefined
      },
    }
  }

  /** Runs the effects of the page view again, if they have run: for changed options, or HTML that came later. */
  updatePageView(): void {
    this.#pageView?.update()
  }

  /** Applies changed options, and renders if they change what is shown. */
  update(given: Given): void {
    const before = this.given
    this.given = given
    if (this.isRendering) this.forward()
    else if (isPassedAnew(before, given)) {
      this.updatePageView()
      if (isChanged(before, given)) this.render()
    }
  }

  end(): void {
    this.#pageView?.end()
    this.#pageView = undefined
    this.work?.end()
    this.work = null
  }
}
