import { type ComponentType, type Context, createContext, type ReactNode, type Ref, useContext } from 'react'

/** Props of a component that renders a root element: the element's props, its tag, and the styled root. */
export interface PartRootProps {
  readonly styledRoot: ComponentType<Record<string, unknown>>
  readonly attributes: Record<string, unknown>
  readonly rootRef: Ref<HTMLElement>
  readonly children: ReactNode
}

/** Props of a component that shows the HTML of an earlier render. */
export interface KeptProps {
  /** Copy of the root element. */
  readonly copy: Element
  /** Attributes that the root has now. @default none */
  readonly state?: Readonly<Record<string, unknown>> | undefined
}

/** Scope of the component that contains an element. */
export interface PartScope {
  /** Prefix of its element ids, rendered as `data-shell-id` on its root. Equal on server and client. */
  readonly id: string
  /** Its name, as in `data-shell` of its root. @default unknown */
  readonly name?: string | undefined
  /** Whether its root element is already rendered above. */
  readonly hasRoot: boolean
  /**
   * Component that renders the root instead of the styled root, where the server's element is preserved. @default the
   * styled root
   */
  readonly root?: ComponentType<PartRootProps> | undefined
  /** Component that shows earlier HTML in `element` once the component has failed. @default a new element */
  readonly Kept?: ComponentType<KeptProps> | undefined
  /** The server's element used as its root. */
  readonly element?: HTMLElement | undefined
  /** Key of the user and language that the first render used, rendered as `data-shell-for` on the root. */
  readonly renderedFor?: string | undefined
  /** Whether the scope is unclaimed: the first component below claims it. */
  readonly isFree?: boolean | undefined
}

/** The innermost component; `null` outside of all, and in slots. */
export const PartContext: Context<PartScope | null> = createContext<PartScope | null>(null)

/**
 * Returns an element id within the current component. Derived from the component's id and the name alone, so that a
 * component hydrated on its own gets the server's ids.
 *
 * @param name unique within the component.
 */
export function usePartId(name: string): string {
  return `${useContext(PartContext)?.id ?? 'shell'}-${name}`
}
