import { type Bilingual, text } from './bilingual.ts'

/** What fields say when they are wrong: on the server, and at once where script runs. */
export const FIELD_ERRORS = {
  missing: text('Vui lòng nhập thông tin này.', 'Please fill this in.'),
  email: text('Vui lòng nhập địa chỉ email hợp lệ.', 'Enter a valid e-mail address.'),
  phone: text(
    'Vui lòng nhập số điện thoại gồm 10 chữ số, ví dụ 0912 345 678.',
    'Enter a phone number of 10 digits, such as 0912 345 678.',
  ),
  file: text('Vui lòng chọn một tệp.', 'Please choose a file.'),
  fileSize: text('Tệp lớn hơn 2 MB.', 'The file is larger than 2 MB.'),
  password: text('Mật khẩu cần ít nhất 8 ký tự.', 'The password needs at least 8 characters.'),
} satisfies Record<string, Bilingual>

/** The form of an e-mail address, as browsers check it. They accept addresses without a dot by themselves. */
export const EMAIL_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+'

/** The form of a phone number, as browsers check it. */
export const PHONE_PATTERN = '(?:\\+84|0)(?:[\\s.\\-]*\\d){9}'

/** Characters of a password, at least. */
export const MIN_PASSWORD = 8
