import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openModal } from '../../browser/dialog/openModal.ts'
import { onLeaveBeforeOpen } from '../../browser/disclosures/startDisclosures.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import { startPageWork } from '../../browser/pageView/pageWork.ts'
import { components } from '../../components/components.ts'
import { loadSearchPanels } from '../../components/Search/useSearchPanels.ts'
import { PartContext, type PartScope } from '../../components/shared/PartContext.ts'
import { NONE_MARK, type RenderedFor, themeMark, UNKNOWN_MARK, userMark } from '../../core/renderedFor.ts'
import { type PartName, partOf } from '../../options/parts.ts'
import { PageWorkContext } from '../../react/provider/PageWorkContext.ts'
import { createSharedShell, PublishShell, type SharedShell, WriteShell } from '../../react/SharedShell.tsx'
import { ShellContext, type ShellInternals } from '../../react/ShellContext.ts'
import { ShellProvider } from '../../react/ShellProvider.tsx'
import { sameValue } from '../../react/sameValue.ts'
import { useStore } from '../../react/useStore.ts'
import { captureInteraction } from '../../served/captureInteraction.ts'
import { replacement } from '../../served/replacement.ts'
import type { PageOptions, PartState, Rendered } from '../../served/ServedPage.ts'
import { readInputs } from '../../served/servedInputs.ts'
import type { FullProvider } from '../fullProvider.ts'
import type { Hydration, Island, IslandsHost } from '../Hydration.ts'
import { ensureStyles } from './ensureStyles.ts'
import { hydratePart } from './hydratePart.tsx'

/** The full provider, for pages that render in the browser from the start. */
export const fullProvider: FullProvider = { Provider: ShellProvider, Publish: PublishShell, createSharedShell }

/**
 * Starts hydration for a page: the provider in a separate root, with the server's values. `update()` of the result applies
 * the page's current ones.
 */
export async function startHydration(page: IslandsHost): Promise<Hydration> {
  // Beside the hydration of the header, after which the press comes again.
  if (safeDocument.querySelector(':is([role="search"]:is(:focus-within, :active), .shell-sheet[open])'))
    loadSearchPanels().catch(() => undefined)
  await ensureStyles()
  readInputs(page)
  if (page.inputs?.isStale) page.rendered = withServedValues(page.rendered, page.inputs.renderedFor)
  // HTML that React hydrates later is compared with nothing any more: it is rendered again.
  page.servedFor ??= ''
  if (page.shared) return createHydration(page, page.shared)
  const shared = createSharedShell()
  page.work ??= startPageWork(page.landing, page.landingEntry)
  const { work } = page
  const render = (props: PageOptions) => (
    <PageWorkContext.Provider value={work}>
      <ShellProvider {...props}>
        <WriteShell shared={shared} />
      </ShellProvider>
    </PageWorkContext.Provider>
  )
  const published = new Promise<void>((resolve) => {
    const stop = shared.subscribe(() => {
      stop()
      resolve()
    })
  })
  // Hydrated, although it renders no element: values known only to browsers must not precede the server's.
  const root = hydrateRoot(safeDocument.createElement('div'), render(page.rendered))
  await published
  return createHydration(page, shared, {
    update: () => root.render(render(page.given)),
    end: () => root.unmount(),
  })
}

/**
 * Returns the options that the server's HTML was rendered from: the page's, with the server's values where they differ. A user or a
 * theme that only the server had is in none of them.
 */
function withServedValues(options: Rendered, served: RenderedFor): Rendered {
  const { language, page, theme, user, data } = options
  const rendered: { -readonly [Name in keyof PageOptions]: PageOptions[Name] } = { ...options }
  if (language) rendered.language = served.language
  if (page) rendered.page = served.page
  if ((options.url ?? '') !== served.url) rendered.url = served.url || undefined
  if (userMark(user) !== served.user && served.user === UNKNOWN_MARK) rendered.user = undefined
  if (userMark(user) !== served.user && served.user === NONE_MARK) rendered.user = null
  if (themeMark(theme ?? data?.theme) !== served.theme && served.theme === NONE_MARK) {
    rendered.theme = null
    rendered.data = data && { ...data, theme: null }
  }
  return rendered
}

interface ProviderRoot {
  readonly update: () => void
  readonly end: () => void
}

