import { Component, type ReactNode } from 'react'
import { ShellContext } from '../../react/ShellContext.ts'

interface RegionProps {
  /** What the region is, for the log. */
  name: string
  children: ReactNode
}

/**
 * Keeps a fault to itself: a region whose rendering throws is left out, and the rest of the page stays. Renders no
 * element of its own. Outside of a provider the fault is thrown on: there it is the page's to mend.
 */
export class Region extends Component<RegionProps, { failure: { readonly error: unknown } | null }> {
  static override contextType = ShellContext
  declare context: React.ContextType<typeof ShellContext>

  override state: { failure: { readonly error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override componentDidCatch(error: unknown) {
    this.context
      ?.callOptions()
      .logger?.error(`[@jobsite/shell] The ${this.props.name} failed and is left out: ${error} (code: part-failed)`)
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (this.context) return null
    throw failure.error
  }
}
