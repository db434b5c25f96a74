import { Component, type ReactNode } from 'react'
import { ShellContext } from '../../react/ShellContext.ts'

interface PartBoundaryProps {
  /** Name of the component in the log. */
  name: string
  children: ReactNode
}

interface PartBoundaryState {
  failure: { readonly error: unknown } | null
}

/**
 * Error boundary of a component: one that throws while rendering is removed until the URL changes, and the rest of the
 * page stays. Renders no element. Outside of a provider the error is rethrown for the page to handle.
 */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  static override contextType = ShellContext
  declare context: React.ContextType<typeof ShellContext>

  override state: PartBoundaryState = { failure: null }
  /** URL of the page that it failed on. */
  #url: string | undefined

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidUpdate(_props: PartBoundaryProps, before: PartBoundaryState) {
    const { failure } = this.state
    if (failure && failure === before.failure && this.context?.url !== this.#url) this.setState({ failure: null })
  }

  override componentDidCatch(error: unknown) {
    this.#url = this.context?.url
    this.context
      ?.callOptions()
      .logger?.error(
        `[@jobsite/shell] The ${this.props.name} failed to render and is removed: ${error} (code: part-failed)`,
      )
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (this.context) return null
    throw failure.error
  }
}
