import { Component, type ReactNode } from 'react'
import { ShellContext } from '../../react/ShellContext.ts'

interface PartBoundaryProps {
  /** Name of the component in the log. */
  name: string
  children: ReactNode
}

/**
 * Error boundary of a component: one that throws while rendering is removed, and the rest of the page stays. Renders no
 * element. Outside of a provider the error is rethrown for the page to handle.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failure: { readonly error: unknown } | null }> {
  static override contextType = ShellContext
  declare context: React.ContextType<typeof ShellContext>

  override state: { failure: { readonly error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
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
