import {
  Component,
  type ComponentType,
  createElement,
  Fragment,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { makePlain } from '../../browser/elements/plainCopy.ts'
import { isSupportedBrowser } from '../../browser/page/isSupportedBrowser.ts'
import { ShellContext, type ShellInternals } from '../../react/ShellContext.ts'
import { type KeptProps, PartContext } from './PartContext.ts'
import { PreviousHtmlContext } from './PreviousHtmlContext.ts'

interface PartBoundaryProps {
  /** Name of the component in the log. */
  name: string
  /** Selector of its only root element, within the component around it. @default the root of that component */
  root?: string
  /** Attributes that its root has although it failed: the state of what is around it. @default none */
  keptState?: Readonly<Record<string, unknown>>
  children: ReactNode
}

/** Number of times that a boundary renders again at once, on each URL, after its elements were removed by others. */
const MOST_RENEWALS = 3

/**
 * Error boundary of a component. One that throws while rendering keeps the HTML that was there, from the server or from its last
 * render, as plain HTML, and is tried again when the URL changes. Without earlier HTML it shows nothing. The rest of the
 * page stays. Outside of a provider the error is rethrown for the page to handle.
 *
 * A component whose elements others have removed or moved, as translators and extensions do, is rendered again at once.
 *
 * In browsers that are not supported, the server's HTML stays.
 */
export function PartBoundary({ root, ...rest }: PartBoundaryProps) {
  const shell = useContext(ShellContext)
  const scope = useContext(PartContext)
  const html = useContext(PreviousHtmlContext)
  const within = (owner: string) => (root ? `${owner} ${root}` : owner)
  const byId = within(`[data-shell-id="${scope?.id}"]`)
  const [unsupported] = useState(() => (root || isSupportedBrowser() ? null : html.served(byId)))
  if (unsupported) return <KeptElement copy={unsupported} />
  const InPlace = root ? undefined : scope?.Kept
  return (
    <Boundary
      {...rest}
      shell={shell}
      id={root ? undefined : scope?.id}
      previous={(wasShown) => {
        const find = wasShown ? html.shown : html.served
        return find(byId) ?? unlessMounted(find(within(`[data-shell="${scope?.name}"]`)))
      }}
      Kept={InPlace ?? KeptElement}
    />
  )
}

/** Ids of the components that are on the page and have not failed. */
const mounted = new Set<string>()

/**
 * Returns the element, unless it is of another component. After an error of any part, React renders the whole page again, with
 * other ids: the server's HTML is found by its component's name.
 */
const unlessMounted = (element: Element | null): Element | null =>
  mounted.has(element?.closest('[data-shell-id]')?.getAttribute('data-shell-id') ?? '') ? null : element

interface BoundaryProps extends Omit<PartBoundaryProps, 'root'> {
  shell: ShellInternals | null
  /** Id of the component, if its root is the boundary's. */
  id: string | undefined
  /** Returns the root element that is to be kept. */
  previous: (wasShown: boolean) => Element | null
  Kept: ComponentType<KeptProps>
}

interface BoundaryState {
  failure: { readonly error: unknown } | null
  /** Number of the children's current mount. */
  renewal: number
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null, renewal: 0 }
  /** URL of the page that it failed on. */
  #url: string | undefined
  #renewals = 0
  #wasShown = false
  /** Whether it has failed in a render that is not over yet: some renderers go on without the part first. */
  #isFailing = false
  #kept: { readonly failure: object; readonly copy: Element | null } | undefined

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidMount() {
    this.#noteShown()
  }

  override componentDidUpdate(_props: BoundaryProps, before: BoundaryState) {
    const { failure } = this.state
    if (failure && failure === before.failure && this.props.shell?.url !== this.#url) this.setState({ failure: null })
    this.#noteShown()
  }

  override componentWillUnmount() {
    mounted.delete(this.props.id ?? '')
  }

  #noteShown() {
    const isShown = this.state.failure === null && !this.#isFailing
    this.#wasShown ||= isShown
    this.#isFailing = false
    const { id } = this.props
    if (id !== undefined && isShown) mounted.add(id)
  }

  override componentDidCatch(error: unknown) {
    const { shell, name } = this.props
    this.#isFailing = this.state.failure === null
    if (shell?.url !== this.#url) this.#renewals = 0
    this.#url = shell?.url ?? ''
    if (isOfRemovedNode(error) && this.#renewals < MOST_RENEWALS) {
      this.#renewals += 1
      this.setState(({ renewal }) => ({ failure: null, renewal: renewal + 1 }))
      return
    }
    shell
      ?.callOptions()
      .logger?.error(
        `[@jobsite/shell] The ${name} failed to render and keeps the HTML that it had: ${error} (code: part-failed)`,
      )
  }

  override render() {
    const { failure, renewal } = this.state
    const { children, shell, previous, Kept, keptState } = this.props
    if (failure === null) return <Fragment key={renewal}>{children}</Fragment>
    if (!shell) throw failure.error
    if (this.#kept?.failure !== failure) {
      // What is on the page is copied before this render replaces it.
      const copy = previous(this.#wasShown)?.cloneNode(true) as Element | undefined
      if (copy) makePlain(copy)
      this.#kept = { failure, copy: copy ?? null }
    }
    const { copy } = this.#kept
    return copy && <Kept copy={copy} state={keptState} />
  }
}

/** Returns whether an error says that an element's parent is another one than the renderer's. */
const isOfRemovedNode = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotFoundError'

/** An element as it was, with its content. */
function KeptElement({ copy, state }: KeptProps) {
  const ref = useRef<Element>(null)
  const html = useMemo(() => ({ __html: copy.innerHTML }), [copy])
  useLayoutEffect(() => {
    for (const { name, value } of copy.attributes) ref.current?.setAttribute(name, value)
  }, [copy])
  return createElement(copy.localName, {
    ...state,
    ref,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: html,
  })
}
