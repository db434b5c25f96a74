import { type ReactNode, useContext, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { components } from '../../components/components.ts'
import { type KeptProps, PartContext, type PartRootProps, type PartScope } from '../../components/shared/PartContext.ts'
import type { SharedShell } from '../../react/SharedShell.tsx'
import { ShellContext, type ShellInternals } from '../../react/ShellContext.ts'
import { useStore } from '../../react/useStore.ts'
import { captureInteraction } from '../../served/captureInteraction.ts'
import type { Island, PartProps } from '../Hydration.ts'

interface HydrateOptions {
  readonly part: Island
  /** The server's element. */
  readonly element: HTMLElement
  readonly shared: SharedShell
  /** Values that the server rendered it with. */
  readonly first: ShellInternals
  /** Called with the element as it was, if React has replaced its content. */
  readonly onReplaced: (before: Element) => void
}

interface HydratedRoot {
  /** Renders the component's current props. */
  readonly render: () => void
  /** Ends the root. What it shows stays. */
  readonly unmount: () => void
}

/**
 * Hydrates a component in the server's element, first with the props and values that the server had. In one go: in an element that
 * a page has rendered, React stops each key and press until it has hydrated, and the page does not hear them.
 */
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
  const tree = (props: PartProps) => (
    <HydratedPart {...{ part, element, shared, first }} onCommit={restoreIfReplaced}>
      <Component {...props} />
    </HydratedPart>
  )
  // In development React reports each root whose element has the page's `dangerouslySetInnerHTML`, unless it has already.
  if (process.env.NODE_ENV !== 'production') Object.assign(element, { __reactWarnedAboutChildrenConflict: true })
  const root = flushSync(() =>
    hydrateRoot(element, tree(part.rendered), {
      identifierPrefix: `${part.id}-`,
      // HTML that is not the server's any more, after a minifier or an extension: React renders it again.
      onRecoverableError: (error) => first.callOptions().logger?.debug(renderedAgain(part.name, error)),
    }),
  )
  return {
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
  readonly children: ReactNode
}

/** Renders a component in the server's element, first with the server's values. */
function HydratedPart({ part, element, shared, first, onCommit, children }: HydratedPartProps) {
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
  return (
    <ShellContext.Provider value={value}>
      <PartContext.Provider value={scope}>{children}</PartContext.Provider>
    </ShellContext.Provider>
  )
}

/** Elements whose component is hydrated in them. */
const hydrated = new WeakSet<Element>()

/** Attributes set by the component; all others belong to the page and the server. */
const OWN_ATTRIBUTE = /^(?:data-|aria-|id$|lang$|href$|role$)/

/**
 * Uses the server's element as the root of its hydrated component. If the component later renders another root, or
 * none, it is rendered inside of that element, which then has no box.
 */
function ServerRoot({ styledRoot: Styled, attributes, rootRef, children }: PartRootProps) {
  const scope = useContext(PartContext)
  const element = scope?.element ?? null
  const [isPreserved] = useState(() => element !== null && !hydrated.has(element))
  if (!element || !isPreserved)
    return (
      <Styled {...attributes} ref={rootRef} data-shell-id={scope?.id}>
        {children}
      </Styled>
    )
  return (
    <PreservedElement element={element} attributes={attributes} rootRef={rootRef}>
      {children}
    </PreservedElement>
  )
}

function PreservedElement({
  element,
  attributes,
  rootRef,
  children,
}: Pick<PartRootProps, 'attributes' | 'rootRef' | 'children'> & { element: HTMLElement }) {
  // Set once, as for an element that React renders: effects inside run while a ref is set anew.
  useImperativeHandle<HTMLElement, HTMLElement>(rootRef, () => element, [element])
  useLayoutEffect(() => {
    hydrated.add(element)
    return () => removeBox(element)
  }, [element])
  const before = useRef<PartRootProps['attributes'] | null>(null)
  useLayoutEffect(() => {
    for (const name of new Set([...Object.keys(before.current ?? {}), ...Object.keys(attributes)])) {
      const value = attributes[name]
      // At first what is there counts: it is older than what is rendered where the hydration has failed.
      const isCurrent = before.current
        ? // Missing where the page has stopped to pass its own: the component's is used again.
          value === before.current[name] && element.hasAttribute(name)
        : element.getAttribute(name) === (value == null ? null : String(value))
      if (OWN_ATTRIBUTE.test(name) && !isCurrent) setAttribute(element, name, value)
    }
    before.current = attributes
  })
  return children
}

/** Shows earlier HTML in the server's element: its component has failed to render. */
function KeptContent({ copy }: KeptProps) {
  const element = useContext(PartContext)?.element
  useLayoutEffect(() => {
    if (!element) return undefined
    for (const { name } of [...element.attributes]) if (!copy.hasAttribute(name)) element.removeAttribute(name)
    for (const { name, value } of copy.attributes) element.setAttribute(name, value)
    element.replaceChildren(...copy.cloneNode(true).childNodes)
    hydrated.delete(element)
    return () => element.replaceChildren()
  }, [element, copy])
  return null
}

function setAttribute(element: Element, name: string, value: unknown): void {
  if (value === undefined || value === null) element.removeAttribute(name)
  else element.setAttribute(name, String(value))
}

/** Removes box, name and role of an element whose component renders another root in it, or none. */
function removeBox(element: HTMLElement): void {
  for (const { name } of [...element.attributes]) if (name !== 'data-shell-id') element.removeAttribute(name)
  element.setAttribute('role', 'none')
  element.style.display = 'contents'
}
