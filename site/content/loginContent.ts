import { type Language, loginUrl, registerUrl, returnTarget } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { Block, FormView } from '../ui/view.ts'
import { DEMO } from '../web/accounts.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'

/** Values and errors of a rejected form. */
export interface LoginValues {
  readonly email?: string
  readonly redirectURL?: string
  readonly failed?: boolean
}

const WORDS = {
  heading: text('Đăng nhập', 'Log in'),
  description: text('Đăng nhập để lưu việc làm và nộp đơn.', 'Log in to save jobs and apply.'),
  email: text('E-mail'),
  password: text('Mật khẩu', 'Password'),
  submit: text('Đăng nhập', 'Log in'),
  failed: text('E-mail hoặc mật khẩu không đúng. Hãy thử lại.', 'Wrong e-mail or password. Please try again.'),
  demo: text('Tài khoản dùng thử', 'Demo account'),
  pending: text('Đăng nhập để lưu việc làm', 'Log in to save the job'),
  withEmail: text('Đăng nhập bằng e-mail', 'Log in by e-mail'),
  withFacebook: text('Tiếp tục với Facebook', 'Continue with Facebook'),
  withGoogle: text('Tiếp tục với Google', 'Continue with Google'),
  noAccount: text('Chưa có tài khoản?', 'No account yet?'),
  register: text('Đăng ký', 'Register'),
  facebook: text('Tiếp tục với tài khoản Facebook dùng thử', 'Continue with the Facebook demo account'),
  google: text('Tiếp tục với tài khoản Google dùng thử', 'Continue with the Google demo account'),
  socialNote: text(
    'Trang này không kết nối với mạng xã hội: bạn đăng nhập bằng tài khoản dùng thử của mạng đó.',
    'This site is not connected to the network: you log in with its demo account.',
  ),
}

/** The login page: by e-mail, or with the demo account of a social network. */
export function loginContent(context: PageContext, values: LoginValues): PageContent {
  const { language, query, pendingJob } = context
  const type = query.get('type')
  const network = type === 'facebook' || type === 'google' ? type : undefined
  return {
    description: WORDS.description[language],
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: WORDS.heading[language],
      lead: pendingJob ? `${WORDS.pending[language]} “${pendingJob.title[language]}”.` : WORDS.description[language],
      layout: 'form',
      blocks: [network ? socialBlock(context, network, values) : passwordBlock(context, values)],
    },
  }
}

function passwordBlock(context: PageContext, values: LoginValues): Block {
  const { language } = context
  return {
    kind: 'form',
    note: `${WORDS.demo[language]}: ${DEMO.email} / ${DEMO.password}`,
    form: {
      ...formBase(context, values.redirectURL, language),
      ...otherWays(context, undefined, values.redirectURL),
      submit: WORDS.submit[language],
      ...(values.failed && { error: WORDS.failed[language] }),
      fields: [
        {
          name: 'email',
          label: WORDS.email[language],
          type: 'email',
          required: true,
          autoComplete: 'username',
          value: values.email ?? '',
        },
        {
          name: 'password',
          label: WORDS.password[language],
          type: 'password',
          required: true,
          autoComplete: 'current-password',
        },
      ],
    },
  }
}

function socialBlock(context: PageContext, network: 'facebook' | 'google', values: LoginValues): Block {
  const { language } = context
  const base = formBase(context, values.redirectURL, language)
  return {
    kind: 'form',
    note: WORDS.socialNote[language],
    form: {
      ...base,
      ...otherWays(context, network, values.redirectURL),
      submit: WORDS[network][language],
      fields: [],
      hidden: { ...base.hidden, network },
    },
  }
}

/** The target travels with the form, checked on the way in and again on the way out. */
function formBase(
  { url, query, config }: PageContext,
  posted: string | undefined,
  language: Language,
): Pick<FormView, 'method' | 'action' | 'hidden'> {
  const target = returnTarget(posted ?? query.get('redirectURL'), language, config)
  return { method: 'post', action: url, ...(target !== null && { hidden: { redirectURL: target } }) }
}

const ICONS = { login: 'mail', facebook: 'facebook', google: 'google' } as const

function otherWays(
  { config, language, query }: PageContext,
  network: string | undefined,
  posted: string | undefined,
): Pick<FormView, 'others' | 'footer'> {
  const redirectUrl = posted ?? query.get('redirectURL')
  const ways = (['login', 'facebook', 'google'] as const).filter((type) => type !== (network ?? 'login'))
  const names = { login: WORDS.withEmail, facebook: WORDS.withFacebook, google: WORDS.withGoogle }
  return {
    others: ways.map((type) => ({
      label: names[type][language],
      href: loginUrl(config, language, { type, redirectUrl, now: null }),
      icon: ICONS[type],
    })),
    footer: {
      text: WORDS.noAccount[language],
      link: { label: WORDS.register[language], href: registerUrl(config, language, { redirectUrl, now: null }) },
    },
  }
}
