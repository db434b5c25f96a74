import type { EndpointName } from '../../src/core/endpoints.ts'
import { slugify } from '../../src/core/text/slugify.ts'

/** Keywords that the server suggests: those that hold what was typed, whatever its accents. */
const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh']

/** Paragraphs that are higher than 250 pixels at any width of a window. */
const LONG_TEXT = `<h2>Việc làm kế toán</h2>${'<p>Nhu cầu tuyển dụng kế toán tăng rõ nhất vào đầu năm và sau mùa hè. Hồ sơ có số liệu cụ thể được nhà tuyển dụng đọc kỹ hơn.</p>'.repeat(9)}<p>Xem <a href="/muc-luong">báo cáo lương</a> trước khi thương lượng.</p>`

const list = <Row>(rows: readonly Row[]) => rows.map((attributes, index) => ({ id: index + 1, attributes }))

const named = (rows: readonly (readonly [number, string, string])[]) => ({
  data: { relationships: { data: rows.map(([id, nameVi, nameEn]) => ({ id, attributes: { nameVi, nameEn } })) } },
})

/** What each endpoint answers when it works. `pictures` is where the pictures are. */
export function goodAnswer(name: EndpointName, query: URLSearchParams, pictures: string): unknown {
  switch (name) {
    case 'themes':
      return {
        data: {
          id: 1,
          attributes: {
            blue_desktop_logo: `${pictures}/season.png`,
            white_desktop_logo: `${pictures}/season.png`,
            responsive_logo: `${pictures}/season-narrow.png`,
          },
        },
      }
    case 'topBanner':
      return {
        data: [3, 1, 2].map((id) => ({
          id,
          allowClose: 1,
          attributes: { image: `${pictures}/banner-${id}.png`, url: `/banner-${id}` },
        })),
      }
    case 'sidebarBanner':
      return { data: list([{ path: `${pictures}/sidebar.png`, link: '/sidebar', status: 1 }]) }
    case 'bottomText':
      return { data: list([{ content: LONG_TEXT, image: null }]) }
    case 'keywordSeo':
      return {
        data: {
          relationships: {
            data: list([
              { name: 'Việc làm kế toán', link: '/ke-toan-kv' },
              { name: 'Việc làm Java', link: '/java-kv' },
            ]),
          },
        },
      }
    case 'hotKeywords':
    case 'keywordSuggestions':
    case 'suggestJobTitle': {
      const asked = slugify(query.get('keyword') ?? '')
      return { data: list(KEYWORDS.filter((keyword) => slugify(keyword).includes(asked)).map((name) => ({ name }))) }
    }
    case 'resumeSummary':
      return { status: { code: 200 }, data: { attributes: { totalEmployerViews: 3, totalJobAlert: 5 } } }
    case 'companyIndustries':
      return named([
        [1, 'Công nghệ thông tin', 'Information technology'],
        [2, 'Ngân hàng', 'Banking'],
      ])
    case 'jobLevels':
      return named([[1, 'Nhân viên', 'Staff']])
    case 'jobFunctions':
      return {
        meta: { statusCode: 200 },
        data: [{ id: 5, attributes: { nameVi: 'Công nghệ', nameEn: 'Technology' } }],
        included: [{ id: 6, attributes: { nameVi: 'Lập trình', nameEn: 'Programming', parentId: 5 } }],
      }
    default:
      return { data: {} }
  }
}
