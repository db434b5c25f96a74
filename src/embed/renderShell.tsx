import { renderToString } from 'react-dom/server'
import type { ShellConfig } from '../core/config/config.ts'
import { defineConfig } from '../core/config/defineConfig.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../core/language/language.ts'
import { wholeLogger } from '../core/log.ts'
import { isPageName, type PageName, pagePath } from '../core/pages/pages.ts'
import { themeMark, userMark, writeRenderedFor } from '../core/renderedFor.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { safePageUrl } from '../core/url/pageUrl.ts'
import { usableShellData } from '../core/usableShellData.ts'
import { ShellContext, type ShellInternals } from '../react/ShellContext.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { renderWithStyles, stylesNamed } from './collectedStyles.ts'
import { fragmentKeys } from './fragmentKey.ts'
import { MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'
import { idPrefix, MOUNT_POINTS, partOptions, providerProps } from './mountPoints.ts'
import { formatSerializedProps, type ServedOptions } from './serializedProps.ts'
import type { CachedFragment, ShellCache } from './shellCache.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'

const DEFAULT_CONFIG = defineConfig()

/** Options of {@link renderShell}: provider and component options, as far as they are JSON-serializable. */
export interface RenderShellOptions extends ServedOptions {
  /** Components to render; the others are `''`. @default all */
  slots?: readonly SlotName[] | undefined
  /** Nonce of the style element, for pages with a content security policy. */
  nonce?: string | undefined
  /** Stores fragments for later calls with the same page; see `createShellCache`. @default nothing is stored */
  cache?: ShellCache | undefined
}

/** The shell as HTML: one fragment for each mount point, with styles and serialized options. */
export interface RenderedShell extends Readonly<Record<SlotName, string>> {
  /** One `<style>` element, for the page's head. */
  readonly styles: string
  /** The options as a JSON element. With it on the page, `mountShell` hydrates the fragments. */
  readonly props: string
}

/**
 * Renders the shell to HTML for pages without React: on each request, at build time, or on an edge. Needs neither React
 * nor Node. Pass `url`, from which language and page are detected; equal options return equal text.
 *
 * @example renderShell({ url: '/viec-lam', user: null }).header.includes('data-shell="header"') // true
 */
export function renderShell(options: RenderShellOptions = {}): RenderedShell {
  const { nonce, cache, slots, ...input }: RenderShellOptions = Object(options)
  const requested = isLanguage(input.language) ? input.language : undefined
  const site = input.config ?? DEFAULT_CONFIG
  const url = safePageUrl(input.url, site) ?? pagePath(input.page ?? 'homepage', requested ?? DEFAULT_LANGUAGE)
  const language = requested ?? detectLanguage(url, input.config ?? undefined) ?? DEFAULT_LANGUAGE
  // What the server derives, the provider derives too: `language` stays the page's.
  const given: ServedOptions = {
    ...input,
    url,
    language: requested,
    ...('data' in input && { data: usableShellData(input.data) }),
  }
  const render =
    typeof cache?.get === 'function'
      ? cachedRender(given, language, cache, detectedPage(input.page, url, site))
      : freshRender(given)
  const styleNames: string[] = []
  const fragments = Object.fromEntries(
    MOUNT_POINT_NAMES.map((name) => {
      if (Array.isArray(slots) && !slots.includes(name)) return [name, '']
      const fragment = render(name)
      styleNames.push(...fragment.styleNames)
      return [name, fragment.html]
    }),
  ) as Record<SlotName, string>
  const styles = styleElement(stylesNamed(styleNames), nonceAttribute(nonce))
  return { ...fragments, styles, props: formatSerializedProps(input, { url, language }) }
}

type Render = (name: SlotName) => CachedFragment

const detectedPage = (page: unknown, url: string, site: ShellConfig): PageName =>
  isPageName(page) ? page : (detectPage(url, site) ?? 'other')

const MARK = /(?<= data-shell-for=")[^"]*/
/** Characters that renderers escape in different ways. */
const SPECIAL = /["'<>]/

/** Returns a render that takes fragments from a cache, and stores them without what they were rendered for. */
function cachedRender(options: ServedOptions, language: Language, cache: ShellCache, page: PageName): Render {
  const { user, theme, data, config, url = '' } = options
  const mark = writeRenderedFor({
    language,
    isLanguageGuessed: (options.language ?? detectLanguage(url, config ?? undefined)) === undefined,
    page,
    user: userMark(user),
    theme: themeMark(theme ?? data?.theme),
    url,
  })
  const render = freshRender({ ...options, user: user && null })
  const keyOf = fragmentKeys({ ...options, language }, page)
  const written = mark.replaceAll('&', '&amp;')
  return (name) => {
    const key = SPECIAL.test(mark) ? null : keyOf(name)
    if (key === null) return freshRender(options)(name)
    let fragment = cache.get(key)
    if (!fragment) {
      const { html, styleNames } = render(name)
      fragment = { html: html.replace(MARK, ''), styleNames }
      cache.set(key, fragment)
    }
    return { ...fragment, html: fragment.html.replace(MARK, () => written) }
  }
}

/** Returns a render whose components share one provider, which is rendered before the first of them. */
function freshRender(options: ServedOptions): Render {
  let shell: ShellInternals | null = null
  const keep = (value: ShellInternals | null): null => {
    shell = value
    return null
  }
  return (name) => {
    const Part = MOUNT_POINTS[name]
    if (!shell) {
      renderToString(
        <ShellProvider {...providerProps(options)}>
          <ShellContext.Consumer>{keep}</ShellContext.Consumer>
        </ShellProvider>,
      )
    }
    const tree = (
      <ShellContext.Provider value={shell}>
        <Part {...partOptions(name, options)} />
      </ShellContext.Provider>
    )
    try {
      return renderWithStyles(tree, (styled) => renderToString(styled, { identifierPrefix: idPrefix(name) }))
    } catch (error) {
      // The other components stay: renderers on servers have no error boundaries.
      wholeLogger().error(
        `[@jobsite/shell] ${name} could not be rendered: ${error instanceof Error ? error.message : String(error)}. The other components are not affected. (code: part-failed)`,
      )
      return { html: '', styleNames: [] }
    }
  }
}
