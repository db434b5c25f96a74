import { type ComponentPropsWithoutRef, useEffect, useMemo, useRef, useState } from 'react'
import { trustedHtml } from '../../browser/html/trustedTypes.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import { constants } from '../../core/constants.ts'
import { type BottomText, bottomTextPageUrl, hasContent, withoutTracking } from '../../core/seo/bottomText.ts'
import { parseUrl } from '../../core/url/parseUrl.ts'
import { type SafeUrl, serviceHref } from '../../core/url/safeHref.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { useServiceData } from '../../react/data/useServiceData.ts'
import { type MarkText, type ShellInternals, useShellContext } from '../../react/ShellContext.ts'
import { useHydrated } from '../../react/ui/useHydrated.ts'
import { useTruncatedText } from '../../react/ui/useTruncatedText.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import { createPart, type PartContentProps } from '../shared/createPart.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { useBrokenImage } from '../shared/useBrokenImage.ts'
import { SeoBottomTextRoot } from './SeoBottomText.styles.ts'

/** Props of the bottom text: those of a `<section>`. */
export interface SeoBottomTextProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {}

const localPart = (url: string): string => {
  const parts = splitUrl(withoutTracking(bottomTextPageUrl(url)))
  return parts ? `${parts.path}${parts.search}` : ''
}

/**
 * Text below a listing, truncated to 250 pixels until expanded. Renders a `<section>`, or nothing on pages without a
 * text. Without script the text is shown whole.
 */
export const SeoBottomText = createPart<HTMLElement, SeoBottomTextProps>('seoBottomText', SeoBottomTextContent)

type Forwarded = PartContentProps<SeoBottomTextProps, HTMLElement>

/** A text with content, and its image if that is safe. */
interface ShownText extends Pick<BottomText, 'content'> {
  readonly image: SafeUrl | null
}

/** Returns the text that the component shows; `null` for none. Text passed by the page is not validated by the shell. */
export const bottomTextOf = ({ bottomSEOContent: given }: ShellInternals, text: MarkText): ShownText | null =>
  given && hasContent(given.content)
    ? { content: text(given.content, true), image: text(serviceHref(given.image)) }
    : null

function SeoBottomTextContent(props: Forwarded) {
  useFetchedText()
  const text = useShellTexts(bottomTextOf)
  return text && <TruncatedSection key={text.content} text={text} {...props} />
}

function TruncatedSection({ text, forwardedRef, ...rest }: Forwarded & { text: ShownText }) {
  const { language, messages, track } = useShellContext()
  const isEnhanced = useHydrated()
  const textId = usePartId('text')
  const clipped = useTruncatedText(constants.bottomTextCollapsedHeight)
  const { clipRef, textRef, isCollapsible, isExpanded, toggle } = clipped
  // Memoized: React would write a new object into the page again.
  const html = useMemo(() => trustedHtml(text.content), [text.content])
  const { isBroken, imageProps } = useBrokenImage(text.image ?? undefined)
  const image = isBroken ? null : text.image
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

/**
 * Fetches the text below the listing, unless the page or the server has given it; again when the URL changes and no data
 * came with it.
 */
function useFetchedText(): void {
  const { data, pageView, pageViewUrl: url, config, bottomSEOContent, setShell } = useShellContext()
  const wanted = localPart(url)
  const canonicals = useCanonicalUrls(wanted)
  const serverText = data?.bottomText
  const pageUrl = serverText?.pageUrl
  const isOfPage = pageUrl !== undefined && localPart(pageUrl) === wanted
  // What the server answered without a URL belongs to the first page view, also where the component is mounted later.
  const [view, setView] = useState({
    wanted,
    pageUrl,
    isProvided: bottomSEOContent !== null || isOfPage || (serverText !== undefined && pageView === 0),
    isFirst: true,
  })
  // The URL of a page whose server did not know it: the data is its own.
  if (view.wanted !== wanted && pageView === 0) setView({ ...view, wanted })
  else if (view.wanted !== wanted) {
    const isProvided = isOfPage || (pageUrl !== undefined && pageUrl !== view.pageUrl)
    setView({ wanted, pageUrl, isProvided, isFirst: false })
  }
  const { isProvided, isFirst } = view
  useEffect(() => {
    // The previous page's text is rendered until now.
    if (isProvided && !isFirst) setShell({ bottomSEOContent: serverText?.text ?? null })
  }, [isProvided, isFirst, serverText, setShell])

  const request = async (options: CallOptions): Promise<BottomText | null> => {
    const [{ bottomText, toBottomText }, { sanitizeHtml }] = await Promise.all([
      import('../../services/bottomText.ts'),
      import('../../browser/html/sanitizeHtml.ts'),
    ])
    const { before, current } = canonicals.read()
    // After a navigation inside the app, an unchanged canonical link may belong to the previous page.
    const isTrusted = pageView === 0 || before !== current
    const wantedUrl = currentPageUrl(url, config.siteOrigin, current, isTrusted)
    return toBottomText(await bottomText.fetch(config, { pageUrl: wantedUrl }, options), sanitizeHtml)
  }
  const response = useServiceData(isProvided ? null : wanted, request)
  useEffect(() => {
    if (response) setShell({ bottomSEOContent: response.value })
  }, [response, setShell])
}

/** Returns a reader of the canonical URLs of the current and the previous page view. */
function useCanonicalUrls(view: string) {
  const urls = useRef<{ view: string; before?: string | undefined; current?: string | undefined } | null>(null)
  const [reader] = useState(() => ({
    read: () => {
      const seen = urls.current ?? { view: '' }
      seen.current = readCanonicalUrl()
      return seen
    },
  }))
  useEffect(() => {
    if (urls.current?.view !== view) urls.current = { view, before: urls.current?.current }
    reader.read()
  }, [view, reader])
  return reader
}

/** Returns the canonical URL if it is trusted or has the same path; else the page's URL without tracking parameters. */
function currentPageUrl(url: string, siteOrigin: string, canonical: string | undefined, isTrusted: boolean): string {
  const current = new URL(url, parseUrl(siteOrigin) ?? window.location.href).href
  const isUsable = canonical !== undefined && (isTrusted || splitUrl(canonical)?.path === splitUrl(current)?.path)
  return isUsable ? canonical : withoutTracking(current)
}

/** Returns the absolute canonical URL of the document; `undefined` if its head has none, or one that is not http(s). */
function readCanonicalUrl(): string | undefined {
  const href = safeDocument.querySelector<HTMLLinkElement>('link[rel="canonical" i]')?.href
  return href && /^https?:/i.test(href) && parseUrl(href) ? href : undefined
}
