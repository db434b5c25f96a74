import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { rootOf } from '../browser/elements/elements.ts'
import { watchTree } from '../browser/elements/watchTree.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { readPageWork } from '../browser/pageView/pageWork.ts'
import { StylesContext } from '../components/roots/useRootStyles.ts'
import { type PreviousHtml, PreviousHtmlContext } from '../components/shared/PreviousHtmlContext.ts'
import type { HostOptions } from '../options/options.ts'
import { partOf, type ShownValue } from '../options/parts.ts'
import { type FirstShell, firstShell } from '../react/provider/firstShell.ts'
import { PageWorkContext } from '../react/provider/PageWorkContext.ts'
import { createSharedShell, ReadShell, WriteShell } from '../react/SharedShell.tsx'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { captureInteraction } from '../served/captureInteraction.ts'
import type { Given, Rendered } from '../served/ServedPage.ts'
import { type ClaimedContent, claimElement, isMarked, MOUNTED } from './claimElement.ts'
import type { SlotName } from './mountPointNames.ts'
import { idPrefix, MOUNT_POINTS, partOptions, providerProps } from './mountPoints.ts'
import { nextMountId } from './nextMountId.ts'
import { createTargetStyles, type TargetStyles } from './targetStyles.ts'
import { registerMount } from './unmountExisting.ts'

/** A shell whose components are mounted into elements of a page without React. */
export interface ShellMount {
  /** Mounts a component into an element. Returns a function that unmounts it and restores the element's content. */
  add(name: SlotName, element: Element, isServed: boolean): () => void
  /** Replaces all options. */
  set(given: Given<HostOptions>): void
  /** Unmounts all components and removes the shell's changes to the document. */
  end(): void
}

/** Callbacks of {@link createShellMount}. */
export interface MountListeners {
  /** Another shell has replaced the component in an element. */
  onReplaced(element: Element): void
  /** An element has left the document, and its component is unmounted. */
  onLeft(element: Element): void
  /** The page has changed the content of an element, which is about to be rendered again. */
  onChanged(): void
}

interface Part {
  readonly element: Element
  /** Whether the page has removed what is rendered, or made the element another page's. */
  readonly isBroken: () => boolean
  readonly render: () => void
  /** Renders again, into what the page has left. */
  readonly renew: () => void
  readonly remove: () => void
  /** Root of the element's tree when it was rendered. */
  tree: Document | ShadowRoot
  wasConnected: boolean
}

/** Number of times within a second that a component comes back: a page that goes on removing it wins. */
const MOST_RENEWALS = 10

/**
 * Creates a provider in its own root, and one root for each component: shared state wherever the components are on the
 * page. Styles are in one element of this shell in the head, or in the shadow root of the components.
 *
 * What the page does with the elements is followed: emptied or morphed, a component is rendered again; removed, it is
 * unmounted.
 *
 * @param readRendered returns the options of HTML that is hydrated: once, before what the page gives is shown in it.
 */
