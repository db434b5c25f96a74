import type { ShellConfig } from '../../core/config/config.ts'
import { usableConfig } from '../../core/config/defineConfig.ts'
import { DEFAULT_MODE, PRESETS } from '../../core/config/presets.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../core/language/language.ts'
import { messages } from '../../core/messages/messages.ts'
import { isPageName, type PageName, pagePath } from '../../core/pages/pages.ts'
import { themeMark, userMark, writeRenderedFor } from '../../core/renderedFor.ts'
import { detectLanguage } from '../../core/routes/detectLanguage.ts'
import { detectPage } from '../../core/routes/detectPage.ts'
import { readSearch } from '../../core/search/parseSearchUrl.ts'
import type { ShellData } from '../../core/shellData.ts'
import { configOf } from '../../core/site/configOf.ts'
import { configAt } from '../../core/site/periods.ts'
import { themeLogos } from '../../core/theme/seasonalTheme.ts'
import { safePageUrl } from '../../core/url/pageUrl.ts'
import { readParam } from '../../core/url/query.ts'
import { splitUrl } from '../../core/url/splitUrl.ts'
import { usableShellData } from '../../core/usableShellData.ts'
import type { ShellInternals } from '../ShellContext.ts'
import type { ShellOptions } from '../ShellOptions.ts'
import { initialShellState, type ShellState } from '../shellState.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'
import { usableDistricts, usableTaxonomy } from './usableTables.ts'
import { splitOptions } from './useShellOptions.ts'
import { firstSearch } from './useUrlSearch.ts'

/** Configuration of a page without one. */
export const DEFAULT_CONFIG = PRESETS[DEFAULT_MODE]

/** The page that a provider is rendered for. */
export interface DescribedPage {
  /** The page's props, if they are valid: plain JavaScript, element attributes and server JSON can pass any value. */
  readonly page: PageName | undefined
  readonly givenLanguage: Language | undefined
  readonly url: string
  readonly pageName: PageName
  readonly urlSection: string | undefined
}

/**
 * Returns the page of a provider's props.
 *
 * @param knownUrl its validated URL; `undefined` while it is not known.
 */
export function describePage(
  { page: pageProp, language: languageProp }: Pick<ShellProviderProps, 'page' | 'language'>,
  knownUrl: string | undefined,
  config: ShellConfig,
): DescribedPage {
  const page = isPageName(pageProp) ? pageProp : undefined
  const givenLanguage = isLanguage(languageProp) ? languageProp : undefined
  const url = knownUrl ?? pagePath(page ?? 'homepage', givenLanguage ?? DEFAULT_LANGUAGE)
  const pageName = page ?? detectPage(url, config) ?? 'other'
  return {
    page,
    givenLanguage,
    url,
    pageName,
    urlSection: readParam(splitUrl(url)?.search ?? '', 'section') ?? undefined,
  }
}

/** Returns the state that follows the provider's props. */
export const providedState = (
  values: Partial<ShellState>,
  data: ShellData | undefined,
  { pageName, urlSection }: DescribedPage,
): Partial<ShellState> => ({
  ...values,
  pageName,
  section: values.section ?? urlSection,
  theme: values.theme ?? data?.theme,
  bottomSEOContent: values.bottomSEOContent ?? data?.bottomText?.text,
})

/** Returns the value of `data-shell-for`. */
export const formatRenderedFor = (
  { pageName, user, theme }: Pick<ShellState, 'pageName' | 'user' | 'theme'>,
  { language, isGuessed, url }: { language: Language; isGuessed: boolean; url: string | undefined },
): string =>
  writeRenderedFor({
    language,
    isLanguageGuessed: isGuessed,
    page: pageName,
    user: userMark(user),
    theme: themeMark(theme),
    url: url ?? '',
  })

/** Context values that are derived from the others. */
export type DerivedValues = Pick<ShellInternals, 'langCode' | 'mode' | 'messages' | 'menu' | 'logos'>

/** Returns the context values that are derived from the others. */
export const derivedValues = (
  state: ShellState,
  config: ShellConfig,
  language: Language,
  { url, urlSection }: Pick<DescribedPage, 'url' | 'urlSection'>,
  isShowReferral: boolean,
): DerivedValues => ({
  langCode: language,
  mode: config.mode,
  messages: messages[language],
  menu: {
    config,
    language,
    page: state.pageName,
    url,
    section: state.section ?? urlSection,
    user: state.user,
    isShowReferral,
  },
  logos: themeLogos(state.theme, config.logos),
})

/** The context's values, without functions and stores. */
export type FirstShell = ShellState &
  ShellOptions &
  DerivedValues &
  Pick<ShellInternals, 'config' | 'language' | 'url' | 'renderedFor'>

/**
 * Returns the values of the context in the first render on a server, without rendering the provider.
 *
 * @param props the provider's props, of which `url` is validated and `config` is whole.
 */
export function firstShell(props: Omit<ShellProviderProps, 'children'>): FirstShell {
  const {
    site,
    config: configProp,
    page,
    language: languageProp,
    url: urlProp,
    isShowReferral = false,
    ...rest
  } = props
  const config = configAt(usableConfig(configOf({ site, config: configProp }) ?? DEFAULT_CONFIG), rest.data?.now)
  const { options, values } = splitOptions(rest, {
    taxonomy: usableTaxonomy(rest.taxonomy),
    districts: usableDistricts(rest.districts),
    data: usableShellData(rest.data),
  })
  const knownUrl = safePageUrl(urlProp, config) ?? undefined
  const described = describePage({ page, language: languageProp }, knownUrl, config)
  const found = described.givenLanguage ?? detectLanguage(described.url, config)
  const language = found ?? DEFAULT_LANGUAGE
  const search = knownUrl === undefined ? undefined : readSearch(knownUrl, options)
  const provided = providedState(values, options.data, described)
  const state = initialShellState({ ...provided, ...firstSearch(search, values) })
  return {
    ...state,
    ...options,
    ...derivedValues(state, config, language, described, isShowReferral),
    config,
    language,
    url: described.url,
    renderedFor: formatRenderedFor(state, { language, isGuessed: found === undefined, url: knownUrl }),
  }
}
