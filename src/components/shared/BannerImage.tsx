import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react'
import { safeHref, serviceHref } from '../../core/url/safeHref.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { SiteLink } from './SiteLink.tsx'

export interface BannerImageProps extends Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'alt'> {
  image: string
  /** Target URL; `null` for an image without a link. */
  url: string | null
  /** Text of the image. Names the link. @default not known */
  alt?: string | null | undefined
  onFollow?: (() => void) | undefined
}

/** Image of a banner. Renders an `<img>` in an `<a>`, or in a `<div>` if it has no target. */
export const BannerImage = forwardRef<HTMLImageElement, BannerImageProps>(function BannerImage(
  { image, url, alt, onFollow, ...rest },
  ref,
) {
  const { messages } = useShellContext()
  const src = serviceHref(image)
  const href = safeHref(url)
  const text = typeof alt === 'string' ? alt.trim() : ''
  if (src === null) return null
  const img: ReactNode = <img {...rest} ref={ref} src={src} alt={text} decoding="async" />
  if (href === null) return <div className="shell-banner-picture">{img}</div>
  const isElsewhere = !href.startsWith('/')
  return (
    <SiteLink
      className="shell-banner-picture"
      href={href}
      newTab={isElsewhere}
      aria-label={text || messages.banner.open}
      onFollow={onFollow && (() => onFollow())}
    >
      {img}
    </SiteLink>
  )
})
