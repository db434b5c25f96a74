import { formatTimestamp, type Language, pagePath } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { list } from './section.ts'
import { urlOf } from './urlOf.ts'
import type { Block, LinkView } from './views.ts'

const MEANINGS: Readonly<Record<number, Bilingual>> = {
  2: text('Tinh tế, hợp tác, hợp với vai trò hỗ trợ và kết nối.', 'Sensitive and cooperative: supports and connects.'),
  3: text('Nhanh nhạy, hài hước, hợp với truyền thông.', 'Quick and witty: at home in communication.'),
  4: text('Thực tế, ngăn nắp, hợp với vận hành.', 'Practical and orderly: made for operations.'),
  5: text('Yêu tự do, sáng tạo, hợp với nghệ thuật và bán hàng.', 'Free and creative: the arts and sales.'),
  6: text('Trách nhiệm, chăm sóc, hợp với giáo dục và y tế.', 'Responsible and caring: education and health.'),
  7: text('Thích tự trải nghiệm, hợp với nghiên cứu.', 'Learns by doing: research.'),
  8: text('Độc lập, quyết đoán, hợp với kinh doanh.', 'Independent and decisive: business.'),
  9: text('Lý tưởng, rộng lượng, hợp với cộng đồng.', 'Idealistic and generous: the community.'),
  10: text('Linh hoạt, tự tin, hợp với nhiều môi trường.', 'Flexible and confident: many settings.'),
  11: text('Trực giác mạnh, hợp với sáng tạo và tư vấn.', 'Strong intuition: creation and advice.'),
  22: text('Tầm nhìn lớn và năng lực thực thi.', 'A large vision, and the drive to carry it out.'),
}

const WORDS = {
  description: text(
    'Tìm số chủ đạo theo ngày sinh và đọc gợi ý nghề nghiệp vui.',
    'Find your ruling number by date of birth, with a playful hint for your career.',
  ),
  all: text('Ý nghĩa các số chủ đạo', 'What the ruling numbers mean'),
  note: text('Chỉ để giải trí, không phải tư vấn nghề nghiệp.', 'For fun only; this is no career advice.'),
}

/** The numerology game. */
export const numerologyContent: ContentOf = ({ language }) => ({
  description: WORDS.description,
  view: {
    heading: text('Nhân số học', 'Numerology'),
    lead: text(
      'Khám phá số chủ đạo qua ngày sinh, chỉ để giải trí.',
      'Find your ruling number by your date of birth, just for fun.',
    ),
    blocks: [birthdayForm(language, '', false), method, meanings, next],
  },
})

/** Its result, by the date of birth in the query. */
export const numerologyResultContent: ContentOf = ({ language, query, now }) => {
  const typed = (query.get('birthday') ?? '').trim().slice(0, 10)
  const birthday = toIsoDate(typed)
  const isBorn = birthday <= formatTimestamp(now).slice(0, 10)
  const number = isBorn ? rulingNumber(birthday) : undefined
  const found: Block[] =
    number === undefined ? [] : [{ kind: 'figures', figures: [{ value: String(number), label: meaningOf(number) }] }]
  return {
    description: WORDS.description,
    noIndex: true,
    view: {
      heading: text('Số chủ đạo của bạn', 'Your ruling number'),
      lead: WORDS.note,
      blocks: [
        ...found,
        birthdayForm(language, toPageDate(typed), birthday !== '' && number === undefined),
        {
          kind: 'actions',
          links: [{ label: WORDS.all, href: text('/so-chu-dao', '/ruling-number') }, CAREER_PATH],
        },
      ],
    },
  }
}

/** Meanings of the numbers. */
export const rulingNumberContent: ContentOf = () => ({
  description: text(
    'Ý nghĩa của từng số chủ đạo trong nhân số học, từ 2 đến 11 và 22.',
    'What each ruling number of numerology means, from 2 to 11 and 22.',
  ),
  view: {
    heading: WORDS.all,
    lead: WORDS.note,
    blocks: [
      meanings,
      {
        kind: 'actions',
        links: [{ label: text('Tính số chủ đạo', 'Find your ruling number'), href: urlOf('numerology') }, CAREER_PATH],
      },
    ],
  },
})

