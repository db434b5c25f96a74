import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import { followSkipLink } from '../../browser/navigation/followSkipLink.ts'
import { safeHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { SkipLinkRoot } from './SkipLink.styles.ts'

/** Props of the skip link: those of an `<a>`, and these. */
export interface SkipLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Id of the target element. @default 'main-content' */
  targetId?: string | undefined
}

/**
 * Link that lets keyboard users skip the header. Renders an `<a>`; the target may be rendered later, and falls back to
 * the page's `<main>`.
 */
export const SkipLink = createPart<HTMLAnchorElement, SkipLinkProps>('skipLink', SkipLinkContent)

const DEFAULT_TARGET = 'main-content'

function SkipLinkContent({
  targetId = DEFAULT_TARGET,
  onClick,
  children,
  forwardedRef,
  ...rest
}: PartContentProps<SkipLinkProps, HTMLAnchorElement>) {
  const { language, messages } = useShellContext()
  const moveFocus = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    followSkipLink(event, event.currentTarget)
  }
  return (
    <SkipLinkRoot
      ref={forwardedRef}
      href={targetHref(targetId) ?? `#${DEFAULT_TARGET}`}
      data-shell="skip-link"
      lang={language}
      onClick={moveFocus}
      {...rest}
    >
      {children ?? messages.skipToContent}
    </SkipLinkRoot>
  )
}

// Plain JavaScript can pass any value.
const targetHref = (id: unknown) => (typeof id === 'string' ? safeHref(`#${id}`) : null)
