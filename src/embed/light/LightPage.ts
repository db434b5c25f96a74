import { watchTree } from '../../browser/elements/watchTree.ts'
import { listen } from '../../browser/navigation/navigationApi.ts'
import { currentUrl } from '../../browser/navigation/overlayMark.ts'
import { subscribeLocation } from '../../browser/navigation/subscribeLocation.ts'
import { keepDocumentLanguage } from '../../browser/page/keepDocumentLanguage.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import { sharePageWork } from '../../browser/pageView/pageWork.ts'
import { readStored } from '../../browser/storage/storage.ts'
import { ONBOARDING_COOKIE, THEME_KEY } from '../../core/contracts.ts'
import { NONE_MARK } from '../../core/renderedFor.ts'
import { publicUser, type User } from '../../core/user/user.ts'
import type { HostOptions } from '../../options/options.ts'
import { isChanged } from '../../served/changes.ts'
import { replacement } from '../../served/replacement.ts'
import {
  type Behavior,
  type Given,
  type PageViewSchedule,
  ServedPage,
  type StartPageView,
} from '../../served/ServedPage.ts'
import { ServedPart } from '../../served/ServedPart.ts'
import { startHeader } from '../../served/startHeader.ts'
import { startTriggers } from '../../served/triggers.ts'
import { isMarked, MOUNTED, markMounted, servedRoot } from '../claimElement.ts'
import type { SlotName } from '../mountPointNames.ts'
import type { MountedShell, MountShellOptions, mountShell } from '../mountShell.ts'
import { readScriptGlobal } from '../scriptGlobal.ts'
import { isNextView, type ServedPage as ServedFragments } from '../serializedProps.ts'
import { loadScript, type ScriptName } from './loadScript.ts'
import { readStartPageView } from './pageViewScript.ts'

/** A fragment of `renderShell`, until the full script mounts its component. */
class LightPart extends ServedPart<LightPage> {
  readonly #container: Element

  constructor(page: LightPage, name: SlotName, container: Element) {
    super(page, name, servedRoot(container))
    this.#container = container
    page.servedFor ??= this.servedFor
    this.start()
  }

