import { type Context, createContext } from 'react'
import { isSupportedBrowser } from '../browser/page/isSupportedBrowser.ts'
import type { User } from '../core/user/user.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import { ServedPage } from '../served/ServedPage.ts'
import type { Hydration, Island, IslandsHost, PartProps } from './Hydration.ts'
import { loadedHydration, loadHydrationModule } from './loadHydration.ts'

let after: Promise<typeof import('./afterLoad.ts')> | undefined

/** Once loaded, it resolves within the event that needs it, whose listeners it adds; `import()` takes another task. */
const loadAfter = () => {
  after ??= import('./afterLoad.ts').catch((error: unknown) => {
    after = undefined
    throw error
  })
  return after
}

/** HTML of a component that unmounted as the server rendered it, for its next mount. */
export interface DepartedPart {
  readonly html: string
  readonly served: Readonly<Record<string, string>>
  readonly tag: string
  readonly id: string
  readonly rendered: PartProps
}

/** The shell of a server-rendered page in React: the provider's props, and the code that hydrates once it is loaded. */
export class IslandsPage extends ServedPage implements IslandsHost {
  /** HTML of components that unmounted unchanged, by name, for their next mount. */
  readonly departed = new Map<string, DepartedPart>()
  /** `null` until it is loaded. */
  hydration: Hydration | null = null
  shared: SharedShell | null = null
  /** Whether React is in its first hydration of the server's HTML. */
  isHydrating = true
  #loading: Promise<Hydration> | undefined
  #isMounted = false

  get isRendering(): boolean {
    return this.hydration !== null || this.shared !== null
  }

  get isServed(): boolean {
    return this.isHydrating && this.servedFor !== undefined
  }

  /** Whether the HTML stays as the server rendered it: the browser is older than the supported ones. */
  get isKept(): boolean {
    return this.servedFor !== undefined && !isSupportedBrowser()
  }

  /**
   * Loads and starts the code that hydrates, once a page. Rejects if loading fails or the provider unmounts meanwhile. The
   * next call tries again, if the browser does: Chromium and Firefox do not load a module again that failed.
   */
  load(): Promise<Hydration> {
    if (this.isKept) return Promise.reject(new Error('The browser is too old.'))
    if (!this.#loading) {
      const loading = loadHydrationModule().then(async (module) => {
        const hydration = this.hydration ?? (await module.startHydration(this))
        if (!this.#isMounted || this.#loading !== loading) {
          hydration.end()
          throw new Error('ended')
        }
        this.hydration = hydration
        hydration.update()
        return hydration
      })
      this.#loading = loading
      loading.catch(() => {
        if (this.#loading === loading) this.#loading = undefined
      })
    }
    return this.#loading
  }

  /** Returns the code that hydrates if it is loaded and the full provider is in the page's tree; else `null`. */
  startLoaded(): Hydration | null {
    const module = loadedHydration()
    if (!this.hydration && this.shared && module) this.hydration = module.createHydration(this, this.shared)
    return this.hydration
  }

  protected forward(): void {
    this.hydration?.update()
  }

  showUser(user: User | null, isReplaced: (shown: User | null | undefined) => boolean): void {
    this.load().then(
      ({ shared }) => {
        const shell = shared.read()
        // An event may have set another user.
        if (shell && isReplaced(shell.user)) shell.setUser(user)
      },
      () => undefined,
    )
  }

  loadBehavior() {
    return loadAfter()
  }

  /** Starts what a top banner does until it is rendered. */
  startBanner(banner: Island): Promise<void> {
    return loadAfter().then(({ startBanner }) => startBanner(banner))
  }

  protected async loadPageView() {
    return (await loadAfter()).startPageView
  }

  /** Called when the provider mounts. */
  readonly mount = (): void => {
    this.#isMounted = true
    this.isHydrating = false
    if (!this.isKept) this.start()
  }

  /** Loads the code as soon as the full provider's value changes. Returns a function that ends the page with its provider. */
  readonly begin = (): (() => void) => {
    const { shared } = this
    const look = () => {
      if (shared?.read() !== shared?.readFirst()) this.render()
    }
    if (shared) look()
    const stop = shared?.subscribe(look)
    return () => {
      stop?.()
      this.#isMounted = false
      // React mounts twice in development: the provider may remount at once.
      queueMicrotask(() => {
        if (this.#isMounted) return
        this.end()
        this.hydration?.end()
        this.hydration = null
        this.#loading = undefined
      })
    }
  }
}

/** The page's shell. */
export const IslandsContext: Context<IslandsPage | null> = createContext<IslandsPage | null>(null)
