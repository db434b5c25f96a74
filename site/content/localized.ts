import { type Language, switchUrl } from '@jobsite/shell/core'
import { CAMPAIGN_PATH } from '../web/siteConfig.ts'

/** A Vietnamese URL in a language. */
export function localized(path: string, language: Language): string {
  return language === 'vi' ? path : switchUrl(path, language, { campaignPaths: [CAMPAIGN_PATH] })
}
