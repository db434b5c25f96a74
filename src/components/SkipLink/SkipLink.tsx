import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { useShellContext } from '../../react/ShellContext.ts'
import { region } from '../tokens.ts'

/** Props of the skip link: those of an `<a>`, and these. */
export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Id of the element to skip to. @default 'main-content' */
  targetId?: string
}

const Root = region('a', 'shell-skip-link')`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 1001;
  display: inline-flex;
  align-items: center;
  /* As high as the bar: what it covers, it covers whole. */
  min-height: 60px;
  padding: 10px 20px;
  border-end-end-radius: var(--_radius);
  background: var(--_accent);
  font-weight: 600;

  /* Twice: the header's own links would take these back. */
  && {
    color: var(--_accent-ink);
    text-decoration: none;
  }

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  &&:focus {
    outline: 3px solid var(--_accent-ink);
    outline-offset: -6px;
    border-radius: 0;
    border-end-end-radius: var(--_radius);
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
  const { messages } = useShellContext()
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
