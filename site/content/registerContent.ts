import { type Language, loginUrl } from '@jobsite/shell/core'
import { type Localizable, text } from '../bilingual.ts'
import { EMAIL_PATTERN, FIELD_ERRORS, MIN_PASSWORD } from '../fieldErrors.ts'
import type { FieldView } from '../ui/view.ts'
import { type Errors, type Fields, NO_ERRORS } from '../web/accountRules.ts'
import type { PageContent, PageContext } from '../web/pageContext.ts'
import { nameFields } from './accountForms.ts'

type RegisterField = Omit<Localizable<FieldView>, 'name'> & { readonly name: string }

const fieldsOf = (language: Language): readonly RegisterField[] => [
  ...nameFields(language),
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

/** The registration page. A password is never sent back. */
export function registerContent(
  { language, url, config, query }: PageContext,
  values: Fields = {},
  errors: Errors = NO_ERRORS,
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
            fields: fieldsOf(language).map((field) => ({
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
