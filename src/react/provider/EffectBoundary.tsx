import { Component, type ReactNode } from 'react'
import type { CallOptions } from '../../services/callEndpoint.ts'

/** Returns the message about an effect that failed. */
export const effectFailed = (name: string, error: unknown): string =>
  `[@jobsite/shell] The provider's ${name} failed and is disabled: ${error} (code: effect-failed)`

interface EffectBoundaryProps {
  /** Name of the effect in the log. */
  name: string
  callOptions: () => CallOptions
  children: ReactNode
}

/**
 * Catches the error of a failing provider effect, logs it and disables the effect; the page is unaffected. Renders no
 * element.
 */
export class EffectBoundary extends Component<EffectBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name, callOptions } = this.props
    callOptions().logger?.error(effectFailed(name, error))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
