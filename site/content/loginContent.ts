import { loginUrl, registerUrl, returnTarget } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import { EMAIL_PATTERN, FIELD_ERRORS } from '../fieldErrors.ts'
import { DEMO } from '../web/accounts.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import type { Block, FormView } from './views.ts'

/** Values and errors of a rejected form. */
export interface LoginValues {
  readonly email?: string
  readonly redirectURL?: string
  readonly failed?: boolean
}

const LOG_IN = text('Đăng nhập', 'Log in')
const WRONG = text('Email hoặc mật khẩu không đúng. Vui lòng thử lại.', 'Wrong e-mail or password. Please try again.')
const DESCRIPTION = text('Đăng nhập để lưu việc làm và nộp đơn.', 'Log in to save jobs and apply.')

/** Ways to log in: the words and icon of the link to each, and the button of its page. */
const WAYS = {
  login: { label: text('Đăng nhập bằng email', 'Log in by e-mail'), icon: 'mail', submit: LOG_IN },
  facebook: {
    label: text('Tiếp tục với Facebook', 'Continue with Facebook'),
    icon: 'facebook',
    submit: text('Tiếp tục với tài khoản Facebook dùng thử', 'Continue with the Facebook demo account'),
  },
  google: {
    label: text('Tiếp tục với Google', 'Continue with Google'),
    icon: 'google',
    submit: text('Tiếp tục với tài khoản Google dùng thử', 'Continue with the Google demo account'),
  },
} as const

/** The login page: by e-mail, or with the demo account of a social network. */
export function loginContent(context: PageContext, values: LoginValues): PageContent {
  const { query, pending } = context
  const type = query.get('type')
  const network = type === 'facebook' || type === 'google' ? type : undefined
  return {
    description: DESCRIPTION,
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: LOG_IN,
      lead: pending?.reason ?? DESCRIPTION,
      layout: 'form',
      blocks: [network ? socialBlock(context, network, values) : passwordBlock(context, values)],
    },
  }
}

function passwordBlock(context: PageContext, values: LoginValues): Block {
  const demo = `${DEMO.email} / ${DEMO.password}`
  return {
    kind: 'form',
    note: text(`Tài khoản dùng thử: ${demo}`, `Demo account: ${demo}`),
    form: {
      ...formBase(context, values.redirectURL),
      ...otherWays(context, undefined, values.redirectURL),
      submit: WAYS.login.submit,
      ...(values.failed && { error: WRONG }),
      fields: [
        {
          name: 'email',
          label: text('Email', 'E-mail'),
          type: 'email',
          required: true,
          pattern: EMAIL_PATTERN,
          invalid: FIELD_ERRORS.email,
          autoComplete: 'username',
          value: values.email ?? '',
        },
        {
          name: 'password',
          label: text('Mật khẩu', 'Password'),
          type: 'password',
          required: true,
          autoComplete: 'current-password',
          help: {
            label: text('Quên mật khẩu?', 'Forgotten your password?'),
            href: text('/quen-mat-khau', '/quen-mat-khau?lang=en'),
          },
        },
      ],
    },
  }
}

function socialBlock(context: PageContext, network: 'facebook' | 'google', values: LoginValues): Block {
  const base = formBase(context, values.redirectURL)
  return {
    kind: 'form',
    note: text(
      'Trang này không kết nối với mạng xã hội: bạn đăng nhập bằng tài khoản dùng thử của mạng đó.',
      'This site is not connected to the network: you log in with its demo account.',
    ),
    form: {
      ...base,
      ...otherWays(context, network, values.redirectURL),
      submit: WAYS[network].submit,
      fields: [],
      hidden: { ...base.hidden, network },
    },
  }
}

/** The target travels with the form, checked on the way in and again on the way out. */
function formBase(
  { url, query, config, language }: PageContext,
  posted: string | undefined,
): Pick<FormView, 'method' | 'action' | 'hidden'> {
  const target = returnTarget(posted ?? query.get('redirectURL'), language, config)
  return { method: 'post', action: url, ...(target !== null && { hidden: { redirectURL: target } }) }
}

function otherWays(
  { config, language, query }: PageContext,
  network: string | undefined,
  posted: string | undefined,
): Pick<FormView, 'others' | 'footer'> {
  const redirectUrl = posted ?? query.get('redirectURL')
  const ways = (['login', 'facebook', 'google'] as const).filter((type) => type !== (network ?? 'login'))
  return {
    others: ways.map((type) => ({
      label: WAYS[type].label,
      href: loginUrl(config, language, { type, redirectUrl, now: null }),
      icon: WAYS[type].icon,
    })),
    footer: {
      text: text('Chưa có tài khoản?', 'No account yet?'),
      link: { label: text('Đăng ký', 'Register'), href: registerUrl(config, language, { redirectUrl, now: null }) },
    },
  }
}
