import { Component, type ReactNode } from 'react'
import { ShellContext } from '../../react/ShellContext.ts'

interface RegionProps {
  /** What the region is, for the log. */
  name: string
  children: ReactNode
}

/**
 * Keeps a fault to itself: a region whose rendering throws is left out, and the rest of the page stays. Renders no
 * element of its own.
 */
export class Region extends Component<RegionProps, { hasFailed: boolean }> {
  static override contextType = ShellContext
  declare context: React.ContextType<typeof ShellContext>

  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.context
      ?.callOptions()
      .logger?.error(`[@jobsite/shell] The ${this.props.name} failed and is left out: ${error} (code: part-failed)`)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
