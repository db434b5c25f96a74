import { loginUrl } from '@jobsite/shell/core'
import { type Bilingual, type Localizable, text } from '../bilingual.ts'
import { EMAIL_PATTERN, FIELD_ERRORS, MIN_PASSWORD } from '../fieldErrors.ts'
import { isEmail } from '../isEmail.ts'
import type { FieldView } from '../ui/view.ts'
import type { Accounts, NewAccount } from '../web/accounts.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import type { RejectedForm } from '../web/rejectedForms.ts'
import { tooLong } from './format.ts'

const MAX_TEXT = 100

const FIELDS: readonly (Omit<Localizable<FieldView>, 'name'> & { readonly name: keyof NewAccount })[] = [
  { name: 'lastName', label: text('Họ', 'Last name'), type: 'text', autoComplete: 'family-name' },
  { name: 'firstName', label: text('Tên đệm và tên', 'First name'), type: 'text', autoComplete: 'given-name' },
  {
    name: 'email',
    label: text('Email', 'E-mail'),
    type: 'email',
    autoComplete: 'username',
    pattern: EMAIL_PATTERN,
    invalid: FIELD_ERRORS.email,
  },
  {
    name: 'password',
    label: text('Mật khẩu', 'Password'),
    type: 'password',
    autoComplete: 'new-password',
    minLength: MIN_PASSWORD,
    invalid: FIELD_ERRORS.password,
    hint: text('Ít nhất 8 ký tự.', 'At least 8 characters.'),
  },
]

type Errors = RejectedForm['errors']

/** Returns errors of a new account by field; empty if it is valid. */
export function registerErrors(values: NewAccount, accounts: Accounts): Errors {
  const errors: Record<string, Bilingual> = {}
  for (const { name } of FIELDS) {
    if (values[name] === '') errors[name] = FIELD_ERRORS.missing
    else if (name !== 'email' && values[name].length > MAX_TEXT) errors[name] = tooLong(MAX_TEXT)
  }
  if (!errors.email && !isEmail(values.email)) errors.email = FIELD_ERRORS.email
  if (!errors.email && accounts.byEmail(values.email))
    errors.email = text('Email này đã có tài khoản.', 'This e-mail has an account already.')
  if (!errors.password && values.password.length < MIN_PASSWORD) errors.password = FIELD_ERRORS.password
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
    noIndex: true,
    variant: 'minimal',
    view: {
      heading: text('Đăng ký', 'Register'),
      lead: text('Tạo tài khoản miễn phí cho người tìm việc.', 'Create a free account for job seekers.'),
      layout: 'form',
      blocks: [
        {
          kind: 'form',
          form: {
            method: 'post',
            action: url,
            submit: text('Tạo tài khoản', 'Create account'),
            fields: FIELDS.map((field) => ({
              ...field,
              required: true,
              value: field.name === 'password' ? undefined : values[field.name],
              error: errors[field.name],
            })),
            footer: {
              text: text('Đã có tài khoản?', 'Already have an account?'),
              link: {
                label: text('Đăng nhập', 'Log in'),
                href: loginUrl(config, language, { redirectUrl, now: null }),
              },
            },
          },
        },
      ],
    },
  }
}
