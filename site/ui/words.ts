import type { Language } from '@jobsite/shell/core'
import { createContext, useContext } from 'react'
import { inLanguage, text } from '../bilingual.ts'
import { FIELD_ERRORS } from '../fieldErrors.ts'

/** What the title of a page with a rejected form begins with. */
export const ERROR = text('Lỗi', 'Error')

/** Texts of the page's controls. */
const WORDS = {
  save: text('Lưu việc làm', 'Save job'),
  saved: text('Đã lưu', 'Saved'),
  applied: text('Đã nộp đơn', 'Applied'),
  saveNamed: (title: string) => text(`Lưu việc làm ${title}`, `Save job ${title}`),
  savedNow: (title: string) => text(`Đã lưu ${title}`, `Saved ${title}`),
  removedNow: (title: string) => text(`Đã bỏ lưu ${title}`, `Removed ${title}`),
  undo: text('Hoàn tác', 'Undo'),
  saveFailed: text('Chưa lưu được. Vui lòng thử lại.', 'The job could not be saved. Please try again.'),
  share: text('Chia sẻ', 'Share'),
  copied: text('Đã sao chép liên kết', 'Link copied'),
  skills: text('Kỹ năng', 'Skills'),
  about: text('Thông tin chung', 'About the job'),
  company: text('Về công ty', 'About the company'),
  seeCompany: text('Xem trang công ty', 'See the company page'),
  backToList: text('Về danh sách', 'Back to the list'),
  fullPage: text('Mở trang riêng', 'Open full page'),
  jobDetail: text('Chi tiết việc làm', 'Job details'),
  failed: text('Không tải được việc làm này.', 'This job could not be loaded.'),
  retry: text('Thử lại', 'Try again'),
  showing: (title: string) => text(`Đang xem: ${title}`, `Showing: ${title}`),
  filters: text('Bộ lọc', 'Filters'),
  active: text('Điều kiện đang chọn', 'Active filters'),
  remove: (name: string) => text(`Bỏ ${name}`, `Remove ${name}`),
  apply: text('Áp dụng', 'Apply'),
  find: (label: string) => text(`Tìm trong ${label}`, `Find in ${label}`),
  atMost: (max: number) => text(`Chỉ chọn được tối đa ${max}.`, `Choose ${max} at most.`),
  results: text('Kết quả tìm kiếm', 'Search results'),
  pages: text('Các trang kết quả', 'Pages of results'),
  done: text('Xong', 'Done'),
  problems: text('Vui lòng sửa các thông tin sau:', 'Please correct the following:'),
  missing: FIELD_ERRORS.missing,
  chooseFile: text('Chọn tệp', 'Choose a file'),
  noFile: text('Chưa chọn tệp', 'No file chosen'),
  invalid: text('Vui lòng kiểm tra lại thông tin này.', 'Please check this.'),
  or: text('hoặc', 'or'),
  show: text('Hiện', 'Show'),
  hide: text('Ẩn', 'Hide'),
  lowest: text('Thấp nhất', 'Lowest'),
  middle: text('Trung bình', 'Average'),
  highest: text('Cao nhất', 'Highest'),
  applyFor: text('Nộp đơn', 'Apply'),
}

const BY_LANGUAGE = { vi: inLanguage(WORDS, 'vi'), en: inLanguage(WORDS, 'en') }

const LanguageContext = createContext<Language>('vi')

/** Provides the page's language. */
export const LanguageProvider = LanguageContext.Provider

/** The language of the page. */
export const useLanguage = (): Language => useContext(LanguageContext)

/** The words of the page's controls in its language. */
export const useWords = () => BY_LANGUAGE[useLanguage()]
