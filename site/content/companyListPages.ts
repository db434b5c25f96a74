import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { companyCards } from './companyContent.ts'

const DESCRIPTION = text(
  'Công ty đang tuyển dụng tại Việt Nam: lĩnh vực, quy mô và vị trí đang mở.',
  'Companies that hire in Vietnam: what they do, how large they are and whom they look for.',
)

const listOf =
  (heading: Bilingual): ContentOf =>
  ({ language }) => ({
    view: {
      heading,
      lead: DESCRIPTION,
      blocks: [{ kind: 'companies', companies: companyCards(language) }],
    },
  })

/** The three lists of companies, by their Vietnamese path. */
export const companyListPages: Readonly<Record<string, ContentOf>> = {
  'danh-sach-cong-ty': listOf(text('Danh sách công ty', 'Company list')),
  'nha-tuyen-dung': listOf(text('Nhà tuyển dụng', 'Companies')),
  'tim-viec-lam/nha-tuyen-dung': listOf(text('Tìm việc theo nhà tuyển dụng', 'Jobs by employer')),
}
