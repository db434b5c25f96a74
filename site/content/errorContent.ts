import { text } from '../bilingual.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import { jobSearchForm } from './searchForms.ts'
import { urlOf } from './urlOf.ts'

/** The 404 page: what is where there is no page. */
export function errorContent(context: PageContext): PageContent {
  return {
    status: 404,
    noIndex: true,
    view: {
      heading: text('Không tìm thấy trang', 'Page not found'),
      lead: text(
        'Trang bạn tìm không có ở đây. Có thể địa chỉ đã thay đổi, hoặc việc làm đã hết hạn.',
        'The page you are looking for is not here. Its address may have changed, or the job may have expired.',
      ),
      search: jobSearchForm(context),
      blocks: [
        {
          kind: 'links',
          heading: text('Bạn có thể thử', 'You can try'),
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
