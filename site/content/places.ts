import { pagePath, routePairs } from '@jobsite/shell/core'
import type { ContentOf } from '../web/pageContext.ts'
import { CAMPAIGN_PATH } from '../web/siteConfig.ts'
import { onboardingContent, profileContent, settingsContent } from './accountContent.ts'
import { careerCentreContent } from './careerCentreContent.ts'
import { companyListPages } from './companyListPages.ts'
import { errorContent } from './errorContent.ts'
import { allLocationsContent, homeContent, landingContent } from './homeContent.ts'
import { jobListPages } from './jobListPages.ts'
import { numerologyContent, numerologyResultContent, rulingNumberContent } from './numerologyContent.ts'
import { salaryConverterContent } from './salaryConverterContent.ts'
import { searchContent } from './searchContent.ts'
import { siteMapContent } from './siteMapContent.ts'
import { staticPages } from './staticPages.ts'
import { interviewContent, salaryContent } from './topicContent.ts'

/** Content by place; a place is named by its Vietnamese path. */
const CONTENT: Readonly<Record<string, ContentOf>> = {
  '': homeContent,
  'tim-viec-lam': landingContent,
  'tim-viec-lam/tim-tat-ca-viec-lam': searchContent,
  'viec-lam': searchContent,
  'viec-can-tuyen-gap': searchContent,
  'cau-hoi-phong-van': interviewContent,
  'cau-hoi-phong-van/tat-ca-viec-lam': interviewContent,
  'muc-luong': salaryContent,
  'muc-luong/tat-ca-viec-lam': salaryContent,
  'ho-so': profileContent,
  'quan-ly-tai-khoan': settingsContent,
  'khong-tim-thay-trang': errorContent,
  'tinh-luong-gross-net': salaryConverterContent,
  'nhan-so-hoc': numerologyContent,
  'nhan-so-hoc/ket-qua': numerologyResultContent,
  'so-chu-dao': rulingNumberContent,
  'nhan-so-hoc/so-chu-dao': rulingNumberContent,
  'so-do-trang-web': siteMapContent,
  'tat-ca-khu-vuc': allLocationsContent,
  'chao-don-ung-vien-moi/bat-dau': onboardingContent,
  ...companyListPages,
  ...jobListPages,
  ...Object.fromEntries(
    Object.entries(staticPages).map(([path, { description, noIndex, blocks = [], next, ...view }]) => [
      path,
      () => ({
        description,
        ...(noIndex && { noIndex }),
        view: { ...view, blocks: next ? [...blocks, { kind: 'actions' as const, links: next }] : blocks },
      }),
    ]),
  ),
}

/** Places that no pair names, with their other URLs. */
const MORE: readonly (readonly [vi: string, ...others: string[]])[] = [
  ['', 'en'],
  ['viec-lam-quan-ly', 'job-channel/top-management'],
  ['wowcv', 'wowcv/en'],
  ['empower-growth-2023', 'empower-growth-2023/en'],
  ['career-newbies'],
  ['quen-mat-khau'],
  ['recommendation/success', 'recommendation/success/en'],
  ['recommendation/expired', 'recommendation/expired/en'],
  [CAMPAIGN_PATH.slice(1), `${CAMPAIGN_PATH.slice(1)}/en`],
  ['company/navigosgroup'],
]

const PLACES: ReadonlyMap<string, string> = new Map([
  ...routePairs.flatMap(({ vi, en }) => [[vi, vi] as const, [en, vi] as const]),
  ...MORE.flatMap(([vi, ...others]) => [vi, ...others].map((path) => [path, vi] as const)),
])

/** Every fixed path of the site. */
export const PLACE_PATHS: readonly string[] = [...PLACES.keys()].map((path) => `/${path}`)

const CAREER_CENTRE = pagePath('myCareerCenter', 'vi').slice(1)

/** The place at a path, by its Vietnamese path; `undefined` where there is none. Whole paths only. */
export function placeOf(path: string): string | undefined {
  return PLACES.get(path.slice(1))
}

/** Creates the content of a URL. */
export function contentOfPlace(place: string): ContentOf | undefined {
  if (place === CAREER_CENTRE || place.startsWith(`${CAREER_CENTRE}/`)) return careerCentreContent
  return Object.hasOwn(CONTENT, place) ? CONTENT[place] : undefined
}
