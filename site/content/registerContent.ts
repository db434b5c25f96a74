import { type Language, loginUrl } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import { isEmail } from '../isEmail.ts'
import type { FieldView } from '../ui/view.ts'
import type { Accounts, NewAccount } from '../web/accounts.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import { tooLong } from './format.ts'

const WORDS = {
  heading: text('Đăng ký', 'Register'),
  description: text('Tạo tài khoản miễn phí cho người tìm việc.', 'Create a free account for job seekers.'),
  submit: text('Tạo tài khoản', 'Create account'),
  note: text(
    'Tài khoản chỉ được lưu đến khi máy chủ khởi động lại.',
    'Accounts are kept until the server starts again.',
  ),
  haveOne: text('Đã có tài khoản?', 'Already have an account?'),
  logIn: text('Đăng nhập', 'Log in'),
  atLeast: text('Ít nhất 8 ký tự.', 'At least 8 characters.'),
  missing: text('Hãy điền thông tin này.', 'Please fill this in.'),
  email: text('Hãy nhập một địa chỉ e-mail hợp lệ.', 'Enter a valid e-mail address.'),
  taken: text('E-mail này đã có tài khoản.', 'This e-mail has an account already.'),
  password: text('Mật khẩu cần ít nhất 8 ký tự.', 'The password needs at least 8 characters.'),
}

const MIN_PASSWORD = 8
const MAX_TEXT = 100

const FIELDS: readonly { name: keyof NewAccount; label: Bilingual; type: FieldView['type']; autoComplete: string }[] = [
  { name: 'lastName', label: text('Họ', 'Last name'), type: 'text', autoComplete: 'family-name' },
  { name: 'firstName', label: text('Tên', 'First name'), type: 'text', autoComplete: 'given-name' },
  { name: 'email', label: text('E-mail'), type: 'email', autoComplete: 'username' },
  { name: 'password', label: text('Mật khẩu', 'Password'), type: 'password', autoComplete: 'new-password' },
]

type Errors = Readonly<Partial<Record<keyof NewAccount, string>>>

/** Returns errors of a new account by field; empty if it is valid. */
export function registerErrors(values: NewAccount, language: Language, accounts: Accounts): Errors {
  const errors: Record<string, string> = {}
  for (const { name } of FIELDS) {
    if (values[name] === '') errors[name] = WORDS.missing[language]
    else if (name !== 'email' && values[name].length > MAX_TEXT) errors[name] = tooLong(MAX_TEXT, language)
  }
  if (!errors.email && !isEmail(values.email)) errors.email = WORDS.email[language]
  if (!errors.email && accounts.byEmail(values.email)) errors.email = WORDS.taken[language]
  if (!errors.password && values.password.length < MIN_PASSWORD) errors.password = WORDS.password[language]
  return errors
}

/** The registration page. A password is never sent back. */
export function registerContent(
  { language, url, config, query }: PageContext,
  values: Partial<NewAccount> = {},
  errors: Errors = {},
): PageContent {
  const redirectUrl = query.get('redirectURL')
  return {
    description: WORDS.description[language],
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: WORDS.heading[language],
      lead: WORDS.description[language],
      layout: 'form',
      blocks: [
        {
          kind: 'form',
          note: WORDS.note[language],
          form: {
            method: 'post',
            action: url,
            submit: WORDS.submit[language],
            fields: FIELDS.map(({ name, label, type, autoComplete }) => ({
              name,
              label: label[language],
              type,
              autoComplete,
              required: true,
              value: name === 'password' ? undefined : values[name],
              error: errors[name],
              ...(name === 'password' && { minLength: MIN_PASSWORD, hint: WORDS.atLeast[language] }),
            })),
            footer: {
              text: WORDS.haveOne[language],
              link: { label: WORDS.logIn[language], href: loginUrl(config, language, { redirectUrl, now: null }) },
            },
          },
        },
      ],
    },
  }
}
