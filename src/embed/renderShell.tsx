import { renderToString } from 'react-dom/server'
import { DEFAULT_LANGUAGE, isLanguage } from '../core/language/language.ts'
import { wholeLogger } from '../core/log.ts'
import { pagePath } from '../core/pages/pages.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { configOf } from '../core/site/configOf.ts'
import { periodOf } from '../core/site/periods.ts'
import { safePageUrl } from '../core/url/pageUrl.ts'
import { DEFAULT_CONFIG, firstShell } from '../react/provider/firstShell.ts'
import { ShellContext, type ShellInternals } from '../react/ShellContext.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { renderWithStyles, stylesNamed } from './collectedStyles.ts'
import { fragmentKeys } from './fragmentKey.ts'
import { requestTexts, templateValue } from './fragmentTexts.ts'
import { MOUNT_POINT_NAMES, type SlotName } from './mountPointNames.ts'
import { idPrefix, MOUNT_POINTS, partOptions, providerProps } from './mountPoints.ts'
import type { ServedOptions } from './serializedProps.ts'
import { formatSerializedProps } from './servedOptions.ts'
import type { CachedFragment, ShellCache } from './shellCache.ts'
import { nonceAttribute, styleElement } from './styleElement.ts'

/** Options of {@link renderShell}: provider and component options, as far as they are JSON-serializable. */
export interface RenderShellOptions extends ServedOptions {
  /** Components to render; the others are `''`. @default all */
  slots?: readonly SlotName[] | undefined
  /** Nonce of the style element, for pages with a content security policy. */
  nonce?: string | undefined
  /**
   * URL of the folder with the scripts, for the light script, which loads the others: it is written into `props`. Needed where
   * a page inlines it, or combines it with other scripts. @default the folder of the light script
   */
  scriptBase?: string | undefined
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
 * Renders the shell to HTML for pages without React. Needs neither React nor Node. Language and page are detected from
 * `url`; equal options return equal text.
 *
 * @example renderShell({ url: '/viec-lam', user: null }).header.includes('data-shell="header"') // true
 */
export function renderShell(options: RenderShellOptions = {}): RenderedShell {
  const { nonce, cache, slots, scriptBase, ...all }: RenderShellOptions = Object(options)
  const input = withTime(all)
  const requested = isLanguage(input.language) ? input.language : undefined
  const config = configOf(input)
  const url =
    safePageUrl(input.url, config ?? DEFAULT_CONFIG) ??
    pagePath(input.page ?? 'homepage', requested ?? DEFAULT_LANGUAGE)
  const language = requested ?? detectLanguage(url, config) ?? DEFAULT_LANGUAGE
  // What the server derives, the provider derives too: `language` stays the page's.
  const given: ServedOptions = { ...input, url, language: requested }
  const render = typeof cache?.get === 'function' ? cachedRender(given, cache) : freshRender(given)
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
  return { ...fragments, styles, props: formatSerializedProps(input, { url, language }, scriptBase) }
}

/** Adds the time to the options of a site whose menu has dates, so that browsers begin with the same items. */
function withTime(options: ServedOptions): ServedOptions {
  const now = options.data?.now ?? periodOf(configOf(options), Date.now())
  return now === undefined ? options : { ...options, data: { ...options.data, now } }
}

type Render = (name: SlotName) => CachedFragment

/** A fragment of a component that could not be rendered. */
const FAILED: CachedFragment = { html: '', styleNames: [] }

/** Returns a render that fills templates from a cache, and stores those that it lacks. */
function cachedRender(options: ServedOptions, cache: ShellCache): Render {
  const shell = firstShell(providerProps(options))
  const keyOf = fragmentKeys(shell, options)
  const texts = requestTexts(shell, escapeText)
  let provided: ShellInternals | null = null
  return (name) => {
    const page = keyOf(name)
    if (texts.isAmbiguous(page)) return freshRender(options)(name)
    const selected = texts.select(name)
    const key = page + JSON.stringify([...selected.values()])
    let template = cache.get(key)
    if (!template) {
      provided ??= renderProvider(options)
      template = renderPart(name, options, provided && templateValue(provided, selected))
      if (template !== FAILED) cache.set(key, template)
    }
    return { ...template, html: texts.fill(template.html) }
  }
}

/** Returns a render whose components share one provider, which is rendered before the first of them. */
function freshRender(options: ServedOptions): Render {
  let shell: ShellInternals | null = null
  return (name) => {
    shell ??= renderProvider(options)
    return renderPart(name, options, shell)
  }
}

/** Renders a provider. Returns the value of its context. */
function renderProvider(options: ServedOptions): ShellInternals | null {
  let shell: ShellInternals | null = null
  const keep = (value: ShellInternals | null): null => {
    shell = value
    return null
  }
  renderToString(
    <ShellProvider {...providerProps(options)}>
      <ShellContext.Consumer>{keep}</ShellContext.Consumer>
    </ShellProvider>,
  )
  return shell
}

function renderPart(name: SlotName, options: ServedOptions, shell: ShellInternals | null): CachedFragment {
  const Part = MOUNT_POINTS[name]
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
    return FAILED
  }
}

const SPECIAL = /["&'<>]/g
let escapes: Readonly<Record<string, string>> | undefined

/** Escapes text as the renderer does: React and Preact differ. */
function escapeText(text: string): string {
  escapes ??= Object.fromEntries(
    Array.from('"&\'<>', (character) => [
      character,
      renderToString(<i>{character}</i>).slice('<i>'.length, -'</i>'.length),
    ]),
  )
  return text.replace(SPECIAL, (character) => escapes?.[character] ?? character)
}
