import { type Language, loginUrl, onboardingUrl, pagePath, registerUrl } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { Block } from '../ui/view.ts'
import type { Account } from '../web/accounts.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { profileFacts } from './profileFacts.ts'

const WORDS = {
  profile: text('Hồ sơ của tôi', 'My profile'),
  profileText: text('Hồ sơ mà nhà tuyển dụng thấy.', 'The profile that employers see.'),
  settings: text('Quản lý tài khoản', 'Account settings'),
  settingsText: text('E-mail, mật khẩu và ngôn ngữ.', 'E-mail, password and language.'),
  visitor: text('Đăng nhập để xem trang này với dữ liệu của bạn.', 'Log in to see this page with your own data.'),
  logIn: text('Đăng nhập', 'Log in'),
  register: text('Đăng ký', 'Register'),
  facts: text('Thông tin', 'Details'),
  dashboard: text('Đến trang tổng quan', 'Go to the dashboard'),
  welcome: text('Chào mừng bạn', 'Welcome'),
  welcomeText: text('Ba bước để nhà tuyển dụng tìm thấy bạn.', 'Three steps to help employers find you.'),
  steps: text('Bắt đầu', 'Getting started'),
}

const STEPS: readonly (readonly [Bilingual, Bilingual])[] = [
  [
    text('1. Hoàn thiện hồ sơ', '1. Complete your profile'),
    text('Chức danh, kinh nghiệm và kỹ năng.', 'Title, experience and skills.'),
  ],
  [
    text('2. Tạo thông báo việc làm', '2. Set up a job alert'),
    text('Nhận việc mới qua e-mail.', 'New jobs by e-mail.'),
  ],
  [text('3. Nộp đơn đầu tiên', '3. Apply for your first job'), text('Chỉ mất vài phút.', 'It takes a few minutes.')],
]

/** The seeker's profile; visitors are asked to log in. */
export const profileContent: ContentOf = (context) => seekerPage(context, WORDS.profile, WORDS.profileText)

/** The account's settings; visitors are asked to log in. */
export const settingsContent: ContentOf = (context) => seekerPage(context, WORDS.settings, WORDS.settingsText)

/** Onboarding paths. */
export const onboardingContent: ContentOf = (context) => {
  const { language, account } = context
  const cards = STEPS.map(([title, words], index) => ({
    title: title[language],
    text: words[language],
    href: pagePath((['myProfile', 'jobAlerts', 'searchResult'] as const)[index] ?? 'homepage', language),
  }))
  return {
    description: WORDS.welcomeText[language],
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: `${WORDS.welcome[language]}${account ? `, ${account.firstName}` : ''}!`,
      lead: WORDS.welcomeText[language],
      actions: account ? [dashboardLink(language)] : visitorLinks(context, onboardingUrl(context.config, language)),
      blocks: [{ kind: 'cards', heading: WORDS.steps[language], cards }],
    },
  }
}

function seekerPage(context: PageContext, heading: Bilingual, description: Bilingual): ReturnType<ContentOf> {
  const { language, account, url } = context
  return {
    description: description[language],
    view: {
      heading: heading[language],
      lead: description[language],
      actions: account ? [dashboardLink(language)] : visitorLinks(context, url),
      blocks: account ? [facts(account, language)] : [{ kind: 'notice', text: WORDS.visitor[language] }],
    },
  }
}

const facts = (account: Account, language: Language): Block => ({
  kind: 'facts',
  heading: WORDS.facts[language],
  facts: profileFacts(account, language),
})

const dashboardLink = (language: Language) => ({
  label: WORDS.dashboard[language],
  href: pagePath('dashboard', language),
})

function visitorLinks({ config, language }: PageContext, redirectUrl: string) {
  return [
    { label: WORDS.logIn[language], href: loginUrl(config, language, { redirectUrl, now: null }) },
    { label: WORDS.register[language], href: registerUrl(config, language, { redirectUrl, now: null }) },
  ]
}
