import { type ComponentPropsWithoutRef, useMemo } from 'react'
import { trustedHtml } from '../../browser/html/trustedTypes.ts'
import { constants } from '../../core/constants.ts'
import { type BottomText, hasContent } from '../../core/seo/bottomText.ts'
import { serviceHref } from '../../core/url/safeHref.ts'
import { useBottomText } from '../../react/data/useBottomText.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useHydrated } from '../../react/ui/useHydrated.ts'
import { useTruncatedText } from '../../react/ui/useTruncatedText.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { SeoBottomTextRoot } from './SeoBottomText.styles.ts'

/** Props of the bottom text: those of a `<section>`. */
export interface SeoBottomTextProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

/**
 * Text below a listing, truncated to 250 pixels until expanded. Renders a `<section>`, or nothing on pages without a
 * text. Without script the text is shown whole.
 */
export const SeoBottomText = createPart<HTMLElement, SeoBottomTextProps>('seoBottomText', SeoBottomTextContent)

type Forwarded = PartContentProps<SeoBottomTextProps, HTMLElement>

function SeoBottomTextContent(props: Forwarded) {
  const text = useBottomText()
  // Text passed by the page is not validated by the shell.
  return text && hasContent(text.content) ? (
    <TruncatedSection key={`${text.id}:${text.content}`} text={text} {...props} />
  ) : null
}

function TruncatedSection({ text, forwardedRef, ...rest }: Forwarded & { text: BottomText }) {
  const { language, messages, track } = useShellContext()
  const isEnhanced = useHydrated()
  const textId = usePartId('text')
  const clipped = useTruncatedText(constants.bottomTextCollapsedHeight)
  const { clipRef, textRef, isCollapsible, isExpanded, toggle } = clipped
  // Memoized: React would write a new object into the page again.
  const html = useMemo(() => trustedHtml(text.content), [text.content])
  const given = serviceHref(text.image)
  const { isBroken, imageProps } = useBrokenImage(given ?? undefined)
  const image = isBroken ? null : given
  const onToggle = () => {
    toggle()
    track({ type: 'bottomText', isExpanded: !isExpanded })
  }
  return (
    <SeoBottomTextRoot
      ref={forwardedRef}
      data-shell="seo-bottom-text"
      lang={language}
      data-enhanced={isEnhanced || undefined}
      data-expanded={isExpanded || undefined}
      data-image={image ? '' : undefined}
      data-shell-hydrate="overflow:idle"
      aria-label={messages.seo.about}
      {...rest}
    >
      <div className="shell-frame">
        <div className="shell-clip" data-shell-overflow="block" ref={clipRef}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized, as its type states */}
          <div className="shell-text" id={textId} ref={textRef} dangerouslySetInnerHTML={{ __html: html }} />
          {isCollapsible && (
            <div className="shell-toggle">
              <button type="button" aria-expanded={isExpanded} aria-controls={textId} onClick={onToggle}>
                <span>{isExpanded ? messages.seo.viewLess : messages.seo.viewMore}</span>
                {renderIcon('chevronDown')}
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
