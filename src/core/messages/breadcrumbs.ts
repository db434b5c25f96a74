import type { Language } from '../language/language.ts'

/** Texts used only by breadcrumbs; other names come from the menus. */
export interface BreadcrumbMessages {
  /** Accessible name of the landmark. */
  readonly label: string
  readonly jobs: string
  readonly allJobs: string
  readonly urgentJobs: string
  readonly featuredJobs: string
  readonly myProfile: string
  readonly result: string
  readonly rulingNumber: string
}

/** Texts of breadcrumbs, separate from {@link messages}, so that pages without breadcrumbs do not load them. */
export const breadcrumbMessages: Readonly<Record<Language, BreadcrumbMessages>> = /* @__PURE__ */ Object.freeze({
  vi: {
    label: 'Vị trí của trang',
    jobs: 'Việc làm',
    allJobs: 'Tất cả việc làm',
    urgentJobs: 'Việc làm tuyển gấp',
    featuredJobs: 'Việc làm tốt nhất',
    myProfile: 'Hồ sơ của tôi',
    result: 'Kết quả',
    rulingNumber: 'Số chủ đạo',
  },
  en: {
    label: 'Breadcrumb',
    jobs: 'Jobs',
    allJobs: 'All jobs',
    urgentJobs: 'Urgent jobs',
    featuredJobs: 'Featured jobs',
    myProfile: 'My profile',
    result: 'Result',
    rulingNumber: 'Ruling number',
  },
})
