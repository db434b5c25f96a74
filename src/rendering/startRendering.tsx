import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { startPageWork } from '../browser/pageView/pageWork.ts'
// Imported for the bundle alone: a header's menus and what the renderer shares with them are then one file.
import '../islands/startHeader.ts'
import type { FullProvider } from '../islands/fullProvider.ts'
import type { IslandPart } from '../islands/IslandPart.ts'
import type { IslandsStore, PageProps } from '../islands/IslandsStore.ts'
import type { Rendering } from '../islands/loadRendering.ts'
import { checkServed } from '../islands/runPageView.ts'
import { PageWorkContext } from '../react/provider/PageWorkContext.ts'
import { createSharedShell, PublishShell, type SharedShell, WriteShell } from '../react/SharedShell.tsx'
import type { ShellInternals } from '../react/ShellContext.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { captureVisitor } from './captureVisitor.ts'
import { components, isOutputChanged } from './components.ts'
import { counterpart } from './counterpart.ts'
import { ensureStyles } from './ensureStyles.ts'
import { hydratePart } from './hydratePart.tsx'
import { PageTree } from './PageTree.tsx'

/** The full provider, for pages that render in the browser from the start. */
export const fullProvider: FullProvider = { Provider: ShellProvider, Publish: PublishShell, createSharedShell }

/**
 * Starts rendering for a page: the provider in a separate root, with the server's values. `update()` of the result applies the
 * page's current ones.
 */
export async function startRendering(store: IslandsStore): Promise<Rendering> {
  await ensureStyles()
  checkServed(store)
  // HTML that React hydrates later is compared with nothing any more: it is rendered again.
  store.servedFor ??= ''
  if (store.shared) return createRendering(store, store.shared)
  const shared = createSharedShell()
  store.work ??= startPageWork(store.landing)
  const { work } = store
  const render = (props: PageProps) => (
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
  const root = hydrateRoot(document.createElement('div'), render(store.first))
  await published
  return createRendering(store, shared, {
    update: () => root.render(render(store.props)),
    end: () => root.unmount(),
  })
}

interface ProviderRoot {
  readonly update: () => void
  readonly end: () => void
}

/** Renders a page's components from a context that is already published. */
export function createRendering(store: IslandsStore, shared: SharedShell, provider?: ProviderRoot): Rendering {
  const first = shared.readFirst() as ShellInternals
  const roots = new Map<IslandPart, { render: () => void; end: () => void }>()
  /** Elements as they were, of components whose content React has replaced as it hydrated them. */
  const replaced = new Map<IslandPart, Element>()

  const renderIfChanged = (part: IslandPart) => {
    const now = shared.read()
    if (now && part.tag !== undefined && isOutputChanged(part.name, first, now)) part.render()
  }
  const follow = () => {
    for (const part of store.parts) renderIfChanged(part)
  }
  const stops = [shared.subscribe(follow)]
  // Changes made before the subscription.
  queueMicrotask(follow)

  /** Registers the side navigation, which is hydrated when it opens, for the header's button. */
  const addSideNav = (part: IslandPart) => {
    const { element } = part
    if (part.name !== 'sideNav' || !element || part.isLive || part.isInTree) return
    const { sideNav } = first
    const forget = sideNav.register(element.id)
    const open = () => {
      if (sideNav.read().isOpen) part.render()
    }
    const stop = sideNav.subscribe(open)
    part.cleanups.add(() => {
      stop()
      if (!part.isLive) forget()
    })
  }
  for (const part of store.parts) addSideNav(part)

  /** Hydrates a component in its element. Resolves once it handles events. */
  const hydrate = (part: IslandPart, element: HTMLElement): Promise<void> => {
    const onReplaced = (before: Element) => void replaced.set(part, before)
    const { hydrated, render, unmount } = hydratePart({ part, element, shared, first, onReplaced })
    const end = () => {
      if (!roots.delete(part)) return
      replaced.delete(part)
      unmount()
    }
    roots.set(part, { render, end })
    // React reports an error to the page if a root ends before it has hydrated.
    part.cleanups.add(() => void hydrated.then(end))
    return hydrated
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
    current(part, element) {
      const before = part.isInTree ? part.element : replaced.get(part)
      const now = before && document.querySelector(`[data-shell-id="${part.id}"]`)
      return now ? counterpart(element, before, now) : null
    },
    async activate(part) {
      const { element } = part
      if (element && !roots.has(part) && !part.isPageTree()) {
        await hydrate(part, element)
        if (part.hasEnded) return
        if (!part.isPageTree()) {
          part.isLive = true
          if (part.props !== part.first) roots.get(part)?.render()
          return
        }
      }
      const root = roots.get(part)
      const { sideNav } = first
      const wasOpen = root !== undefined && part.name === 'sideNav' && sideNav.read().isOpen
      if (root) part.carry = captureVisitor(element as HTMLElement)
      root?.end()
      await new Promise<void>((resolve) => {
        part.onTree = resolve
        part.tree = this
        const render = () => part.setTree?.(this)
        // The server's HTML stays until page nodes have loaded, as in hydration.
        if (root) render()
        else startTransition(render)
      })
      if (wasOpen) sideNav.open()
    },
    updatePart: (part) => roots.get(part)?.render(),
    update: () => provider?.update(),
    end() {
      for (const stop of stops) stop()
      provider?.end()
    },
  }
}
