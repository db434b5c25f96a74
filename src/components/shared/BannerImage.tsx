import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react'
import { safeHref } from '../../core/url/safeHref.ts'
import { SiteLink } from './SiteLink.tsx'

export interface BannerImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> {
  image: string
  /** Target URL; `null` for an image without a link. */
  url: string | null
  /** Accessible name of the link; the image's own text is not known. */
  label: string
  onFollow?: (() => void) | undefined
}

/** Image of a banner. Renders an `<img>` in an `<a>`, or in a `<div>` if it has no target. */
export const BannerImage = forwardRef<HTMLImageElement, BannerImageProps>(function BannerImage(
  { image, url, label, onFollow, ...rest },
  ref,
) {
  const img: ReactNode = <img {...rest} ref={ref} src={image} alt="" decoding="async" />
  // `data` passed by a page is not validated by the shell.
  const href = safeHref(url)
  if (href === null) return <div className="shell-banner-picture">{img}</div>
  const isElsewhere = !href.startsWith('/')
  return (
    <SiteLink
      className="shell-banner-picture"
      href={href}
      newTab={isElsewhere}
      aria-label={label}
      onFollow={onFollow && (() => onFollow())}
    >
      {img}
    </SiteLink>
  )
})
