import type { Language } from '@jobsite/shell/core'
import { createContext, useContext } from 'react'

/** Texts of the page's controls. */
const WORDS = {
  vi: {
    save: 'Lưu việc làm',
    saved: 'Đã lưu',
    saveNamed: (title: string) => `Lưu việc làm ${title}`,
    savedNow: (title: string) => `Đã lưu ${title}`,
    removedNow: (title: string) => `Đã bỏ lưu ${title}`,
    saveFailed: 'Chưa lưu được. Hãy thử lại.',
    share: 'Chia sẻ',
    copied: 'Đã sao chép liên kết',
    tasks: 'Mô tả công việc',
    needs: 'Yêu cầu công việc',
    benefits: 'Phúc lợi',
    skills: 'Kỹ năng',
    about: 'Thông tin chung',
    company: 'Về công ty',
    seeCompany: 'Xem trang công ty',
    fullPage: 'Mở trang riêng',
    jobDetail: 'Chi tiết việc làm',
    loading: 'Đang tải việc làm…',
    failed: 'Không tải được việc làm này.',
    retry: 'Thử lại',
    showing: (title: string) => `Đang xem: ${title}`,
    filters: 'Bộ lọc',
    active: 'Điều kiện đang chọn',
    remove: (name: string) => `Bỏ ${name}`,
    apply: 'Áp dụng',
    find: (label: string) => `Tìm trong ${label}`,
    atMost: (max: number) => `Chỉ chọn được tối đa ${max}.`,
    results: 'Kết quả tìm kiếm',
    pages: 'Các trang kết quả',
    done: 'Xong',
    or: 'hoặc',
    show: 'Hiện',
    hide: 'Ẩn',
    lowest: 'Thấp nhất',
    middle: 'Trung bình',
    highest: 'Cao nhất',
    applyFor: 'Ứng tuyển',
  },
  en: {
    save: 'Save job',
    saved: 'Saved',
    saveNamed: (title: string) => `Save job ${title}`,
    savedNow: (title: string) => `Saved ${title}`,
    removedNow: (title: string) => `Removed ${title}`,
    saveFailed: 'The job could not be saved. Please try again.',
    share: 'Share',
    copied: 'Link copied',
    tasks: 'What you will do',
    needs: 'What you bring',
    benefits: 'Benefits',
    skills: 'Skills',
    about: 'About the job',
    company: 'About the company',
    seeCompany: 'See the company page',
    fullPage: 'Open full page',
    jobDetail: 'Job details',
    loading: 'Loading the job…',
    failed: 'This job could not be loaded.',
    retry: 'Try again',
    showing: (title: string) => `Showing: ${title}`,
    filters: 'Filters',
    active: 'Active filters',
    remove: (name: string) => `Remove ${name}`,
    apply: 'Apply',
    find: (label: string) => `Find in ${label}`,
    atMost: (max: number) => `Choose ${max} at most.`,
    results: 'Search results',
    pages: 'Pages of results',
    done: 'Done',
    or: 'or',
    show: 'Show',
    hide: 'Hide',
    lowest: 'Lowest',
    middle: 'Average',
    highest: 'Highest',
    applyFor: 'Apply',
  },
} as const satisfies Readonly<Record<Language, unknown>>

const LanguageContext = createContext<Language>('vi')

/** Says which language the page is in. */
export const LanguageProvider = LanguageContext.Provider

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of the page's controls in its language. */
export const useWords = () => WORDS[useLanguage()]
