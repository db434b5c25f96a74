import { displayName } from '@jobsite/shell/core'
import type { Job } from '../backend/fixtures/jobs.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { type Bilingual, text } from '../bilingual.ts'
import { EMAIL_PATTERN, FIELD_ERRORS, PHONE_PATTERN } from '../fieldErrors.ts'
import { isEmail } from '../isEmail.ts'
import type { PageContent, PageContext, RejectedForm } from '../web/pageContext.ts'
import { RESUME_FIELD } from './accountForms.ts'
import { tooLong } from './format.ts'
import { jobBlock, jobCard } from './jobCard.ts'
import { applyUrl } from './jobDetail.ts'
import { ownForm, userField } from './ownForm.ts'
import { urlOf } from './urlOf.ts'

const SENT = text('Đã nộp đơn', 'Application sent')
const SENT_TEXT = text('Bạn có thể xem lại đơn trong mục Việc làm của tôi.', 'You can see it again under My jobs.')

const FIELDS = [
  { name: 'name', label: text('Họ và tên', 'Full name'), type: 'text', autoComplete: 'name', required: true },
  {
    name: 'email',
    label: text('Email', 'E-mail'),
    type: 'email',
    autoComplete: 'email',
    required: true,
    pattern: EMAIL_PATTERN,
    invalid: FIELD_ERRORS.email,
  },
  {
    name: 'phone',
    label: text('Số điện thoại', 'Phone number'),
    type: 'tel',
    autoComplete: 'tel',
    required: true,
    pattern: PHONE_PATTERN,
    invalid: FIELD_ERRORS.phone,
  },
  {
    name: 'message',
    label: text('Lời nhắn (không bắt buộc)', 'Message (optional)'),
    type: 'textarea',
    required: false,
  },
] as const

type FieldName = (typeof FIELDS)[number]['name']

/** In characters; no field has a limit of its own, which would cut off a text that is pasted. */
const MAX_LENGTHS: Readonly<Record<FieldName, number>> = { name: 100, email: 254, phone: 30, message: 2000 }

const SIMILAR = 3

type Values = Readonly<Record<string, string | undefined>>
type Errors = RejectedForm['errors']

/** Returns errors of an application by field; empty if it is valid. */
export function applyErrors(values: Values): Errors {
  const errors: Record<string, Bilingual> = {}
  // Browsers send a line break as two characters.
  const value = (name: FieldName): string => values[name]?.trim().replaceAll('\r\n', '\n') ?? ''
  for (const { name, required } of FIELDS) {
    if (required && value(name) === '') errors[name] = FIELD_ERRORS.missing
    if (value(name).length > MAX_LENGTHS[name]) errors[name] = tooLong(MAX_LENGTHS[name])
  }
  if (!errors.email && !isEmail(value('email'))) errors.email = FIELD_ERRORS.email
  if (!errors.phone && !/^(?:\+84|0)\d{9}$/.test(value('phone').replace(/[\s.-]/g, ''))) {
    errors.phone = FIELD_ERRORS.phone
  }
  return errors
}

/**
 * The form to apply for jobs with, filled in as far as the account knows; after it was sent, what comes next. Jobs that the
 * seeker has applied to are left out.
 */
export function applyContent(
  context: PageContext,
  jobs: readonly Job[],
  values: Values = ownForm(context)?.values ?? {},
  errors: Errors = ownForm(context)?.errors ?? {},
): PageContent {
  const { language, account } = context
  const base = { description: text('Nộp đơn vào một việc làm.', 'Send your application for a job.'), noIndex: true }
  const left = jobs.filter(({ id }) => !account?.appliedJobs.includes(id))
  if (left.length === 0) return { ...base, view: sentView(context, jobs) }
  const [only, ...others] = left
  const resume = account?.resumeFile?.name
  const known: Values = account ? { name: displayName(account), email: account.email, ...values } : values
  return {
    ...base,
    variant: 'minimal',
    view: {
      heading:
        others.length === 0
          ? text('Nộp đơn', 'Apply for this job')
          : text(`Nộp đơn vào ${left.length} việc làm`, `Apply for ${left.length} jobs`),
      layout: 'form',
      blocks: [
        jobBlock(left, context),
        {
          kind: 'form',
          note: text(
            `Nhà tuyển dụng thấy tên, email, số điện thoại, lời nhắn${resume ? ` và CV của bạn: ${resume}` : ' của bạn'}.`,
            `The employer sees your name, e-mail, phone number${resume ? `, message and CV: ${resume}` : ' and message'}.`,
          ),
          form: {
            method: 'post',
            action: applyUrl(left, language),
            submit: text('Nộp đơn', 'Send application'),
            hidden: { job: left.map(({ id }) => id).join(), ...userField(context) },
            fields: [
              ...FIELDS.map((field) => {
                const max = MAX_LENGTHS[field.name]
                const limit = { max, error: tooLong(max) }
                return { ...field, limit, value: known[field.name] ?? '', error: errors[field.name] }
              }),
              {
                ...RESUME_FIELD,
                label: resume
                  ? text('CV khác (không bắt buộc)', 'Another CV (optional)')
                  : text('CV (không bắt buộc)', 'CV (optional)'),
                error: errors.file,
              },
            ],
            footer: {
              text: '',
              link:
                only && others.length === 0
                  ? { label: text('Quay lại tin tuyển dụng', 'Back to the job'), href: jobUrl(only, language) }
                  : { label: text('Việc làm của tôi', 'My jobs'), href: urlOf('myJobs') },
            },
          },
        },
      ],
    },
  }
}

/** After an application: what was sent, and similar jobs. */
function sentView(context: PageContext, jobs: readonly Job[]): PageContent['view'] {
  const { language, now } = context
  const cards = jobs.map((job) => jobCard(job, language, now))
  const similar = searchJobs({ categoryIds: jobs[0]?.categoryIds.slice(0, 1) ?? [] })
  return {
    heading: SENT,
    lead: `${cards.map(({ title, company }) => `${title} – ${company}`).join('; ')}. ${SENT_TEXT[language]}`,
    done: SENT,
    actions: [
      { label: text('Việc làm của tôi', 'My jobs'), href: urlOf('myJobs') },
      { label: text('Xem việc làm khác', 'See other jobs'), href: urlOf('searchResult') },
    ],
    blocks: [
      jobBlock(similar.filter((job) => !jobs.includes(job)).slice(0, SIMILAR), context, {
        heading: text('Việc làm tương tự', 'Similar jobs'),
      }),
    ],
  }
}
