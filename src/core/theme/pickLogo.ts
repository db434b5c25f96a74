import { constants } from '../constants.ts'
import { isPageName, PAGES, type PageName } from '../pages/pages.ts'

/**
 * Returns the header's logo: inTECH if the job function's parent is 5 or, on a job detail, if its group is.
 *
 * @example pickLogo({ page: 'jobDetail', jobFunctionGroupId: 5 }) // 'inTech'
 */
export function pickLogo(facts: {
  page?: PageName | undefined
  jobFunctionParentId?: number | null | undefined
  jobFunctionGroupId?: number | null | undefined
}): 'site' | 'inTech' {
  const onJobDetail = isPageName(facts?.page) && PAGES[facts.page].jobDetail === true
  const isInTech =
    facts?.jobFunctionParentId === constants.inTechJobFunctionId ||
    (onJobDetail && facts.jobFunctionGroupId === constants.inTechJobFunctionId)
  return isInTech ? 'inTech' : 'site'
}
