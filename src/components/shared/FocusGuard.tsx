import { Component, type RefObject } from 'react'
import { controlSelector } from '../../browser/dialog/dialogs.ts'
import { rootOf } from '../../browser/elements/elements.ts'

interface FocusGuardProps {
  /** Element whose content is guarded. */
  root: RefObject<HTMLElement | null>
}

/** The focused element before an update, and the elements that may receive its focus, in order of preference. */
interface Snapshot {
  readonly focused: Element
  readonly successors: readonly (HTMLElement | null)[]
}

/**
 * Keeps focus in `root` if an update removes the focused element: it moves to the button that discloses the content,
 * else to the root's heading. Render it in the component whose update removes content. A class component, because React
 * calls only these before the DOM changes. Renders nothing.
 */
export class FocusGuard extends Component<FocusGuardProps> {
  override getSnapshotBeforeUpdate(): Snapshot | null {
    const root = this.props.root.current
    const focused = root && rootOf(root).activeElement
    if (!root || !focused || focused === root || !root.contains(focused)) return null
    const id = focused.closest('[id]')?.id
    const button = id ? root.querySelector<HTMLElement>(controlSelector(id)) : null
    return { focused, successors: [button, root.querySelector<HTMLElement>('h2[tabindex]')] }
  }

  override componentDidUpdate(_props: FocusGuardProps, _state: unknown, snapshot: Snapshot | null): void {
    if (!snapshot || snapshot.focused.isConnected) return
    snapshot.successors.find((successor) => successor?.isConnected)?.focus()
  }

  override render(): null {
    return null
  }
}
