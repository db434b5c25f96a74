import type { SeoKeyword } from '../../core/seo/seoKeywords.ts'
import { useShellContext } from '../ShellContext.ts'
import { useShellSection } from './useShellSection.ts'

const NONE: readonly SeoKeyword[] = []

/** Returns the site's SEO keywords: the server's, else fetched once a language. */
export function useSeoKeywords(): readonly SeoKeyword[] {
  const { language } = useShellContext()
  const load = async () => (await import('../../services/keywordSeo.ts')).keywordSeo
  return useShellSection('seoKeywords', load, language)?.keywords ?? NONE
}
