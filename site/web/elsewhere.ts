import type { Language, ShellConfig } from '@jobsite/shell/core'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { type Bilingual, text } from '../bilingual.ts'
import { plainDocument } from './plainDocument.ts'
import { elsewhereName } from './siteConfig.ts'
import type { PageAssets, SiteEnv } from './siteEnv.ts'

/** The sites of others that the shell links to, by the keys of `links` and `social`. */
const SITES: Readonly<Record<keyof ShellConfig['links'] | keyof ShellConfig['social'], Bilingual>> = {
  cvTemplates: text('Thư viện mẫu CV', 'CV template library'),
  hrInsider: text('HR Insider'),
  techRecruitment: text('Tuyển dụng công nghệ inTECH', 'inTECH tech recruitment'),
  learning: text('Học trực tuyến', 'Online learning'),
  faq: text('Câu hỏi thường gặp', 'Frequently asked questions'),
  appStore: text('App Store'),
  googlePlay: text('Google Play'),
  governmentRegistration: text('Trang đăng ký của cơ quan nhà nước', 'Government registration'),
  facebook: text('Facebook'),
  linkedin: text('LinkedIn'),
  tiktok: text('TikTok'),
  youtube: text('YouTube'),
  spotify: text('Spotify'),
}
const BY_NAME = new Map(Object.entries(SITES).map(([key, site]) => [elsewhereName(key), site]))

const STANDS_FOR = text(
  'Ở bản chạy thật, liên kết này mở một trang web khác:',
  'On the live site, this link opens another website:',
)
const BACK = text('Về trang chủ', 'Back to the home page')

const EMPLOYER = {
  title: text('Trang nhà tuyển dụng', 'Employer site'),
  lead: text(
    'Trang dành cho nhà tuyển dụng là một trang web riêng; bản dùng thử chỉ có trang này.',
    'The employer site is a website of its own; this demo has this page alone.',
  ),
  services: text('Sản phẩm và dịch vụ', 'Products and services'),
  sections: [
    ['jobPosting', text('Đăng tuyển dụng', 'Post a job')],
    ['resumeSearch', text('Tìm hồ sơ ứng viên', 'Search resume')],
    ['contact-us', text('Liên hệ', 'Contact us')],
  ] as const,
}

/** Pages in the place of other websites, so that no link of the shell leads nowhere. */
export function addElsewhere(app: Hono<SiteEnv>, assets: PageAssets): void {
  app.get('/elsewhere/:site/:language{vi|en}?', (context) => {
    const site = BY_NAME.get(context.req.param('site'))
    if (!site) return context.notFound()
    const language = context.req.param('language') === 'en' ? 'en' : 'vi'
    const title = site[language]
    return context.html(
      plainDocument({
        language,
        title,
        assets,
        body: html`<h1>${title}</h1><p>${STANDS_FOR[language]} ${title}.</p>${back(language)}`,
      }),
    )
  })
  const employer = (
    path: string,
    title: Bilingual,
    body: (language: Language) => ReturnType<typeof html> | '',
  ): void => {
    app.get(path, (context) => {
      // This site's parameter counts the other way round than the cookie: 1 is Vietnamese, 2 English.
      const language = context.req.query('lang') === '2' ? 'en' : 'vi'
      const words = html`<h1>${title[language]}</h1><p>${EMPLOYER.lead[language]}</p>${body(language)}${back(language)}`
      return context.html(plainDocument({ language, title: title[language], assets, body: words }))
    })
  }
  const sections = (language: Language) =>
    html`${EMPLOYER.sections.map(([id, name]) => html`<section id="${id}"><h2>${name[language]}</h2></section>`)}`
  for (const path of ['/employer', '/employer/']) employer(path, EMPLOYER.title, sections)
  employer('/employer/choose-services', EMPLOYER.services, () => '')
}

const back = (language: Language) => html`<p><a href="${language === 'en' ? '/en' : '/'}">${BACK[language]}</a></p>`
