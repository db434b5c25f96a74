import type { Language } from '../../core/language/language.ts'
import { isSectionGiven, type ShellData, type ShellDataPart } from '../../core/shellData.ts'
import type { Service } from '../../services/defineService.ts'
import { useShellContext } from '../ShellContext.ts'
import { useServiceData } from './useServiceData.ts'

/**
 * Returns a section of `ShellData`: the server's, else the service's, requested after the component is rendered; `null`
 * for none.
 *
 * @param load imports the section's service, so that pages which need none do not load it.
 * @param language requests again, and does not use the server's data, where that is in another language. @default the
 * section is the same in both
 */
export function useShellSection<Key extends ShellDataPart, Input, Output>(
  key: Key,
  load: () => Promise<Service<Input, Output, Key>>,
  language?: Language,
): NonNullable<ShellData[Key]> | null {
  const shell = useShellContext()
  const given = shell.data?.[key]
  const isGiven = isSectionGiven(given, language)
  const requestKey = language ?? key
  const answer = useServiceData(isGiven ? null : requestKey, async (options) => {
    const { config, language, pageName, url, companyIndustries, jobFunctions } = shell
    const page = {
      language,
      page: pageName,
      url,
      pageUrl: url,
      companyIndustries,
      jobFunctionIds: jobFunctions,
    }
    return (await (await load()).fetchSection(config, page, options))?.[key] ?? null
  })
  const value = isGiven ? given : answer?.key === requestKey ? answer.value : null
  return value ?? null
}
