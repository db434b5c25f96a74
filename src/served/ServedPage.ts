import type { PageVisit } from '../browser/attribution/readVisit.ts'
import { onLaterView } from '../browser/events/onLaterView.ts'
import { currentEntry } from '../browser/navigation/navigationApi.ts'
import { repeatEarlyClick } from '../browser/page/earlyEvents.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import type { PageWork } from '../browser/pageView/pageWork.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { RenderedFor } from '../core/renderedFor.ts'
import type { User } from '../core/user/user.ts'
import type { PartName } from '../options/parts.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { isChanged, isPassedAnew } from './changes.ts'
import { listenForEvents } from './listenForEvents.ts'
import { whenIdle } from './whenIdle.ts'

/** Options of the provider. */
export type PageOptions = Omit<ShellProviderProps, 'children'>

declare const SOURCE: unique symbol

/** Options that a page gives: none of them follows from what a server rendered. */
export type Given<Options = PageOptions> = Options & { readonly [SOURCE]?: 'given' }

/**
 * Options that render the HTML that is there: also with values that its server derived, such as the language, which the page
 * has not given. Neither is a merge of it with what a page gives an option of the page: that does not compile.
 */
export type Rendered<Options = PageOptions> = Options & { readonly [SOURCE]?: 'rendered' }

/** Inputs of the server's HTML, compared with the page's options. */
export interface ServedInputs {
  /** Whether any value differs. */
  readonly isStale: boolean
  /** Values of the HTML whose content is not in it, so that it cannot be hydrated: another user, another theme. */
  readonly unknown: readonly ('user' | 'theme')[]
  /** Name of the page, where it is still the one that the server rendered for. */
  readonly pageName: PageName | undefined
  readonly renderedFor: RenderedFor
}

/** State of a component of a server-rendered page. */
export type PartState =
  /** The server rendered no element for it. */
  | 'absent'
  /** The server's HTML, as it came. Clicks in it wait for the code that they need. */
  | 'served'
  /** Its element is hydrated. */
  | 'hydrated'
  /** The page's own React tree renders it. */
  | 'inPageTree'
  /** React has hidden or removed it after it was hydrated: if it is shown again, the page's tree renders it. */
  | 'hidden'

/** A component of a server-rendered page, as the page and its behavior know it. */
export interface PagePart {
  readonly name: PartName
  readonly page: ServedPage
  readonly element: HTMLElement | null
  /** Value of `data-shell-for` on the server's element. */
  readonly servedFor: string | undefined
  readonly state: PartState
  /** Whether a visitor has just opened it: clicks do not wait, so that the second one of a double press is ignored. */
  isOpening: boolean
  /** Whether it handles events itself. */
  readonly isLive: boolean
  /** Whether the HTML shows values whose content is not in it, so that it cannot be hydrated. */
  readonly isOfOther: boolean
  /** Whether a click in it needs script, beyond the browser's default action. */
  readonly hasBehavior: boolean
  /** Returns whether something handles presses of a control without rendering it. @default nothing does */
  readonly handles: ((control: EventTarget | null) => boolean) | undefined
  /** Hydrates it, if its code can be loaded. */
  readonly render: () => void
  /** Begins what it does by itself, in idle time. */
  readonly begin: () => void
  /** Loads the code and hydrates it. Resolves once it handles events. */
  activate(): Promise<void>
  /**
   * Starts what the header can do without rendering: its menus, its sticking, and `/` for the search. Resolves once they
   * work, or the code cannot be loaded.
   */
  startHeader(): Promise<void>
  /** Returns the element that has taken the place of one in the server's HTML. */
  replacementOf<Found extends Element>(element: Found): Found
}

/** The page view of a served page. */
export interface PageView {
  /** Runs its effects, as far as they are still to be done. Called in idle time, and for changed options. */
  readonly run: () => void
  readonly end: () => void
}

/**
 * Starts a page view without the provider.
 *
 * @param wasOpenedAgain whether the visitor has opened the page again before this code had come.
 */
export type StartPageView = (page: ServedPage, wasOpenedAgain: boolean) => PageView

/** A page view whose effects are due when the browser is idle, or at once when the visitor leaves. */
export interface PageViewSchedule {
  /** Runs the effects again, if they have been due: for new options. */
  readonly update: () => void
  readonly end: () => void
}

/**
 * Behavior of components without rendering, and the triggers that render one that nobody has touched. Each returns a function
 * that ends it.
 */
export interface Behavior {
  readonly startHeader: (header: HTMLElement, part: PagePart) => () => void
  readonly startTriggers: (element: Element, part: PagePart) => () => void
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
  readonly parts = new Set<PagePart>()
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
  protected abstract loadPageView(): Promise<StartPageView>

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
