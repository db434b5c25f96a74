import { renderToString } from 'react-dom/server'
import { DEFAULT_LANGUAGE, isLanguage } from '../core/language/language.ts'
import { pagePath } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { collectStyles, stylesOf } from './keptStyles.ts'
import { formatServedProps, type ServedOptions } from './servedProps.ts'
import { idPrefix, partOptions, providerProps, SLOT_NAMES, SLOTS, type SlotName } from './slots.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'

/** What fragments are made from: what the provider and the parts take, as far as JSON can carry it. */
export interface RenderShellOptions extends ServedOptions {
  /** The parts to render; the others are `''`. @default all of them */
  slots?: readonly SlotName[]
  /** Put on the style element, for pages whose content security policy asks for one. */
  nonce?: string
}

/** The shell as text: a fragment a slot, and what goes with them. */
export interface RenderedShell extends Readonly<Record<SlotName, string>> {
  /** One `<style>` element, for the page's head. */
  readonly styles: string
  /** What the fragments were made from, as a JSON element. With it on the page, `mountShell` takes the fragments over. */
  readonly props: string
}

/**
 * Renders the shell to HTML for pages that are not React: at each request, at build time, or on an edge. Needs neither
 * React nor Node. Pass `url`, which the language and the page are found from; the same options give the same text.
 *
 * @example renderShell({ url: '/viec-lam', user: null }).header.includes('data-shell="header"') // true
 */
export function renderShell({ nonce, slots = SLOT_NAMES, ...given }: RenderShellOptions = {}): RenderedShell {
  const wanted = isLanguage(given.language) ? given.language : undefined
  const url = given.url ?? pagePath(given.page ?? 'homepage', wanted ?? DEFAULT_LANGUAGE)
  const language = wanted ?? detectLanguage(url, given.config ?? undefined) ?? DEFAULT_LANGUAGE
  const options: ServedOptions = { ...given, url, language }
  const fragments = Object.fromEntries(
    SLOT_NAMES.map((name) => [name, slots.includes(name) ? renderPart(name, options) : '']),
  ) as Record<SlotName, string>
  const styles = styleElement(stylesOf(Object.values(fragments).join('')), nonceAttribute(nonce))
  return { ...fragments, styles, props: formatServedProps(options) }
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
