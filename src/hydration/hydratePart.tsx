import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { components } from '../components/components.ts'
import { PartContext, type PartScope } from '../components/shared/PartContext.ts'
import type { IslandPart, PartProps } from '../islands/IslandPart.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import { ShellContext, type ShellInternals } from '../react/ShellContext.ts'
import { useStore } from '../react/useStore.ts'
import { captureInteraction } from '../served/captureInteraction.ts'
import { KeptContent, ServerRoot } from './ServerRoot.tsx'

interface HydrateOptions {
  readonly part: IslandPart
  /** The server's element. */
  readonly element: HTMLElement
  readonly shared: SharedShell
  /** Values that the server rendered it with. */
  readonly first: ShellInternals
  /** Called with the element as it was, if React has replaced its content. */
  readonly onReplaced: (before: Element) => void
}

interface HydratedRoot {
  /** Resolves once the component handles events. */
  readonly hydrated: Promise<void>
  /** Renders the component's current props. */
  readonly render: () => void
  /** Ends the root. What it shows stays. */
  readonly unmount: () => void
}

/** Hydrates a component in the server's element, first with the props and values that the server had. */
export function hydratePart({ part, element, shared, first, onReplaced }: HydrateOptions): HydratedRoot {
  const Component = components[part.name]
  const served = [...element.childNodes]
  const restoreIfReplaced = (restore: () => void) => {
    if (served.some((node) => node.parentNode === element)) return
    const before = element.cloneNode(false) as Element
    before.append(...served)
    onReplaced(before)
    restore()
  }
  let onHydrated: () => void = () => undefined
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  const tree = (props: PartProps) => (
    <HydratedPart {...{ part, element, shared, first, onHydrated }} onCommit={restoreIfReplaced}>
      <Component {...props} />
    </HydratedPart>
  )
  // In development React reports each root whose element has the page's `dangerouslySetInnerHTML`, unless it has already.
  if (process.env.NODE_ENV !== 'production') Object.assign(element, { __reactWarnedAboutChildrenConflict: true })
  const root = hydrateRoot(element, tree(part.rendered), {
    identifierPrefix: `${part.id}-`,
    // HTML that is not the server's any more, after a minifier or an extension: React renders it again.
    onRecoverableError: (error) => first.callOptions().logger?.debug(renderedAgain(part.name, error)),
  })
  return {
    hydrated,
    render: () => root.render(tree(part.props)),
    unmount() {
      const shown = element.isConnected && element.cloneNode(true)
      root.unmount()
      // React has hidden it, and may show it again; or the page's tree renders it next.
      if (shown instanceof Element) {
        for (const { name, value } of shown.attributes) element.setAttribute(name, value)
        element.replaceChildren(...shown.childNodes)
      }
    },
  }
}

const renderedAgain = (name: string, error: unknown): string =>
  `[@jobsite/shell] The HTML of the component ${name} was changed before it was hydrated, or it failed. It is rendered again: ${error} (code: html-changed)`

interface HydratedPartProps extends Omit<HydrateOptions, 'onReplaced'> {
  /** Called before it is painted, with a function that restores what the visitor has done in it. */
  readonly onCommit: (restore: () => void) => void
  readonly onHydrated: () => void
  readonly children: ReactNode
}

/** Renders a component in the server's element, first with the server's values. */
function HydratedPart({ part, element, shared, first, onCommit, onHydrated, children }: HydratedPartProps) {
  const current = useStore(shared.subscribe, shared.read, () => first)
  // Links need the page's contexts: until the page's tree renders the component, its links are plain.
  const value = useMemo(() => (current?.linkComponent ? { ...current, linkComponent: undefined } : current), [current])
  const scope = useMemo<PartScope>(
    () => ({
      id: part.id,
      hasRoot: false,
      isFree: true,
      renderedFor: part.servedFor,
      root: ServerRoot,
      Kept: KeptContent,
      element,
    }),
    [part, element],
  )
  // As late as possible: React replaces HTML that a translator or an extension has changed, right after this render.
  const [restore] = useState(() => captureInteraction(element))
  useLayoutEffect(() => onCommit(restore), [onCommit, restore])
  useEffect(onHydrated, [onHydrated])
  return (
    <ShellContext.Provider value={value}>
      <PartContext.Provider value={scope}>{children}</PartContext.Provider>
    </ShellContext.Provider>
  )
}
