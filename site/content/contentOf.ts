import type { ContentOf } from '../web/pageContext.ts'
import { companyContent } from './companyContent.ts'
import { jobContent } from './jobContent.ts'
import { contentOfPlace, placeOf } from './places.ts'
import { searchContent } from './searchContent.ts'
import { interviewContent, salaryContent } from './topicContent.ts'

/** Pages without a fixed URL: the last segment says which page it is. */
const PATTERNS: readonly ContentOf[] = [jobContent, companyContent, interviewContent, salaryContent, searchContent]

/** The content at a URL, or where to go instead; `null` where nothing is. */
export const contentOf: ContentOf = (context) => {
  const place = placeOf(context.path)
  if (place !== undefined) return contentOfPlace(place)?.(context) ?? null
  for (const pattern of PATTERNS) {
    const content = pattern(context)
    if (content) return content
  }
  return null
}