/** Renders a page's components from a context that is already published. */
export function createHydration(page: IslandsHost, shared: SharedShell, provider?: ProviderRoot): Hydration {
  const first = shared.readFirst() as ShellInternals
  const roots = new Map<Island, { render: () => void; end: () => void }>()
  /** Elements as they were, of components whose content React has replaced as it hydrated them. */
  const replaced = new Map<Island, Element>()

  const renderIfChanged = (part: Island) => {
    const now = shared.read()
    if (now && isOutputChanged(part.name, first, now)) part.render()
  }
  const follow = () => {
    for (const part of partsOf(page)) renderIfChanged(part)
  }
  const stops = [shared.subscribe(follow)]
  // Changes made before the subscription.
  queueMicrotask(follow)

  /** Registers the side navigation, which is hydrated when it opens, for the header's button. */
  const addSideNav = (part: Island) => {
    const { element } = part
    if (part.name !== 'sideNav' || !element || part.isLive || part.tree) return
    const { sideNav } = first
    const dialog = element as HTMLDialogElement
    const forget = sideNav.register(dialog.id, dialog.open)
    const stops = new Set<() => void>()
    // One owner: who closes what a visitor has opened closes it here, also before it is rendered.
    if (dialog.open) {
      const close = openModal(dialog, { onClose: sideNav.close })
      stops.add(sideNav.subscribe(() => sideNav.read().isOpen || close()))
    }
    const open = () => {
      if (!sideNav.read().isOpen) return
      const stop = part.isLive || dialog.open ? nothing : onLeaveBeforeOpen(dialog, sideNav.close)
      stops.add(stop)
      part.activate().then(stop, stop)
    }
    open()
    stops.add(sideNav.subscribe(open))
    part.cleanups.add(() => {
      for (const stop of stops) stop()
      if (part.state !== 'hydrated') forget()
    })
  }
  for (const part of partsOf(page)) addSideNav(part)

  const hydrate = (part: Island, element: HTMLElement): void => {
    const end = () => {
      if (!roots.delete(part)) return
      replaced.delete(part)
      unmount()
    }
    // Also as it is hydrated: React may render the page with it, which may leave it out.
    part.cleanups.add(() => queueMicrotask(end))
    const onReplaced = (before: Element) => void replaced.set(part, before)
    const { render, unmount } = hydratePart({ part, element, shared, first, onReplaced })
    roots.set(part, { render, end })
  }

  return {
    components,
    shared,
    PageTree,
    add(part) {
      addSideNav(part)
      // React may hydrate a boundary only after a change.
      renderIfChanged(part)
    },
    replacementOf(part, element) {
      const before = part.tree ? part.element : replaced.get(part)
      const now = before && safeDocument.querySelector(`[data-shell-id="${part.id}"]`)
      return now ? replacement(element, before, now) : null
    },
    async activate(part) {
      const { element } = part
      if (element && !roots.has(part) && !part.isPageTree) {
        hydrate(part, element)
        // Read anew: React may have hidden the component meanwhile.
        if ((part.state as PartState) === 'hidden') return
        if (!part.isPageTree) {
          part.state = 'hydrated'
          if (part.props !== part.rendered) roots.get(part)?.render()
          return
        }
      }
      const root = roots.get(part)
      const { sideNav } = first
      let isReopened = root !== undefined && part.name === 'sideNav' && sideNav.read().isOpen
      const stopWaiting =
        isReopened && element
          ? onLeaveBeforeOpen(element, () => {
              isReopened = false
            })
          : undefined
      if (root) part.restore = captureInteraction(element as HTMLElement)
      root?.end()
      await new Promise<void>((resolve) => {
        part.onTree = () => {
          part.state = 'inPageTree'
          resolve()
        }
        part.tree = this
        const render = () => part.setTree?.(this)
        // The server's HTML stays until page nodes have loaded, as in hydration.
        if (root) render()
        else startTransition(render)
      })
      stopWaiting?.()
      if (isReopened) sideNav.open()
    },
    updatePart: (part) => roots.get(part)?.render(),
    update: () => provider?.update(),
    end() {
      for (const stop of stops) stop()
      provider?.end()
    },
  }
}

const nothing = (): void => undefined

const partsOf = (page: IslandsHost): Island[] => [...page.parts] as Island[]

/** Returns whether a component's output would change, by content: pages and the provider recreate objects. */
function isOutputChanged(name: PartName, before: ShellInternals, now: ShellInternals): boolean {
  return partOf(name).shows.some((value) => !sameValue(before[value], now[value]))
}

/** Renders a component in the page's tree, with the shell's context and the server's ids. */
function PageTree({ part, shared, children }: { part: Island; shared: SharedShell; children: ReactNode }) {
  const outer = useContext(ShellContext)
  const own = useStore(shared.subscribe, shared.read)
  const scope = useMemo<PartScope>(
    () => ({ id: part.id, hasRoot: false, isFree: true, renderedFor: part.servedFor }),
    [part],
  )
  const [restore] = useState(() => {
    const { restore, element } = part
    return restore ?? (element?.isConnected ? captureInteraction(element) : undefined)
  })
  const isRestored = useRef(false)
  useLayoutEffect(() => {
    // What React hides and shows again has the visitor's newer text.
    if (!isRestored.current) restore?.()
    isRestored.current = true
  }, [restore])
  useEffect(() => part.onTree?.())
  return (
    <ShellContext.Provider value={outer ?? own}>
      <PartContext.Provider value={scope}>{children}</PartContext.Provider>
    </ShellContext.Provider>
  )
}
