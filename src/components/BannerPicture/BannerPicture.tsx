import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react'
import { isMiddleClick } from '../../browser/clicks.ts'
import { safeHref } from '../../core/url/safeHref.ts'
import { SiteLink } from '../Link/SiteLink.tsx'

export interface BannerPictureProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  image: string
  /** Where it leads; `null` for a picture alone. */
  url: string | null
  /** What the link does, in words: the picture's own are not known. */
  label: string
  onFollow?: (() => void) | undefined
}

/** A banner's picture. Renders an `<img>` in an `<a>`, or in a `<div>` where it leads nowhere. */
export const BannerPicture = forwardRef<HTMLImageElement, BannerPictureProps>(function BannerPicture(
  { image, url, label, onFollow, ...rest },
  ref,
) {
  const picture: ReactNode = <img {...rest} ref={ref} src={image} alt="" decoding="async" />
  // What a page passes as `data` was not read by the shell.
  const href = safeHref(url)
  if (href === null) return <div className="shell-banner-picture">{picture}</div>
  const isElsewhere = !href.startsWith('/')
  return (
    <SiteLink
      className="shell-banner-picture"
      href={href}
      newTab={isElsewhere}
      aria-label={label}
      onClick={onFollow}
      onAuxClick={(event) => isMiddleClick(event) && onFollow?.()}
    >
      {picture}
    </SiteLink>
  )
})
