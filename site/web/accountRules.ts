import { locations } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import { oneLine, tooLong } from '../content/format.ts'
import { FIELD_ERRORS, MIN_PASSWORD } from '../fieldErrors.ts'
import { isEmail } from '../isEmail.ts'
import { isResumeName, MAX_RESUME, resumeName } from './resumeFile.ts'

/** What is wrong, by field; empty if nothing is. */
export type Errors = Readonly<Record<string, Bilingual>>

/** Fields as they came. */
export type Fields = Readonly<Record<string, string | undefined>>

/** Nothing is wrong. */
export const NO_ERRORS: Errors = {}

/** Characters of a text of an account, passwords included. */
const MAX_TEXT = 100

/** A value as the store keeps it, or what is wrong with it. */
export type Ruled<Value> = { readonly value: Value; readonly errors?: undefined } | { readonly errors: Errors }

const ruled = <Value>(value: Value, found: Record<string, Bilingual | undefined>): Ruled<Value> => {
  const errors = Object.entries(found).flatMap(([field, error]) => (error ? [[field, error] as const] : []))
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { value }
}

const textError = (value: string, isRequired: boolean): Bilingual | undefined =>
  isRequired && value === '' ? FIELD_ERRORS.missing : value.length > MAX_TEXT ? tooLong(MAX_TEXT) : undefined

const names = ({ firstName, lastName }: Fields) => ({ firstName: oneLine(firstName), lastName: oneLine(lastName) })

const nameErrors = ({ firstName, lastName }: ReturnType<typeof names>) => ({
  lastName: textError(lastName, true),
  firstName: textError(firstName, true),
})

/** Names and title. */
export function profileRule(fields: Fields) {
  const value = { ...names(fields), jobTitle: oneLine(fields.jobTitle) }
  return ruled(value, { ...nameErrors(value), jobTitle: textError(value.jobTitle, false) })
}

/** A new account. */
export function registrationRule(fields: Fields) {
  const value = { ...names(fields), email: normalizeEmail(fields.email), password: fields.password ?? '' }
  const { email, password } = value
  return ruled(value, {
    ...nameErrors(value),
    email: email === '' ? FIELD_ERRORS.missing : isEmail(email) ? undefined : FIELD_ERRORS.email,
    password: password === '' ? FIELD_ERRORS.missing : passwordError(password),
  })
}

/** What is wrong with a new password. */
export const passwordError = (password: string): Bilingual | undefined =>
  password.length < MIN_PASSWORD ? FIELD_ERRORS.password : textError(password, true)

/** A new alert, without an id. */
export function alertRule(fields: Fields) {
  const keyword = oneLine(fields.keyword)
  const location = locations.find(({ id }) => String(id) === fields.location)
  return ruled(
    { keyword, ...(location && { locationId: location.id }), frequency: frequencyOf(fields.frequency) },
    {
      keyword:
        keyword === '' && !location
          ? text('Vui lòng nhập từ khóa hoặc chọn địa điểm.', 'Enter a keyword, or choose a location.')
          : textError(keyword, false),
    },
  )
}

/** How often an alert comes. */
export const frequencyOf = (frequency: string | undefined): 'daily' | 'weekly' =>
  frequency === 'weekly' ? 'weekly' : 'daily'

/** A CV: its name is that of a file that employers can open, without a path. */
export function resumeRule(file: { readonly name: string; readonly data: Uint8Array }) {
  const name = resumeName(file.name)
  return ruled(
    { name, data: file.data },
    {
      file: !isResumeName(name)
        ? text('Vui lòng chọn tệp PDF hoặc Word.', 'Choose a PDF or Word file.')
        : file.data.length > MAX_RESUME
          ? FIELD_ERRORS.fileSize
          : undefined,
    },
  )
}

/** An e-mail address as accounts are found by it. */
export const normalizeEmail = (email: string | undefined): string => oneLine(email).toLowerCase()