  /** Whether the page has made it another page's. */
  get isMorphed(): boolean {
    return !isMarked(this.#container) && this.element?.dataset.shellFor !== this.servedFor
  }

  /** Whether the page has removed what the server rendered from a container that stays. */
  get isRemoved(): boolean {
    return this.element !== null && this.#container.isConnected && !this.#container.contains(this.element)
  }

  /**
   * Starts again where only the mark of its container is lost: libraries set the attributes of what they have just swapped
   * a second time.
   */
  restart(): void {
    if (!this.element || isMarked(this.#container)) return
    this.end()
    this.start()
    markMounted(this.#container)
  }

  /**
   * The full script hydrates fragments in place, apart from a form that a form around the page has left out, and from
   * those that the page has changed.
   */
  replacementOf<Found extends Element>(element: Found): Found {
    const now = !element.isConnected && this.#container.querySelector('[data-shell-id]')
    return (now && replacement(element, element.getRootNode() as Element, now)) || element
  }

  /** The full script has hydrated all fragments. */
  protected async hydrate(): Promise<void> {}
}

/** A page with fragments of `renderShell`: the full script takes over, as soon as something needs it. */
export class LightPage extends ServedPage {
  /** Options of the page's script, beside those of its server. */
  #own: Given<HostOptions>
  /** All that the page passed first, for `mountShell` of the full script. */
  readonly #mount: MountShellOptions
  #changes: HostOptions = {}
  #mounting: Promise<void> | undefined
  #mounted: MountedShell | undefined
  #hasEnded = false
  /**
   * Functions that hand over to the full script: they remove the marks of the containers, by which it would take the
   * fragments for copies, and end what keeps the document's language.
   */
  readonly #handedOver: (() => void)[] = []
  readonly #fragments: ServedFragments | null
  readonly #stops: (() => void)[] = []
  declare readonly parts: Set<LightPart>

  /**
   * @param own options of the page's script.
   * @param mount all that it passes, with its mount points and nonce.
   * @param fragments the page's fragments; `null` without fragments of this version.
   */
  constructor(own: Given<HostOptions>, mount: MountShellOptions, fragments: ServedFragments | null) {
    super({ ...fragments?.options, ...own }, { ...fragments?.options, ...fragments?.renderedFor })
    this.#own = own
    this.#mount = mount
    this.#fragments = fragments
  }

  get isRendering(): boolean {
    return this.#mounted !== undefined
  }

  get isServed(): boolean {
    return this.#fragments !== null
  }

  /**
   * Starts the fragments in containers; what differs from the page's options, or is missing, is rendered at once.
   *
   * @param onLeft called once all containers have left the document.
   */
  begin(containers: ReadonlyMap<Element, SlotName>, onLeft: () => void): void {
    const parts = [...containers].map(([container, name]) => {
      const part = new LightPart(this, name, container)
      if (part.element) this.#handedOver.push(markMounted(container))
      return part
    })
    const fragments = this.#fragments
    if (!fragments || this.servedFor === undefined || this.#isOther(fragments)) this.render()
    else if (this.given.documentLanguage !== false)
      this.#handedOver.push(keepDocumentLanguage(fragments.renderedFor.language))
    this.#stops.push(this.#followContainers([...containers.keys()], parts, onLeft))
    // The next page view: what it shows is not in the fragments. Unless a library is swapping them; Turbo says for how long.
    const renderNext = () => {
      if (this.#hasEnded || !fragments || this.#own.url !== undefined) return
      if (safeDocument.documentElement.ariaBusy === 'true') setTimeout(renderNext, 50)
      else if (isNextView(fragments) && parts.some(isConnected)) this.render()
    }
    this.#stops.push(subscribeLocation(() => setTimeout(renderNext)))
    this.start()
  }

  /** Returns whether the page's script, or its URL where nothing else names one, needs something else than the fragments show. */
  #isOther({ renderedFor }: ServedFragments): boolean {
    const now = { ...this.rendered, ...this.#own }
    return (
      isChanged(this.rendered, { ...now, user: publicUser(now.user) }) ||
      (this.given.url === undefined && currentUrl() !== renderedFor.url)
    )
  }

  /** Ends with the containers, and renders what the page has removed or morphed. */
  #followContainers(all: readonly Element[], parts: readonly LightPart[], onLeft: () => void): () => void {
    const containers = all.filter((container) => container.isConnected)
    let leaving: ReturnType<typeof setTimeout> | undefined
    const isGone = () => containers.length > 0 && !containers.some((container) => container.isConnected)
    const endIfGone = () => {
      leaving = undefined
      if (isGone()) onLeft()
    }
    const tree = watchTree(() => {
      // A library may insert them again a little later.
      if (isGone()) leaving ??= setTimeout(endIfGone)
      else if (this.#mounting) return
      else if (parts.some((part) => part.isMorphed || part.isRemoved)) {
        endRemoved(parts)
        this.render()
      } else for (const part of parts) part.restart()
    })
    for (const container of containers) tree.add(container, MOUNTED)
    return () => {
      tree.stop()
      clearTimeout(leaving)
    }
  }

  /** Applies changed options; others are kept. */
  change(changes: HostOptions): void {
    if (this.#hasEnded) return
    this.#own = { ...this.#own, ...changes }
    this.#changes = changes
    this.update({ ...this.#fragments?.options, ...this.#own })
  }

  load(): Promise<void> {
    this.#mounting ??= this.#mountFull()
    this.#mounting.catch(() => {
      this.#mounting = undefined
    })
    return this.#mounting
  }

  async #mountFull(): Promise<void> {
    await this.#loadScript('full')
    if (this.#hasEnded) return
    // Another page's since: what a visitor has opened in it ends, as where the full script was there before.
    for (const part of [...this.parts]) if (part.isMorphed) part.end()
    this.#handOver()
    this.#mounted = readFullScript().mountShell({ ...this.#mount, ...this.#own })
    await afterEffects()
    endRemoved(this.parts)
    for (const part of this.parts) part.state = 'hydrated'
  }

  #handOver(): void {
    for (const end of this.#handedOver.splice(0)) end()
  }

  protected forward(): void {
    this.#mounted?.update(this.#changes)
  }

  showUser(user: User | null): void {
    this.change({ user })
  }

  async loadBehavior(): Promise<Behavior> {
    return { startHeader, startTriggers }
  }

  /**
   * A page without effects, that shows what its server rendered for a visitor and a URL that it knew, loads no script for its
   * view: until its options change, or its hash, which the link to the other language has to keep.
   */
  protected override startPageView(): PageViewSchedule {
    const { attribution, registerServiceWorker, consent, data, refreshUser, url } = this.given
    const { servedFor = '' } = this
    if (
      attribution !== false ||
      registerServiceWorker !== false ||
      consent !== undefined ||
      refreshUser !== undefined ||
      // A season that is over is removed.
      (data?.theme === null && readStored('local', THEME_KEY) !== null) ||
      // Of a known page, without a user and a season. A guessed language has a mark.
      !servedFor.startsWith(`${safeDocument.documentElement.lang} `) ||
      !servedFor.endsWith(` ${NONE_MARK} ${NONE_MARK} ${url}`) ||
      window.location.hash !== '' ||
      safeDocument.cookie.includes(ONBOARDING_COOKIE)
    )
      return super.startPageView()
    const update = () => {
      super.end()
      this.start()
    }
    return { update, end: listen(window, 'hashchange', update) }
  }

  protected async loadPageView() {
    await this.#loadScript('pageView')
    // None if the script broke off: the call fails then, and the page has no page view.
    return readStartPageView() as StartPageView
  }

  #loadScript(name: ScriptName): Promise<void> {
    const { nonce, scriptBase = this.#fragments?.scriptBase } = this.#mount
    return loadScript(name, scriptBase, nonce)
  }

  override end(): void {
    this.#hasEnded = true
    for (const stop of this.#stops.splice(0)) stop()
    this.#handOver()
    this.#mounted?.unmount()
    for (const part of [...this.parts]) part.end()
    if (this.work) sharePageWork(null)
    super.end()
  }
}

const isConnected = ({ element }: LightPart): boolean | undefined => element?.isConnected

/** Ends what the parts do whose elements have left the page. Clicks in the others go on waiting for the full script. */
function endRemoved(parts: Iterable<LightPart>): void {
  for (const part of [...parts]) if (part.isRemoved) part.end()
}

const readFullScript = () => readScriptGlobal<{ mountShell: typeof mountShell }>()

/** Resolves once the effects of a render have run: the renderer starts them in a task after the next frame. */
const afterEffects = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    // No frame is painted in a hidden page.
    setTimeout(resolve, 100)
  })
