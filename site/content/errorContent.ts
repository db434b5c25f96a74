import { text } from '../bilingual.ts'
import type { PageContent } from '../web/pageContext.ts'
import { urlOf } from './urlOf.ts'

/** The 404 page: what is where there is no page. */
export function errorContent(): PageContent {
  return {
    status: 404,
    noIndex: true,
    view: {
      heading: text('Không tìm thấy trang', 'Page not found'),
      lead: text(
        'Địa chỉ có thể đã thay đổi, hoặc việc làm đã hết hạn. Hãy tìm việc ở ô tìm kiếm phía trên.',
        'Its address may have changed, or the job may have expired. Use the search above to find jobs.',
      ),
      blocks: [
        {
          kind: 'links',
          heading: text('Gợi ý cho bạn', 'Try these'),
          links: [
            { label: text('Trang chủ', 'Home page'), href: urlOf('homepage') },
            { label: text('Việc làm mới nhất', 'Newest jobs'), href: urlOf('searchResult') },
            { label: text('Danh sách công ty', 'Company list'), href: urlOf('companyList') },
            { label: text('Liên hệ', 'Contact us'), href: text('/lien-he', '/contact-us') },
          ],
        },
      ],
    },
  }
}
