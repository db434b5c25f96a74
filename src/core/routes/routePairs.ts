import { table } from '../looseValues.ts'
import type { PageName } from '../pages/pages.ts'

/** The two paths of one page, whole segments without a leading slash. */
export interface RoutePair {
  readonly vi: string
  readonly en: string
}

/** A pair of paths with its page; pages without a name are `other`. */
export interface Route extends RoutePair {
  readonly page: PageName
}

const route = (vi: string, en: string, page: PageName = 'other'): Route => Object.freeze({ vi, en, page })

/** All pages with a path in both languages. Order does not matter: the longest match wins. */
export const ROUTES: readonly Route[] = /* @__PURE__ */ table(() => [
  route('tim-viec-lam', 'job-search', 'SEOLandingPage'),
  route('tim-viec-lam/tim-tat-ca-viec-lam', 'job-search/all-jobs', 'searchResult'),
  route('viec-lam', 'jobs', 'searchResult'),
  route('viec-can-tuyen-gap', 'urgent-jobs', 'searchResult'),
  route('cau-hoi-phong-van', 'interview', 'interview'),
  route('cau-hoi-phong-van/tat-ca-viec-lam', 'interview/all-jobs', 'interview'),
  route('muc-luong', 'salary', 'salary'),
  route('muc-luong/tat-ca-viec-lam', 'salary/all-jobs', 'salary'),
  route('tim-viec-lam/nha-tuyen-dung', 'job-search/employer', 'companyList'),
  route('nha-tuyen-dung', 'companies', 'companyList'),
  route('danh-sach-cong-ty', 'company-list', 'companyList'),
  route('viec-lam-tot-nhat', 'featured-jobs'),
  route('viec-lam-goi-y', 'recommended-jobs', 'recommendedJobs'),
  route('viec-lam-quan-ly', 'management-jobs', 'topManagementJobs'),
  route('ung-tuyen-nhieu-viec-lam', 'apply-multiple-jobs'),
  route('ho-so', 'my-profile', 'myProfile'),
  route('quan-ly-tai-khoan', 'account-settings', 'accountSettings'),
  route('quan-ly-nghe-nghiep', 'my-career-center', 'myCareerCenter'),
  route('quan-ly-nghe-nghiep/tong-quan', 'my-career-center/dashboard', 'dashboard'),
  route('quan-ly-nghe-nghiep/thiet-lap-ho-so', 'my-career-center/profile-settings', 'profileSettings'),
  route(
    'quan-ly-nghe-nghiep/nha-tuyen-dung-nao-xem-ho-so-cua-ban',
    'my-career-center/who-view-my-resume',
    'profileViews',
  ),
  route('quan-ly-nghe-nghiep/viec-lam-cua-toi', 'my-career-center/my-jobs', 'myJobs'),
  route('quan-ly-nghe-nghiep/thong-bao-viec-lam', 'my-career-center/my-job-alert', 'jobAlerts'),
  route('quan-ly-nghe-nghiep/cong-ty-cua-toi', 'my-career-center/my-companies', 'myCompanies'),
  route('quan-ly-nghe-nghiep/gioi-thieu-ung-vien', 'my-career-center/referral-candidates', 'referralCandidates'),
  route('khong-tim-thay-trang', 'error404'),
  route('tinh-luong-gross-net', 'gross-net-salary-converter', 'salaryConverter'),
  route('nhan-so-hoc', 'numerology', 'numerology'),
  route('nhan-so-hoc/ket-qua', 'numerology/result', 'numerology'),
  route('so-chu-dao', 'ruling-number', 'numerology'),
  route('nhan-so-hoc/so-chu-dao', 'numerology/ruling-number', 'numerology'),
  route('lo-trinh-su-nghiep', 'career-path', 'careerPath'),
  route('quy-dinh-bao-mat-nha-tuyen-dung', 'employer-privacy-policy'),
  route('theo-doi-ty-le-canh-tranh-cua-toi', 'track-my-competitive-rate'),
  route('su-kien', 'event'),
  route('mau-cv', 'cv-template'),
  route('lien-he', 'contact-us'),
  route('thoa-thuan-su-dung', 'terms-of-use'),
  route('quy-dinh-bao-mat', 'privacy-policy'),
  route('di-dong', 'mobile'),
  route('so-do-trang-web', 'site-map'),
  route('tat-ca-khu-vuc', 'job-by-locations'),
  route('quy-che-hoat-dong-thuong-mai-dien-tu', 'operation-ecommerce'),
  route('dang-nhap', 'login'),
  route('dang-ky', 'sign-up'),
  route('kenh-viec-lam', 'job-channel'),
  route('chao-don-ung-vien-moi/bat-dau', 'onboarding/welcome'),
])

/** Alternative English paths of a page. Localized to Vietnamese only, never used as a counterpart. */
export const ENGLISH_ALIASES: readonly Route[] = /* @__PURE__ */ table(() => [
  route('viec-lam-quan-ly', 'job-channel/top-management', 'topManagementJobs'),
])

/** All route pairs, without leading slash. */
export const routePairs: readonly RoutePair[] = /* @__PURE__ */ table(() =>
  ROUTES.map(({ vi, en }) => Object.freeze({ vi, en })),
)

/** Pages whose English URL ends with an `en` segment. Campaign pages are added by the config. */
export const EN_SEGMENT_PAGES: Readonly<Record<string, PageName>> = /* @__PURE__ */ Object.freeze({
  'empower-growth-2023': 'empowerGrowth',
  wowcv: 'wowCv',
})

/** Pages with one URL for both languages. */
export const ONE_FORM_PAGES: Readonly<Record<string, PageName>> = /* @__PURE__ */ Object.freeze({
  'career-newbies': 'careerNewbies',
})
