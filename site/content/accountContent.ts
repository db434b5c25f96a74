import { loginUrl, onboardingUrl, registerUrl, returnTarget } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { Account } from '../web/accounts.ts'
import type { ContentOf, PageContext } from '../web/pageContext.ts'
import { deleteForm, passwordForm, profileForm, resumeBlocks } from './accountForms.ts'
import { centreNav } from './careerCentreContent.ts'
import { urlOf } from './urlOf.ts'
import type { Block, CardView } from './views.ts'

const STEPS: readonly CardView[] = [
  {
    title: text('1. Hoàn thiện hồ sơ', '1. Complete your profile'),
    text: text('Tên, chức danh và CV.', 'Name, title and CV.'),
    href: urlOf('myProfile'),
  },
  {
    title: text('2. Tạo thông báo việc làm', '2. Set up a job alert'),
    text: text('Xem việc mới theo từ khóa của bạn.', 'See new jobs for your keywords.'),
    href: urlOf('jobAlerts'),
  },
  {
    title: text('3. Nộp đơn đầu tiên', '3. Apply for your first job'),
    text: text('Chỉ mất vài phút.', 'It takes a few minutes.'),
    href: urlOf('searchResult'),
  },
]

/** Leads to the page that the registration was for. */
const GO_ON = text('Tiếp tục', 'Continue')

const DASHBOARD = { label: text('Đến trang tổng quan', 'Go to the dashboard'), href: urlOf('dashboard') }

/** The seeker's profile; visitors are asked to log in. */
export const profileContent: ContentOf = (context) =>
  seekerPage(
    context,
    text('Hồ sơ của tôi', 'My profile'),
    text('Hồ sơ mà nhà tuyển dụng thấy.', 'The profile that employers see.'),
    (account) => [profileForm(context, account), ...resumeBlocks(context, account)],
  )

/** The account's settings; visitors are asked to log in. */
export const settingsContent: ContentOf = (context) =>
  seekerPage(
    context,
    text('Quản lý tài khoản', 'Account settings'),
    text('Email và mật khẩu của bạn.', 'Your e-mail and password.'),
    (account) => [
      passwordForm(context, account),
      {
        kind: 'facts',
        heading: text('Tài khoản', 'Account'),
        facts: [[text('Email', 'E-mail'), account.email]],
        more: { label: text('Sửa hồ sơ', 'Edit your profile'), href: urlOf('myProfile') },
      },
      deleteForm(context, account),
    ],
  )

/** Onboarding paths. */
export const onboardingContent: ContentOf = (context) => {
  const { language, account, config, query } = context
  const target = returnTarget(query.get('redirectURL'), language, config)
  return {
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: `${text('Chào mừng bạn', 'Welcome')[language]}${account ? `, ${account.firstName}` : ''}!`,
      lead: text('Ba bước để nhà tuyển dụng tìm thấy bạn.', 'Three steps to help employers find you.'),
      actions: account
        ? [...(target === null ? [] : [{ label: GO_ON, href: target }]), DASHBOARD]
        : visitorLinks(context, onboardingUrl(config, language)),
      blocks: [{ kind: 'cards', heading: text('Bắt đầu', 'Getting started'), cards: STEPS }],
    },
  }
}

function seekerPage(
  context: PageContext,
  heading: Bilingual,
  lead: Bilingual,
  blocks: (account: Account) => Block[],
): ReturnType<ContentOf> {
  const { account, url } = context
  return {
    noIndex: true,
    view: {
      heading,
      lead,
      ...(account ? { nav: centreNav(context) } : { actions: visitorLinks(context, url) }),
      blocks: account ? blocks(account) : [{ kind: 'notice', text: LOG_IN }],
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
