import { useShellContext } from '../../react/ShellContext.ts'

/** The mark of something new. Renders a `<span>` after a space, so that it is a word of its own when read out. */
export function Badge() {
  return (
    <>
      {' '}
      <span className="shell-badge">{useShellContext().messages.newBadge}</span>
    </>
  )
}
