import type { SeoKeyword } from '../../core/seo/seoKeywords.ts'
import { useShellContext } from '../ShellContext.ts'
import { useAnswer } from './useAnswer.ts'

const NONE: readonly SeoKeyword[] = []

/** The keywords that the site wants found: the server's, else asked for once a language. */
export function useSeoKeywords(): readonly SeoKeyword[] {
  const { data, config, language } = useShellContext()
  const given = data?.seoKeywords
  const isGiven = given === null || given?.language === language
  const answer = useAnswer(isGiven ? null : language, async (options) => {
    const { fetchSeoKeywords } = await import('../../api/keywordSeo.ts')
    return (await fetchSeoKeywords(config, language, options)) ?? NONE
  })
  if (isGiven) return given?.keywords ?? NONE
  return answer?.key === language ? answer.value : NONE
}