export function createShellMount(
  start: Given<HostOptions>,
  nonce: string | undefined,
  { onReplaced, onLeft, onChanged }: MountListeners,
  readRendered: () => Rendered<HostOptions> | null,
): ShellMount {
  let given = start
  const shared = createSharedShell()
  const parts = new Set<Part>()
  const styles = new Map<Document | ShadowRoot, TargetStyles>()
  const work = readPageWork()
  const provider = createRoot(safeDocument.createElement('div'))
  let leaving: ReturnType<typeof setTimeout> | undefined

  const render = () => {
    provider.render(
      <PageWorkContext.Provider value={work}>
        <ShellProvider {...providerProps(given)}>
          <WriteShell shared={shared} />
        </ShellProvider>
      </PageWorkContext.Provider>,
    )
  }
  flushSync(render)

  const stylesIn = (root: Document | ShadowRoot): TargetStyles => {
    const before = styles.get(root)
    if (before?.isConnected()) return before
    before?.remove()
    const added = createTargetStyles(root, nonce)
    styles.set(root, added)
    return added
  }
  /** Inserts the styles of the components that are left, instead of those of all that there were. */
  const renewStyles = (root: Document | ShadowRoot) => {
    const before = styles.get(root)
    styles.delete(root)
    flushSync(() => {
      for (const part of parts) if (part.tree === root) part.render()
    })
    before?.remove()
  }

  const removeLeft = () => {
    leaving = undefined
    for (const part of [...parts]) {
      if (!part.wasConnected || part.element.isConnected) continue
      part.remove()
      onLeft(part.element)
    }
  }
  const follow = () => {
    let isChanged = false
    for (const part of [...parts]) {
      const { element } = part
      if (element.isConnected) part.wasConnected = true
      // An element that is only moved stays mounted, also where a library inserts it a little later.
      else if (part.wasConnected) leaving ??= setTimeout(removeLeft)
      if (rootOf(element) !== part.tree && element.isConnected) {
        tree.add(element)
        flushSync(part.render)
      }
      if (!part.isBroken()) continue
      if (!isChanged) onChanged()
      isChanged = true
      // The change may have ended the shell.
      if (parts.has(part)) part.renew()
    }
    for (const [root, { isConnected }] of styles) if (!isConnected()) renewStyles(root)
  }
  const tree = watchTree(follow)

  return {
    add(name, element, isServed) {
      const Component = MOUNT_POINTS[name]
      const content = (rendered: Rendered<HostOptions> | null = null) => {
        part.tree = rootOf(element)
        return (
          <StylesContext.Provider value={stylesIn(part.tree)}>
            <PreviousHtmlContext.Provider value={previous}>
              <ReadShell shared={shared} first={rendered && shownFirst(name, rendered)}>
                <Component {...partOptions(name, rendered ?? given)} ref={setRendered} />
              </ReadShell>
            </PreviousHtmlContext.Provider>
          </StylesContext.Provider>
        )
      }
      // Hydrated ids are the server's; others must be unique among all shells on the page.
      const freshIds = () => ({ identifierPrefix: `${idPrefix(name)}${nextMountId()}-` })
      let root: Root
      let claimed: ClaimedContent
      const previous: PreviousHtml = {
        served: (selector) => claimed.served.querySelector(selector),
        shown: (selector) => element.querySelector(selector),
      }
      /** Its root, until the component itself removes it. */
      let rendered: Element | null = null
      const setRendered = (root: Element | null) => {
        rendered = root
      }
      let renewals: number[] = []
      const part: Part = {
        element,
        tree: rootOf(element),
        wasConnected: element.isConnected,
        isBroken: () => !isMarked(element) || (rendered !== null && !element.contains(rendered)),
        render: () => root.render(content()),
        renew() {
          const now = performance.now()
          renewals = [...renewals.filter((time) => now - time < 1000), now]
          if (renewals.length > MOST_RENEWALS) {
            part.remove()
            onLeft(element)
            return
          }
          flushSync(() => root.unmount())
          claimed = claimElement(element, false)
          root = createRoot(element, freshIds())
          flushSync(part.render)
        },
        remove() {
          if (!parts.delete(part)) return
          unregister()
          flushSync(() => root.unmount())
          claimed.restore()
          if ([...parts].some((other) => other.tree === part.tree)) renewStyles(part.tree)
          else {
            styles.get(part.tree)?.remove()
            styles.delete(part.tree)
          }
        },
      }
      claimed = claimElement(element, isServed)
      const ids = isServed ? { identifierPrefix: idPrefix(name) } : freshIds()
      // Around the whole page, a form leaves the fragments without theirs: what has no counterpart is rendered.
      const restoreVisitor = isServed ? captureInteraction(element, () => element) : undefined
      root = isServed ? hydrateRoot(element, content(readRendered()), ids) : createRoot(element, ids)
      restoreVisitor?.()
      parts.add(part)
      tree.add(element, MOUNTED)
      const unregister = registerMount(element, () => {
        part.remove()
        onReplaced(element)
      })
      // After hydration with what the page gives: equal output is not rendered twice.
      flushSync(part.render)
      return part.remove
    },
    set(all) {
      given = all
      flushSync(() => {
        render()
        for (const part of parts) part.render()
      })
    },
    end() {
      tree.stop()
      clearTimeout(leaving)
      for (const part of [...parts]) part.remove()
      flushSync(() => provider.unmount())
      for (const target of styles.values()) target.remove()
    },
  }
}

/** Returns the values that a component's HTML shows, as the server had them. */
function shownFirst(name: SlotName, rendered: Rendered<HostOptions>): Partial<FirstShell> {
  const shell = firstShell(providerProps(rendered))
  return Object.fromEntries(Object.entries(shell).filter(([key]) => partOf(name).shows.includes(key as ShownValue)))
}
