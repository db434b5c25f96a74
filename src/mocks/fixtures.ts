import { jobLevels } from '../core/reference/workTables.ts'
import type { ShellFixtures } from './ShellFixtures.ts'

const image = (colour: string, width: number, height: number): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colour}"/></svg>`,
  )}`

/** A site on an ordinary day: every part of the shell has something to show. Images are inside, so nothing is loaded. */
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
    image: image('#0b57c2', 320, 200),
  },
  keywords: [
    { id: 1, name: 'Kế toán', link: '/viec-lam-ke-toan-i1-vn' },
    { id: 2, name: 'Ngân hàng', link: '/viec-lam-ngan-hang-i42-vn' },
    { id: 3, name: 'Hà Nội', link: '/viec-lam-ha-noi-v24-vn' },
  ],
  resumeSummary: { totalEmployerViews: 12, totalJobAlert: 3 },
  sidebarBanner: { path: image('#127a4b', 160, 600), link: '/empower-growth-2023', status: 1 },
  topBanners: [
    { id: 2, allowClose: 0, image: image('#b93408', 2560, 94), url: '/danh-sach-cong-ty' },
    { id: 1, allowClose: 1, image: image('#5b2a86', 2560, 94), url: '/wowcv' },
  ],
  theme: {
    blue_desktop_logo: image('#0b57c2', 140, 36),
    white_desktop_logo: image('#ffffff', 140, 36),
    responsive_logo: image('#0b57c2', 100, 36),
  },
  hotKeywords: ['Kế toán', 'Java', 'Nhân viên kinh doanh', 'C#'],
  suggestions: ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh'],
}
