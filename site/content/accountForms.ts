import { type Language, locations } from '@jobsite/shell/core'
import type { Company } from '../backend/fixtures/companies.ts'
import { text } from '../bilingual.ts'
import { FIELD_ERRORS, MIN_PASSWORD } from '../fieldErrors.ts'
import type { Account, Alert } from '../web/accounts.ts'
import { type ActionName, actionUrl } from '../web/doneMessage.ts'
import type { PageContext } from '../web/pageContext.ts'
import { MAX_RESUME, RESUME_TYPES } from '../web/resumeFile.ts'
import { topFirst } from './filterViews.ts'
import { formatCount } from './format.ts'
import { namesOf } from './jobCard.ts'
import { ownForm, userField } from './ownForm.ts'
import type { Block, FieldView, FormView, RowView } from './views.ts'

const SAVE = text('Lưu', 'Save')

/** A form that changes the account. What was rejected is shown again, with its errors. */
function accountForm(
  context: Pick<PageContext, 'rejected' | 'account'>,
  action: ActionName,
  form: Partial<FormView> & Pick<FormView, 'submit'>,
  fields: readonly (FieldView & { readonly name: string })[] = [],
): FormView {
  const hidden = { ...form.hidden, ...userField(context) }
  const rejected = ownForm(context)?.values
  // A page may have the form of an action several times, for several rows.
  const isOwn = Object.entries({ ...hidden, action }).every(([name, value]) => rejected?.[name] === value)
  const own = isOwn ? context.rejected : undefined
  return {
    method: 'post',
    action: actionUrl(action),
    ...form,
    hidden,
    fields: fields.map((field) => ({
      ...field,
      value: own?.values[field.name] ?? field.value ?? '',
      error: own?.errors[field.name],
    })),
  }
}

const LAST_NAME = {
  name: 'lastName',
  label: text('Họ', 'Last name'),
  type: 'text',
  autoComplete: 'family-name',
} as const

const FIRST_NAME = {
  name: 'firstName',
  label: text('Tên đệm và tên', 'First name'),
  type: 'text',
  autoComplete: 'given-name',
} as const

/** The fields of a name, in the order in which a language writes one. */
export const nameFields = (language: Language) =>
  language === 'vi' ? [LAST_NAME, FIRST_NAME] : [FIRST_NAME, LAST_NAME]

/** Names and title. */
export const profileForm = (context: PageContext, account: Account): Block => ({
  kind: 'form',
  heading: text('Thông tin cá nhân', 'Personal details'),
  form: accountForm(context, 'profile', { submit: text('Lưu hồ sơ', 'Save profile') }, [
    ...nameFields(context.language).map((field) => ({ ...field, required: true, value: account[field.name] })),
    {
      name: 'jobTitle',
      label: text('Chức danh (không bắt buộc)', 'Job title (optional)'),
      type: 'text',
      autoComplete: 'organization-title',
      value: account.jobTitle,
    },
  ]),
})

/** A field for a CV. */
export const RESUME_FIELD = {
  name: 'file',
  type: 'file',
  accept: RESUME_TYPES,
  fileLimit: { max: MAX_RESUME, error: FIELD_ERRORS.fileSize },
  hint: text('PDF hoặc Word, tối đa 2 MB.', 'PDF or Word, 2 MB at most.'),
} as const

/** The seeker's CV: the one that is there, and a field for another one. */
export function resumeBlocks(context: PageContext, { resumeFile }: Account): Block[] {
  const remove = accountForm(context, 'remove-resume', {
    submit: text('Xóa', 'Remove'),
    submitName: text(`Xóa ${resumeFile?.name}`, `Remove ${resumeFile?.name}`),
    isInline: true,
  })
  const form = accountForm(
    context,
    'resume',
    { submit: resumeFile ? text('Thay CV', 'Replace CV') : text('Tải CV lên', 'Upload CV') },
    [{ ...RESUME_FIELD, label: text('Tệp CV', 'CV file'), required: true, invalid: FIELD_ERRORS.file }],
  )
  const { language } = context
  const heading = text('CV của bạn', 'Your CV')
  if (!resumeFile) {
    return [
      { kind: 'form', heading, form, note: text('Bạn chưa tải CV lên.', 'You have not uploaded a CV.') },
      { kind: 'actions', links: [{ label: text('Mẫu CV', 'CV templates'), href: text('/mau-cv', '/cv-template') }] },
    ]
  }
  const size = `${formatCount(Math.max(resumeFile.size / 1024, 1), language)} KB`
  const row = { title: resumeFile.name, href: '/account/resume', text: size, forms: [remove] }
  return [
    { kind: 'rows', heading, empty: '', rows: [row] },
    { kind: 'form', form },
  ]
}

