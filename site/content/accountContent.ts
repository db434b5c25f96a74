import { loginUrl, onboardingUrl, registerUrl } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { profileFacts } from './profileFacts.ts'
import { urlOf } from './urlOf.ts'
import type { CardView } from './views.ts'

const STEPS: readonly CardView[] = [
  {
    title: text('1. Hoàn thiện hồ sơ', '1. Complete your profile'),
    text: text('Chức danh, kinh nghiệm và kỹ năng.', 'Title, experience and skills.'),
    href: urlOf('myProfile'),
  },
  {
    title: text('2. Tạo thông báo việc làm', '2. Set up a job alert'),
    text: text('Nhận việc mới qua e-mail.', 'New jobs by e-mail.'),
    href: urlOf('jobAlerts'),
  },
  {
    title: text('3. Nộp đơn đầu tiên', '3. Apply for your first job'),
    text: text('Chỉ mất vài phút.', 'It takes a few minutes.'),
    href: urlOf('searchResult'),
  },
]

const DASHBOARD = { label: text('Đến trang tổng quan', 'Go to the dashboard'), href: urlOf('dashboard') }

/** The seeker's profile; visitors are asked to log in. */
export const profileContent: ContentOf = (context) =>
  seekerPage(
    context,
    text('Hồ sơ của tôi', 'My profile'),
    text('Hồ sơ mà nhà tuyển dụng thấy.', 'The profile that employers see.'),
  )

/** The account's settings; visitors are asked to log in. */
export const settingsContent: ContentOf = (context) =>
  seekerPage(
    context,
    text('Quản lý tài khoản', 'Account settings'),
    text('E-mail, mật khẩu và ngôn ngữ.', 'E-mail, password and language.'),
  )

/** Onboarding paths. */
export const onboardingContent: ContentOf = (context) => {
  const { language, account } = context
  return {
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: `${text('Chào mừng bạn', 'Welcome')[language]}${account ? `, ${account.firstName}` : ''}!`,
      lead: text('Ba bước để nhà tuyển dụng tìm thấy bạn.', 'Three steps to help employers find you.'),
      actions: account ? [DASHBOARD] : visitorLinks(context, onboardingUrl(context.config, language)),
      blocks: [{ kind: 'cards', heading: text('Bắt đầu', 'Getting started'), cards: STEPS }],
    },
  }
}

function seekerPage(context: PageContext, heading: Bilingual, lead: Bilingual): ReturnType<ContentOf> {
  const { language, account, url } = context
  return {
    view: {
      heading,
      lead,
      actions: account ? [DASHBOARD] : visitorLinks(context, url),
      blocks: [
        account
          ? { kind: 'facts', heading: text('Thông tin', 'Details'), facts: profileFacts(account, language) }
          : { kind: 'notice', text: LOG_IN },
      ],
    },
  }
}

const LOG_IN = text('Đăng nhập để xem trang này với dữ liệu của bạn.', 'Log in to see this page with your own data.')

function visitorLinks({ config, language }: PageContext, redirectUrl: string) {
  return [
    { label: text('Đăng nhập', 'Log in'), href: loginUrl(config, language, { redirectUrl, now: null }) },
    { label: text('Đăng ký', 'Register'), href: registerUrl(config, language, { redirectUrl, now: null }) },
  ]
}
