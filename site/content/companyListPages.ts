import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { companyCards } from './companyContent.ts'

const LEAD = text(
  'Công ty đang tuyển dụng tại Việt Nam: lĩnh vực, quy mô và vị trí đang mở.',
  'Companies that hire in Vietnam: what they do, how large they are and whom they look for.',
)

const listOf =
  (heading: Bilingual, description: Bilingual): ContentOf =>
  ({ language }) => ({
    description,
    view: {
      heading,
      lead: LEAD,
      blocks: [{ kind: 'companies', companies: companyCards(language) }],
    },
  })

/** The three lists of companies, by their Vietnamese path. */
export const companyListPages: Readonly<Record<string, ContentOf>> = {
  'danh-sach-cong-ty': listOf(text('Danh sách công ty', 'Company list'), LEAD),
  'nha-tuyen-dung': listOf(
    text('Nhà tuyển dụng', 'Companies'),
    text(
      'Nhà tuyển dụng tại Việt Nam và số việc làm đang tuyển của từng nơi.',
      'Employers in Vietnam, and the number of open jobs of each.',
    ),
  ),
  'tim-viec-lam/nha-tuyen-dung': listOf(
    text('Tìm việc theo nhà tuyển dụng', 'Jobs by employer'),
    text(
      'Tìm việc theo nhà tuyển dụng: chọn một công ty để xem tất cả việc làm của công ty đó.',
      'Find jobs by employer: choose a company to see all of its jobs.',
    ),
  ),
}
