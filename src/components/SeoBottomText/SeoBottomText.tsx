import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react'
import { constants } from '../../core/constants.ts'
import type { BottomText } from '../../core/seo/bottomText.ts'
import { useClippedText } from '../../react/elements/useClippedText.ts'
import { useEnhanced } from '../../react/elements/useEnhanced.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useBottomText } from '../../react/services/useBottomText.ts'
import { useBrokenPicture } from '../BannerPicture/useBrokenPicture.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Region } from '../Region/Region.tsx'
import { SeoBottomTextRoot } from './SeoBottomText.styles.ts'

/** Props of the bottom text: those of a `<section>`. */
export interface SeoBottomTextProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * The text below a listing, 250 pixels of it until the visitor asks for the whole. Renders a `<section>`, or nothing
 * where the page has no text. Without script the whole can be scrolled to.
 */
export const SeoBottomText = forwardRef<HTMLElement, SeoBottomTextProps>(function SeoBottomText(props, ref) {
  return (
    <Region name="bottom text">
      <PageText {...props} forwardedRef={ref} />
    </Region>
  )
})

type Forwarded = SeoBottomTextProps & { forwardedRef: React.ForwardedRef<HTMLElement> }

function PageText(props: Forwarded) {
  const text = useBottomText()
  return text ? <Text key={`${text.id}:${text.content}`} text={text} {...props} /> : null
}

function Text({ text, forwardedRef, ...rest }: Forwarded & { text: BottomText }) {
  const { messages, track } = useShellContext()
  const isEnhanced = useEnhanced()
  const textId = useId()
  const clipped = useClippedText(constants.bottomTextCollapsedHeight)
  const { clipRef, textRef, isCollapsible, isExpanded, toggle } = clipped
  const { isBroken, imageProps } = useBrokenPicture(text.image ?? undefined)
  const image = isBroken ? null : text.image
  const press = () => {
    toggle()
    track({ type: 'bottomText', isExpanded: !isExpanded })
  }
  return (
    <SeoBottomTextRoot
      ref={forwardedRef}
      data-shell="seo-bottom-text"
      data-enhanced={isEnhanced || undefined}
      data-expanded={isExpanded || undefined}
      data-image={image ? '' : undefined}
      aria-label={messages.seo.about}
      {...rest}
    >
      <div className="shell-frame">
        {/* Focusable without script only: there the box is scrolled, which takes a keyboard too. */}
        <div className="shell-clip" ref={clipRef} tabIndex={isEnhanced ? undefined : 0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised, as its type says */}
          <div className="shell-text" id={textId} ref={textRef} dangerouslySetInnerHTML={{ __html: text.content }} />
          {isCollapsible && (
            <div className="shell-toggle">
              <button type="button" aria-expanded={isExpanded} aria-controls={textId} onClick={press}>
                {isExpanded ? messages.seo.viewLess : messages.seo.viewMore}
                <Icon name="chevronDown" />
              </button>
            </div>
          )}
        </div>
        {image && (
          <img {...imageProps} className="shell-image" src={image} alt="" width="320" height="240" loading="lazy" />
        )}
      </div>
    </SeoBottomTextRoot>
  )
}
