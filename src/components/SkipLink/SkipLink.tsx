import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { useShellContext } from '../../react/ShellContext.ts'
import { SkipLinkRoot } from './SkipLink.styles.ts'

/** Props of the skip link: those of an `<a>`, and these. */
export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Id of the element to skip to. @default 'main-content' */
  targetId?: string
}

/**
 * Lets keyboard users pass over the header. Renders an `<a>`; the target may come later than the link, and falls back to
 * the page's `<main>`.
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'main-content', onClick, children, ...rest },
  ref,
) {
  const { messages } = useShellContext()
  const moveFocus = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const target = document.getElementById(targetId) ?? document.querySelector<HTMLElement>('main')
    if (event.defaultPrevented || !target) return
    event.preventDefault()
    focusOnce(target)
  }
  return (
    <SkipLinkRoot ref={ref} href={`#${targetId}`} data-shell="skip-link" onClick={moveFocus} {...rest}>
      {children ?? messages.skipToContent}
    </SkipLinkRoot>
  )
})

/** Moves focus to an element that may not take any, and leaves it as it was afterwards. */
function focusOnce(target: HTMLElement): void {
  const lends = !target.hasAttribute('tabindex')
  if (lends) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
  target.scrollIntoView()
}
