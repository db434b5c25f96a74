import { renderToString } from 'react-dom/server'
import { defineConfig } from '../core/config/defineConfig.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '../core/language/language.ts'
import { pagePath } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { safePageUrl } from '../core/url/pageUrl.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { collectStyles, stylesOf } from './collectedStyles.ts'
import { idPrefix, partOptions, providerProps, SLOT_NAMES, SLOTS, type SlotName } from './mountPoints.ts'
import { formatSerializedProps, type ServedOptions } from './serializedProps.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'

const DEFAULT_CONFIG = defineConfig()

/** Options of {@link renderShell}: provider and component options, as far as they are JSON-serializable. */
export interface RenderShellOptions extends ServedOptions {
  /** Components to render; the others are `''`. @default all */
  slots?: readonly SlotName[] | undefined
  /** Nonce of the style element, for pages with a content security policy. */
  nonce?: string | undefined
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
export function renderShell({ nonce, slots = SLOT_NAMES, ...input }: RenderShellOptions = {}): RenderedShell {
  const requested = isLanguage(input.language) ? input.language : undefined
  const site = input.config ?? DEFAULT_CONFIG
  const url = safePageUrl(input.url, site) ?? pagePath(input.page ?? 'homepage', requested ?? DEFAULT_LANGUAGE)
  const language = requested ?? detectLanguage(url, input.config ?? undefined) ?? DEFAULT_LANGUAGE
  const options: ServedOptions = { ...input, url, language }
  const fragments = Object.fromEntries(
    SLOT_NAMES.map((name) => [name, slots.includes(name) ? renderPart(name, options) : '']),
  ) as Record<SlotName, string>
  const styles = styleElement(stylesOf(Object.values(fragments).join('')), nonceAttribute(nonce))
  return { ...fragments, styles, props: formatSerializedProps(options) }
}

function renderPart(name: SlotName, options: ServedOptions): string {
  const { part: Part } = SLOTS[name]
  const props = providerProps(options)
  const tree = (
    <ShellProvider {...props}>
      <Part {...partOptions(name, options)} />
    </ShellProvider>
  )
  return renderToString(collectStyles(tree), { identifierPrefix: idPrefix(name) })
}
