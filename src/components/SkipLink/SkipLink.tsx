import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { useShell } from '../../react/ShellContext.ts'
import { tokens } from '../tokens.ts'

/** Props of the skip link: those of an `<a>`, and these. */
export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Id of the element to skip to. @default 'main-content' */
  targetId?: string
}

const Root = styled.a.withConfig({ componentId: 'shell-skip-link' })`
  ${tokens}
  position: absolute;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 1001;
  padding: 10px 16px;
  border-radius: var(--_radius);
  background: var(--_accent);
  color: var(--_accent-ink);
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  &:focus {
    outline: 3px solid var(--_surface);
    outline-offset: -5px;
  }
`

/**
 * Lets keyboard users pass over the header. Renders an `<a>`; the target may come later than the link, and falls back to
 * the page's `<main>`.
 */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { targetId = 'main-content', onClick, children, ...rest },
  ref,
) {
  const { messages } = useShell()
  const moveFocus = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const target = document.getElementById(targetId) ?? document.querySelector<HTMLElement>('main')
    if (event.defaultPrevented || !target) return
    event.preventDefault()
    focusOnce(target)
  }
  return (
    <Root ref={ref} href={`#${targetId}`} data-shell="skip-link" onClick={moveFocus} {...rest}>
      {children ?? messages.skipToContent}
    </Root>
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
