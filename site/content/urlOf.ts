import { type PageName, pagePath } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'

/** The URL of a page in both languages. */
export const urlOf = (page: PageName): Bilingual => text(pagePath(page, 'vi'), pagePath(page, 'en'))
