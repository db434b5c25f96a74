import type { BreadcrumbMessages } from '../messages/breadcrumbs.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageName } from '../pages/pages.ts'

/** Texts that can label a breadcrumb. */
export type CrumbTexts = Messages & { readonly crumbs: BreadcrumbMessages }

/** Ancestors and label of a page; a page without a label is labeled by the caller. */
export interface Trail {
  readonly parent?: PageName
  readonly label?: (words: CrumbTexts) => string
}

const inCareerCentre = (label: Trail['label']): Trail => ({ parent: 'myCareerCenter', label })

/** Page tree below the home page. */
export const TRAILS: Readonly<Record<PageName, Trail>> = /* @__PURE__ */ Object.freeze({
  homepage: { label: ({ homeTitle }) => homeTitle },
  searchResult: { label: ({ crumbs }) => crumbs.jobs },
  SEOLandingPage: { label: ({ menu }) => menu.findJobs },
  jobDetail: { parent: 'searchResult' },
  topManagementJobs: { parent: 'searchResult', label: ({ menu }) => menu.managementJobs },
  recommendedJobs: { parent: 'searchResult', label: ({ menu }) => menu.jobsForYou },
  interview: { label: ({ menu }) => menu.interviewQuestions },
  salary: { label: ({ menu }) => menu.salaryReport },
  companyList: { label: ({ menu }) => menu.companies },
  myCareerCenter: { label: ({ careerCentre }) => careerCentre.title },
  dashboard: inCareerCentre(({ careerCentre }) => careerCentre.dashboard),
  profileSettings: inCareerCentre(({ careerCentre }) => careerCentre.profileSettings),
  myCompanies: inCareerCentre(({ careerCentre }) => careerCentre.myCompanies),
  profileViews: inCareerCentre(({ careerCentre }) => careerCentre.profileViews),
  myJobs: inCareerCentre(({ careerCentre }) => careerCentre.myJobs),
  jobAlerts: inCareerCentre(({ careerCentre }) => careerCentre.jobAlerts),
  referralCandidates: inCareerCentre(({ careerCentre }) => careerCentre.referralCandidates),
  accountSettings: inCareerCentre(({ careerCentre }) => careerCentre.accountSettings),
  myAccount: inCareerCentre(({ careerCentre }) => careerCentre.accountSettings),
  myProfile: { label: ({ crumbs }) => crumbs.myProfile },
  wowCv: { label: ({ menu }) => menu.wowCv },
  careerTools: { label: ({ menu }) => menu.salaryConverter },
  salaryConverter: { label: ({ menu }) => menu.salaryConverter },
  careerPath: { label: ({ menu }) => menu.careerPath },
  numerology: { label: ({ menu }) => menu.numerology },
  empowerGrowth: { label: ({ menu }) => menu.empowerGrowth },
  careerNewbies: { label: ({ menu }) => menu.careerNewbies },
  other: {},
})

/** Labels of places without a page name, or below a page, by Vietnamese path. */
export const PLACE_LABELS: Readonly<Record<string, (words: CrumbTexts) => string>> = /* @__PURE__ */ Object.freeze({
  'tim-viec-lam/tim-tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'viec-can-tuyen-gap': ({ crumbs }) => crumbs.urgentJobs,
  'viec-lam-tot-nhat': ({ crumbs }) => crumbs.featuredJobs,
  'cau-hoi-phong-van/tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'muc-luong/tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'nhan-so-hoc/ket-qua': ({ crumbs }) => crumbs.result,
  'nhan-so-hoc/so-chu-dao': ({ crumbs }) => crumbs.rulingNumber,
  'so-chu-dao': ({ crumbs }) => crumbs.rulingNumber,
  'dang-nhap': ({ logIn }) => logIn,
  'dang-ky': ({ register }) => register,
  'lien-he': ({ footer }) => footer.contact,
  'thoa-thuan-su-dung': ({ footer }) => footer.terms,
  'quy-dinh-bao-mat': ({ footer }) => footer.privacy,
  'so-do-trang-web': ({ footer }) => footer.siteMap,
  'tat-ca-khu-vuc': ({ footer }) => footer.allLocations,
  'quy-che-hoat-dong-thuong-mai-dien-tu': ({ footer }) => footer.ecommerce,
})
