import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { StyleSheetManager } from 'styled-components'
import { rootOf } from '../browser/elements/rootOf.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { readPageWork } from '../browser/pageView/sharedPageWork.ts'
import { PageWorkContext } from '../react/provider/PageWorkContext.ts'
import { createSharedShell, ReadShell, WriteShell } from '../react/SharedShell.tsx'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { captureInteraction } from '../served/captureInteraction.ts'
import { claimElement } from './claimElement.ts'
import type { SlotName } from './mountPointNames.ts'
import { type HostOptions, idPrefix, MOUNT_POINTS, partOptions, providerProps } from './mountPoints.ts'
import { nextMountId } from './nextMountId.ts'
import { registerMount } from './unmountExisting.ts'

/** A shell whose components are mounted into elements of a page without React. */
export interface ShellMount {
  /** Mounts a component into an element. Returns a function that unmounts it and restores the element's content. */
  add(name: SlotName, element: Element, isServed: boolean): () => void
  /** Updates options; other options are kept. */
  update(options: HostOptions): void
  /** Unmounts all components and removes the shell's changes to the document. */
  end(): void
}

interface Part {
  readonly root: Root
  readonly render: () => void
  readonly remove: () => void
}

/**
 * Creates a provider in its own root, and one root for each component: shared state wherever the components are on the
 * page. Styles are in an element of this shell in the head, or in the shadow root of the component, and are removed with it.
 *
 * @param onReplaced called when another shell has replaced the component in an element, and whether it was the last one.
 */
export function createShellMount(
  start: HostOptions,
  nonce: string | undefined,
  onReplaced: (element: Element, isLast: boolean) => void,
): ShellMount {
  let options = start
  const shared = createSharedShell()
  const parts = new Set<Part>()
  const styles = new Map<Document | ShadowRoot, HTMLElement>()
  const work = readPageWork()
  const provider = createRoot(safeDocument.createElement('div'))

  const render = () => {
    provider.render(
      <PageWorkContext.Provider value={work}>
        <ShellProvider {...providerProps(options)}>
          <WriteShell shared={shared} />
        </ShellProvider>
      </PageWorkContext.Provider>,
    )
  }
  flushSync(render)

  const stylesIn = (root: Document | ShadowRoot): HTMLElement => {
    const before = styles.get(root)
    // Libraries that replace pages remove from the head what the new page does not have.
    if (before?.isConnected) return before
    const element = safeDocument.createElement('shell-styles')
    // In a shadow root it would be an item of a flex container or a grid.
    element.style.display = 'none'
    const target = root instanceof ShadowRoot ? root : root.head
    target.append(element)
    styles.set(root, element)
    return element
  }

  return {
    add(name, element, isServed) {
      const Component = MOUNT_POINTS[name]
      const target = stylesIn(rootOf(element))
      const tree = () => (
        <StyleSheetManager target={target} nonce={nonce}>
          <ReadShell shared={shared}>
            <Component {...partOptions(name, options)} />
          </ReadShell>
        </StyleSheetManager>
      )
      const restore = claimElement(element, isServed)
      // Hydrated ids are the server's; others must be unique among all shells on the page.
      const ids = { identifierPrefix: isServed ? idPrefix(name) : `${idPrefix(name)}${nextMountId()}-` }
      // Around the whole page, a form leaves the fragments without theirs: what has no counterpart is rendered.
      const restoreVisitor = isServed ? captureInteraction(element, () => element) : undefined
      const root = isServed ? hydrateRoot(element, tree(), ids) : createRoot(element, ids)
      restoreVisitor?.()
      const part: Part = {
        root,
        render: () => root.render(tree()),
        remove() {
          if (!parts.delete(part)) return
          unregister()
          flushSync(() => root.unmount())
          restore()
        },
      }
      parts.add(part)
      const unregister = registerMount(element, () => {
        part.remove()
        onReplaced(element, parts.size === 0)
      })
      if (!isServed) flushSync(part.render)
      return part.remove
    },
    update(changes) {
      options = { ...options, ...changes }
      flushSync(() => {
        render()
        for (const part of parts) part.render()
      })
    },
    end() {
      for (const part of [...parts]) part.remove()
      flushSync(() => provider.unmount())
      for (const element of styles.values()) element.remove()
    },
  }
}
