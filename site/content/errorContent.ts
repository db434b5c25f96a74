import { pagePath } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import { jobSearchForm } from './searchForms.ts'

const WORDS = {
  heading: text('Không tìm thấy trang', 'Page not found'),
  lead: text(
    'Trang bạn tìm không có ở đây. Có thể địa chỉ đã thay đổi, hoặc việc làm đã hết hạn.',
    'The page you are looking for is not here. Its address may have changed, or the job may have expired.',
  ),
  next: text('Bạn có thể thử', 'You can try'),
  home: text('Trang chủ', 'Home page'),
  jobs: text('Việc làm mới nhất', 'Newest jobs'),
  companies: text('Danh sách công ty', 'Company list'),
  contact: text('Liên hệ', 'Contact us'),
}

/** The 404 page: what is where there is no page. */
export function errorContent(context: PageContext): PageContent {
  const { language } = context
  return {
    title: WORDS.heading[language],
    description: WORDS.lead[language],
    status: 404,
    noIndex: true,
    view: {
      heading: WORDS.heading[language],
      lead: WORDS.lead[language],
      search: jobSearchForm(context),
      blocks: [
        {
          kind: 'links',
          heading: WORDS.next[language],
          links: [
            { label: WORDS.home[language], href: pagePath('homepage', language) },
            { label: WORDS.jobs[language], href: pagePath('searchResult', language) },
            { label: WORDS.companies[language], href: pagePath('companyList', language) },
            { label: WORDS.contact[language], href: language === 'vi' ? '/lien-he' : '/contact-us' },
          ],
        },
      ],
    },
  }
}
