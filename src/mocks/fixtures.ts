import type { Named } from '../core/named.ts'
import { jobLevels } from '../core/reference/workTables.ts'
import type { SeasonalTheme } from '../core/theme/seasonalTheme.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { FIXTURE_IMAGES } from './fixtureImages.ts'

/** Top banner of the mocked service. */
export interface TopBannerFixture {
  readonly id: number
  /** `1` lets it be closed. */
  readonly allowClose: 0 | 1
  readonly image: string
  readonly url: string
  /** Text that names the banner's link. */
  readonly alt?: string
}

/** Group of job functions of the mocked service. */
export interface JobFunctionGroupFixture {
  readonly parent: Named
  readonly children: readonly Named[]
}

/** Rows that the mocked endpoints respond with. Tests and stories may replace them. */
export interface ShellFixtures {
  readonly jobLevels: readonly Named[]
  readonly companyIndustries: readonly Named[]
  readonly jobFunctionGroups: readonly JobFunctionGroupFixture[]
  /** The text below listings; `null` for pages that have none. Its content is HTML. */
  readonly bottomText: { readonly id: number; readonly content: string; readonly image?: string } | null
  readonly keywords: readonly { readonly id: number; readonly name: string; readonly link: string }[]
  /** Counts of a seeker; requests without a token get 401. */
  readonly resumeSummary: ResumeSummary
  /** Shown with `status` 1; `null` for none. */
  readonly sidebarBanner: {
    readonly path: string
    readonly link: string
    readonly status: number
    /** Text that names the banner's link. */
    readonly alt?: string
  } | null
  readonly topBanners: readonly TopBannerFixture[]
  /** The season's logos, all or some; `null` for no season. */
  readonly theme: SeasonalTheme | null
  readonly hotKeywords: readonly string[]
  /** Keywords and job titles; those that contain the typed text are suggested. */
  readonly suggestions: readonly string[]
  /** Jobs that a search finds, with any fields. */
  readonly jobs: readonly Readonly<Record<string, unknown>>[]
  /** Whether employers may find the seeker's resume. */
  readonly isSearchable: boolean
  readonly attachedFiles: readonly { readonly id: number; readonly name: string }[]
  /** Whether the page may ask the visitor something in a dialog. */
  readonly showsPopup: boolean
}

/** Default fixtures: every component of the shell has something to show. Their images are served too. */
export const shellFixtures: ShellFixtures = {
  jobLevels,
  companyIndustries: [
    { id: 1, name: 'Phần mềm', nameEn: 'Software' },
    { id: 2, name: 'Âm nhạc/Giải trí', nameEn: 'Music/Entertainment' },
    { id: 3, name: 'Ngân hàng/Tài chính', nameEn: 'Banking/Finance' },
    { id: 4, name: 'Điện tử', nameEn: 'Electronics' },
  ],
  jobFunctionGroups: [
    {
      parent: { id: 5, name: 'Công nghệ thông tin/Viễn thông', nameEn: 'Information Technology/Telecommunications' },
      children: [
        { id: 501, name: 'Phát triển phần mềm', nameEn: 'Software Development' },
        { id: 502, name: 'Hệ thống/Mạng', nameEn: 'System/Networking' },
      ],
    },
    {
      parent: { id: 2, name: 'Kế toán/Kiểm toán', nameEn: 'Accounting/Auditing' },
      children: [{ id: 201, name: 'Kế toán tổng hợp', nameEn: 'General Accounting' }],
    },
    {
      parent: { id: 99, name: 'Khác', nameEn: 'Others' },
      children: [{ id: 9901, name: 'Khác', nameEn: 'Others' }],
    },
  ],
  bottomText: {
    id: 12,
    content:
      '<h2>Việc làm tại Việt Nam</h2><p>Hàng nghìn việc làm mới mỗi ngày, <a href="/viec-lam">xem tất cả</a>.</p>',
    image: FIXTURE_IMAGES.text,
  },
  keywords: [
    { id: 1, name: 'Kế toán', link: '/viec-lam-ke-toan-i1-vn' },
    { id: 2, name: 'Ngân hàng', link: '/viec-lam-ngan-hang-i42-vn' },
    { id: 3, name: 'Hà Nội', link: '/viec-lam-ha-noi-v24-vn' },
  ],
  resumeSummary: { totalEmployerViews: 12, totalJobAlert: 3 },
  sidebarBanner: { path: FIXTURE_IMAGES.sidebar, link: '/empower-growth-2023', status: 1 },
  topBanners: [
    { id: 2, allowClose: 0, image: FIXTURE_IMAGES.companies, url: '/danh-sach-cong-ty' },
    { id: 1, allowClose: 1, image: FIXTURE_IMAGES.cv, url: '/wowcv' },
  ],
  theme: {
    blue_desktop_logo: FIXTURE_IMAGES.logo,
    white_desktop_logo: FIXTURE_IMAGES.whiteLogo,
    responsive_logo: FIXTURE_IMAGES.narrowLogo,
  },
  hotKeywords: ['Kế toán', 'Java', 'Nhân viên kinh doanh', 'C#'],
  suggestions: ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh'],
  jobs: [
    { jobId: 123456, jobTitle: 'Kế toán trưởng', companyName: 'Công ty Ví dụ' },
    { jobId: 123457, jobTitle: 'Java Developer', companyName: 'Example Ltd' },
  ],
  isSearchable: true,
  attachedFiles: [{ id: 1, name: 'cv.pdf' }],
  showsPopup: false,
}