const CAREER_PATH: LinkView = { label: text('Lộ trình sự nghiệp', 'Career path'), href: urlOf('careerPath') }

const next: Block = {
  kind: 'actions',
  links: [CAREER_PATH, { label: text('Tìm việc làm', 'Find jobs'), href: urlOf('searchResult') }],
}

const meaningOf = (number: number): Bilingual => MEANINGS[number] ?? text('')

const method: Block = {
  isAside: true,
  ...list(text('Cách tính', 'How it is worked out'), [
    text('Cộng tất cả các chữ số của ngày, tháng và năm sinh.', 'Add all digits of day, month and year of birth.'),
    text(
      'Cộng tiếp các chữ số của tổng cho đến khi còn một số từ 2 đến 11, hoặc 22.',
      'Add the digits of the sum until a number from 2 to 11, or 22, is left.',
    ),
    text(
      'Ví dụ 14/05/1990: 1 + 4 + 0 + 5 + 1 + 9 + 9 + 0 = 29, rồi 2 + 9 = 11.',
      'Example, 14 May 1990: 1 + 4 + 0 + 5 + 1 + 9 + 9 + 0 = 29, then 2 + 9 = 11.',
    ),
  ]),
}

function birthdayForm(language: Language, value: string, isWrong: boolean): Block {
  return {
    kind: 'form',
    heading: text('Tính số chủ đạo', 'Find your ruling number'),
    note: WORDS.note,
    form: {
      method: 'get',
      action: `${pagePath('numerology', language)}/${language === 'vi' ? 'ket-qua' : 'result'}`,
      submit: text('Xem số chủ đạo', 'See my ruling number'),
      fields: [
        {
          name: 'birthday',
          label: text('Ngày sinh', 'Date of birth'),
          // A date field is in the browser's language, not the page's.
          type: 'text',
          inputMode: 'numeric',
          required: true,
          pattern: DATE_PATTERN,
          invalid: DATE_ERROR,
          hint: text('Ngày/tháng/năm, ví dụ 14/05/1990.', 'Day/month/year, such as 14/05/1990.'),
          value,
          autoComplete: 'bday',
          ...(isWrong && { error: DATE_ERROR }),
        },
      ],
    },
  }
}

const meanings: Block = {
  kind: 'cards',
  heading: WORDS.all,
  cards: Object.entries(MEANINGS).map(([title, words]) => ({ title, text: words })),
}

const DATE_ERROR = text('Vui lòng nhập ngày sinh hợp lệ.', 'Enter a valid date of birth.')

/** Day, month and year, or a date as links to results have it. */
const DATE_PATTERN = '\\d{1,2}[\\/.\\-]\\d{1,2}[\\/.\\-]\\d{4}|\\d{4}-\\d{2}-\\d{2}'

/**
 * A date as people in Vietnam write it, in the order of the standard; other text stays.
 *
 * @example toIsoDate('14/5/1990') // '1990-05-14'
 */
function toIsoDate(typed: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed) ?? []
  return year === undefined ? typed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A date of the standard as people in Vietnam write it; other text stays. */
const toPageDate = (typed: string): string => typed.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

/**
 * The sum of a date's digits, reduced until it is one of the ruling numbers.
 *
 * @example rulingNumber('1990-05-14') // 11
 */
export function rulingNumber(birthday: string): number | undefined {
  // Some days that no month has are read as days of the next.
  const date = /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? new Date(birthday) : new Date(Number.NaN)
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(birthday)) return undefined
  let sum = digitSum(birthday)
  while (!MEANINGS[sum] && sum > 9) sum = digitSum(String(sum))
  return MEANINGS[sum] ? sum : undefined
}

const digitSum = (digits: string): number => [...digits].reduce((sum, digit) => sum + (Number(digit) || 0), 0)
