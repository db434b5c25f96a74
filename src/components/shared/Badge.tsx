import { useShellContext } from '../../react/ShellContext.ts'

/** Badge of a new feature. Renders a `<span>` after a space, so that screen readers read it as a separate word. */
export function Badge() {
  return (
    <>
      {' '}
      <span className="shell-badge">{useShellContext().messages.newBadge}</span>
    </>
  )
}
