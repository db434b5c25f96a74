import type { Language, User } from '@jobsite/shell/core'
import type { ShellFixtures } from '@jobsite/shell/mocks'
import type { DemoUser } from './demos.ts'

/** Folder of the examples on the site, with slashes at both ends. */
export const folderOf = (base: string): string => `${base}demos/`

const KEYWORDS = {
  vi: ['Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'Nhân viên kinh doanh', 'Trợ lý giám đốc', 'Digital Marketing'],
  en: ['Chief accountant', 'General accountant', 'Java', 'Sales executive', 'Assistant', 'Digital marketing'],
}

const TEXT = {
  vi: `<h2>Việc làm tại Việt Nam</h2>${'<p>Hàng nghìn doanh nghiệp tuyển dụng mỗi ngày. Người tìm việc có thể lọc theo ngành nghề, mức lương và cấp bậc, lưu lại việc làm phù hợp và nhận thông báo khi có việc mới. Hồ sơ được lưu một lần và dùng cho mọi lần ứng tuyển.</p>'.repeat(4)}`,
  en: `<h2>Jobs in Vietnam</h2>${'<p>Thousands of companies are hiring every day. Filter jobs by category, salary and level, save those that fit, and get an alert when there is a new one. A resume is stored once and used for every application.</p>'.repeat(4)}`,
}

/** Returns what the services of the examples respond with. */
export const fixturesOf = (language: Language, base: string): Partial<ShellFixtures> => ({
  theme: {},
  topBanners: [{ id: 1, allowClose: 1, image: `${folderOf(base)}banner.svg`, url: '/danh-sach-cong-ty' }],
  sidebarBanner: { path: `${folderOf(base)}sidebar-banner.svg`, link: '/wowcv', status: 1 },
  bottomText: { id: 1, content: TEXT[language] },
  keywords: KEYWORDS[language].map((name, id) => ({ id, name, link: `/viec-lam/${id}` })),
  hotKeywords: KEYWORDS[language],
  suggestions: KEYWORDS[language],
})

export const USERS: Readonly<Record<DemoUser, User | null>> = {
  visitor: null,
  seeker: {
    userId: 1,
    firstName: 'Nguyễn Thị Minh Anh',
    lastName: 'Trần',
    jobTitle: 'Kế toán trưởng',
    accessToken: 'token-for-mocks',
  },
}