/** The password. */
export const passwordForm = (context: PageContext, { email }: Account): Block => ({
  kind: 'form',
  heading: text('Đổi mật khẩu', 'Change your password'),
  form: accountForm(context, 'password', { submit: text('Đổi mật khẩu', 'Change password'), username: email }, [
    {
      name: 'password',
      label: text('Mật khẩu hiện tại', 'Current password'),
      type: 'password',
      autoComplete: 'current-password',
      required: true,
    },
    {
      name: 'passwordNew',
      label: text('Mật khẩu mới', 'New password'),
      type: 'password',
      autoComplete: 'new-password',
      required: true,
      minLength: MIN_PASSWORD,
      hint: text('Ít nhất 8 ký tự.', 'At least 8 characters.'),
      invalid: FIELD_ERRORS.password,
    },
  ]),
})

/** The end of the account. */
export const deleteForm = (context: PageContext, { email }: Account): Block => ({
  kind: 'form',
  heading: text('Xóa tài khoản', 'Delete your account'),
  note: text(
    'Hồ sơ, CV, việc làm đã lưu, đơn đã nộp và thông báo của bạn sẽ bị xóa, không khôi phục được.',
    'Your profile, CV, saved jobs, applications and alerts are deleted, and cannot be restored.',
  ),
  form: accountForm(
    context,
    'delete',
    { submit: text('Xóa tài khoản', 'Delete account'), isGrave: true, username: email },
    [
      {
        name: 'password',
        label: text('Nhập mật khẩu để xác nhận', 'Your password, to confirm'),
        type: 'password',
        autoComplete: 'current-password',
        required: true,
      },
    ],
  ),
})

/** Whether employers find the resume. */
export const searchableForm = (context: PageContext, { isSearchable }: Account): Block => ({
  kind: 'form',
  heading: text('Ai tìm thấy hồ sơ của bạn', 'Who can find your profile'),
  note: text(
    'Khi tắt, chỉ những nhà tuyển dụng bạn nộp đơn mới thấy hồ sơ.',
    'When off, only the employers that you apply to see your profile.',
  ),
  form: accountForm(context, 'searchable', {
    submit: text('Nhà tuyển dụng tìm thấy hồ sơ của tôi', 'Employers can find my profile'),
    hidden: { value: isSearchable ? '0' : '1' },
    isOn: isSearchable,
  }),
})

const FREQUENCY = {
  name: 'frequency',
  label: text('Tần suất', 'Frequency'),
  type: 'select',
  options: [
    { value: 'daily', label: text('Hằng ngày', 'Daily') },
    { value: 'weekly', label: text('Hằng tuần', 'Weekly') },
  ],
} as const

/** A new alert, filled in from the search in the page's URL. */
export function alertForm(context: PageContext): Block {
  const { query, language } = context
  const places = topFirst(locations).map(({ id }) => ({
    value: String(id),
    label: namesOf(locations, [id], language),
  }))
  return {
    kind: 'form',
    heading: text('Tạo thông báo', 'New alert'),
    note: text(
      'Trang dùng thử không gửi email: việc làm mới mỗi ngày hoặc mỗi tuần hiện ngay trên trang này.',
      'This demo sends no e-mail: the new jobs of each day or week are shown on this page.',
    ),
    form: accountForm(context, 'add-alert', { submit: text('Tạo thông báo', 'Create alert') }, [
      {
        name: 'keyword',
        label: text('Từ khóa', 'Keyword'),
        type: 'text',
        value: (query.get('keyword') ?? '').slice(0, 100),
      },
      {
        name: 'location',
        label: text('Địa điểm', 'Location'),
        type: 'select',
        value: query.get('location') ?? '',
        options: [{ value: '', label: text('Tất cả địa điểm', 'All locations') }, ...places],
      },
      FREQUENCY,
    ]),
  }
}

/** An alert with its actions: change its frequency, stop it. */
export function alertRow(context: PageContext, alert: Alert, name: string): RowView {
  const hidden = { alert: alert.id }
  return {
    title: name,
    forms: [
      accountForm(
        context,
        'alert-frequency',
        {
          submit: SAVE,
          submitName: text(`Lưu tần suất: ${name}`, `Save the frequency: ${name}`),
          hidden,
          isInline: true,
        },
        [{ ...FREQUENCY, value: alert.frequency }],
      ),
      accountForm(context, 'stop-alert', {
        submit: text('Dừng', 'Stop'),
        submitName: text(`Dừng thông báo: ${name}`, `Stop the alert: ${name}`),
        hidden,
        isInline: true,
      }),
    ],
  }
}

/** Follows a company, or no longer. */
export function followForm(context: PageContext, { id, name }: Company): FormView {
  const isFollowed = context.account?.companies.includes(id) === true
  return accountForm(context, isFollowed ? 'unfollow' : 'follow', {
    submit: isFollowed ? text('Bỏ theo dõi', 'Unfollow') : text('Theo dõi', 'Follow'),
    submitName: isFollowed
      ? text(`Bỏ theo dõi ${name}`, `Unfollow ${name}`)
      : text(`Theo dõi ${name}`, `Follow ${name}`),
    hidden: { company: String(id) },
    isInline: true,
  })
}
