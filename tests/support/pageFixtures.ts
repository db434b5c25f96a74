import type { ShellFixtures } from '../../src/mocks/fixtures.ts'

/** Keywords that the services suggest. */
const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh']

/** Paragraphs that are higher than 250 pixels at any width of a window. */
const LONG_TEXT = `<h2>Việc làm kế toán</h2>${'<p>Nhu cầu tuyển dụng kế toán tăng rõ nhất vào đầu năm và sau mùa hè. Hồ sơ có số liệu cụ thể được nhà tuyển dụng đọc kỹ hơn.</p>'.repeat(9)}<p>Xem <a href="/muc-luong">báo cáo lương</a> trước khi thương lượng.</p>`

/** Data of the services of a browser test's page. `images` is the base URL of its images. */
export const pageFixtures = (images: string): Partial<ShellFixtures> => ({
  theme: {
    blue_desktop_logo: `${images}/season.png`,
    white_desktop_logo: `${images}/season.png`,
    responsive_logo: `${images}/season-narrow.png`,
  },
  topBanners: [3, 1, 2].map((id) => ({
    id,
    allowClose: 1,
    image: `${images}/banner-${id}.png`,
    url: `/banner-${id}`,
  })),
  sidebarBanner: { path: `${images}/sidebar.png`, link: '/sidebar', status: 1 },
  bottomText: { id: 1, content: LONG_TEXT },
  keywords: [
    { id: 1, name: 'Việc làm kế toán', link: '/ke-toan-kv' },
    { id: 2, name: 'Việc làm Java', link: '/java-kv' },
  ],
  hotKeywords: KEYWORDS,
  suggestions: KEYWORDS,
  resumeSummary: { totalEmployerViews: 3, totalJobAlert: 5 },
})
