import { useContext, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { type KeptProps, PartContext, type PartRootProps } from '../components/shared/PartContext.ts'

/** Elements whose component is hydrated in them. */
const hydrated = new WeakSet<Element>()

/** Elements that have shown earlier HTML: their attributes are those of that time. */
const outdated = new WeakSet<Element>()

/** Attributes set by the component; all others belong to the page and the server. */
const OWN_ATTRIBUTE = /^(?:data-|aria-|id$|lang$|href$|role$)/

/**
 * Uses the server's element as the root of its hydrated component. If the component later renders another root, or
 * none, it is rendered inside of that element, which then has no box.
 */
export function ServerRoot({ styledRoot: Styled, attributes, rootRef, children }: PartRootProps) {
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
  const before = useRef(outdated.has(element) ? {} : attributes)
  useLayoutEffect(() => {
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(attributes)])) {
      const value = attributes[name]
      // Missing where the page has stopped to pass its own: the component's is used again.
      const isCurrent = value === before.current[name] && element.hasAttribute(name)
      if (OWN_ATTRIBUTE.test(name) && !isCurrent) setAttribute(element, name, value)
    }
    before.current = attributes
  })
  return children
}

/** Shows earlier HTML in the server's element: its component has failed to render. */
export function KeptContent({ copy }: KeptProps) {
  const element = useContext(PartContext)?.element
  useLayoutEffect(() => {
    if (!element) return undefined
    for (const { name } of [...element.attributes]) if (!copy.hasAttribute(name)) element.removeAttribute(name)
    for (const { name, value } of copy.attributes) element.setAttribute(name, value)
    element.replaceChildren(...copy.cloneNode(true).childNodes)
    hydrated.delete(element)
    outdated.add(element)
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
