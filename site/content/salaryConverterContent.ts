import { formatTimestamp, type Language, pagePath } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { formatCount, formatDay } from './format.ts'
import {
  grossSalary,
  INSURED_TIMES,
  netSalary,
  type Payee,
  REGIONS,
  type Region,
  type SalaryRates,
  salaryRates,
} from './netSalary.ts'
import { urlOf } from './urlOf.ts'
import type { Block, Fact } from './views.ts'

/** Salary that the page shows before one is entered. */
const EXAMPLE = 20_000_000
const MAX_SALARY = 1_000_000_000
const MAX_DEPENDENTS = 20

/** Id of the result. */
const RESULT = 'result'

const AMOUNT_ERROR = text(
  'Vui lòng nhập số tiền từ 1 đến 1.000.000.000 đồng.',
  'Enter an amount from 1 to 1,000,000,000 VND.',
)
const DEPENDENTS_ERROR = text('Vui lòng nhập số nguyên từ 0 đến 20.', 'Enter a whole number from 0 to 20.')

/** The two ways to convert, by the value of their field. */
const WAYS = {
  net: {
    option: text('Gross sang Net', 'Gross to net'),
    result: text('Lương Net (thực nhận)', 'Net pay (take-home pay)'),
  },
  gross: { option: text('Net sang Gross', 'Net to gross'), result: text('Lương Gross', 'Gross pay') },
}

/** The salary converter: a plain GET form; the server computes the result. */
export const salaryConverterContent: ContentOf = ({ language, query, now }) => {
  const rates = salaryRates(formatTimestamp(now).slice(0, 10))
  const salaryText = (query.get('gross') ?? '').trim().slice(0, 20)
  const dependentsText = query.get('dependents')?.trim().slice(0, 4) || '0'
  const to = query.get('to') === 'gross' ? 'gross' : 'net'
  const salary = toWhole(salaryText, MAX_SALARY)
  const dependents = toWhole(dependentsText, MAX_DEPENDENTS)
  const region = REGIONS.find((name) => name === query.get('region')) ?? REGIONS[0]
  const isWrong = salaryText !== '' && !salary
  return {
    description: text(
      'Công cụ tính lương Gross sang Net và Net sang Gross, sau bảo hiểm và thuế thu nhập cá nhân.',
      'Converts gross pay to net pay and back, after insurance and personal income tax.',
    ),
    view: {
      heading: text('Tính lương Gross - Net', 'Gross to net salary converter'),
      lead: text(
        'Nhập lương tháng để biết lương thực nhận, hoặc lương Gross cần thỏa thuận.',
        'Enter a monthly salary to see what you take home, or which gross pay to ask for.',
      ),
      blocks: [
        {
          kind: 'form',
          heading: text('Lương của bạn', 'Your pay'),
          form: {
            method: 'get',
            // Leads to the result, which is below the form on phones.
            action: `${pagePath('salaryConverter', language)}#${RESULT}`,
            submit: text('Tính lương', 'Convert'),
            fields: [
              {
                name: 'gross',
                label: text('Lương mỗi tháng (đồng)', 'Pay per month (VND)'),
                // As text it keeps what was typed, also "20.000.000", which a number field refuses.
                type: 'text',
                inputMode: 'numeric',
                required: true,
                pattern: AMOUNT_PATTERN,
                invalid: AMOUNT_ERROR,
                value: salary ? formatCount(salary, language) : salaryText,
                ...(isWrong && { error: AMOUNT_ERROR }),
              },
              {
                name: 'to',
                label: text('Cách tính', 'Convert'),
                type: 'select',
                value: to,
                options: Object.entries(WAYS).map(([value, { option }]) => ({ value, label: option })),
              },
              {
                name: 'dependents',
                label: text('Số người phụ thuộc', 'Number of dependents'),
                type: 'number',
                min: 0,
                max: MAX_DEPENDENTS,
                invalid: DEPENDENTS_ERROR,
                value: dependentsText,
                ...(dependents === undefined && { error: DEPENDENTS_ERROR }),
              },
              {
                name: 'region',
                label: text('Vùng lương tối thiểu', 'Minimum wage region'),
                type: 'select',
                value: region,
                options: REGIONS.map((value) => ({ value, label: regionName(value) })),
                hint: regionHint(rates),
              },
            ],
          },
        },
        ...(isWrong || dependents === undefined ? [] : result(salary, { dependents, region }, to, rates, language)),
        ...ratesBlocks(rates, region, language),
        {
          kind: 'actions',
          links: [
            { label: text('Xem mức lương theo chức danh', 'See salaries by job title'), href: urlOf('salary') },
            { label: text('Tìm việc làm', 'Find jobs'), href: urlOf('searchResult') },
          ],
        },
      ],
    },
  }
}

function result(
  entered: number | undefined,
  payee: Payee,
  to: keyof typeof WAYS,
  rates: SalaryRates,
  language: Language,
): Block[] {
  const convert = to === 'gross' ? grossSalary : netSalary
  const { gross, insurance, taxable, tax, net } = convert(entered || EXAMPLE, payee, rates)
  const money = (amount: number): string => formatMoney(amount, language)
  const rows: Fact[] = [
    [text('Lương Gross', 'Gross pay'), money(gross)],
    [text('Bảo hiểm bắt buộc', 'Compulsory insurance'), money(insurance)],
    [text('Thu nhập tính thuế', 'Taxable income'), money(taxable)],
    [text('Thuế thu nhập cá nhân', 'Personal income tax'), money(tax)],
    [text('Lương Net', 'Net pay'), money(net)],
  ]
  const heading = entered ? text('Kết quả ước tính', 'Estimate') : text('Ví dụ', 'Example')
  return [
    {
      kind: 'figures',
      id: RESULT,
      isAside: true,
      heading,
      figures: [{ value: money(to === 'gross' ? gross : net), label: WAYS[to].result }],
      facts: rows,
    },
  ]
}

const regionName = (region: Region): Bilingual => text(`Vùng ${region}`, `Region ${region}`)

/** From which salary on the region matters: below, all of it is insured everywhere. */
function regionHint({ minimumWages }: SalaryRates): Bilingual {
  const amount = INSURED_TIMES * Math.min(...Object.values(minimumWages.value))
  return text(
    `Của nơi làm việc. Chỉ ảnh hưởng khi lương trên ${formatMillions(amount, 'vi')} đồng.`,
    `Of the place of work. It matters only above ${formatMillions(amount, 'en')} VND.`,
  )
}

/** The figures that the result was computed with, each since when and by which law. */
function ratesBlocks(rates: SalaryRates, region: Region, language: Language): Block[] {
  const { deductions, bands, insurance, baseSalary, minimumWages } = rates
  const money = (amount: number): string => formatMillions(amount, language)
  const currency = text('đồng', 'VND')[language]
  const times = (amount: number): string => `${INSURED_TIMES} × ${money(amount)}`
  const { social, health, unemployment } = insurance.value
  const shares = [social, health, unemployment].map((rate) => formatRate(rate, language))
  const minimum = minimumWages.value[region]
  const [latest = ''] = Object.values(rates)
    .map(({ from }) => from)
    .sort()
    .reverse()
  return [
    {
      kind: 'table',
      heading: text(`Mức áp dụng từ ${formatDay(latest, 'vi')}`, `Rates since ${formatDay(latest, 'en')}`),
      caption: text(
        'Đồng mỗi tháng. Kết quả là ước tính, không thay cho tư vấn thuế.',
        'VND a month. Results are estimates and do not replace tax advice.',
      ),
      rows: [
        {
          term: text('Giảm trừ cho bản thân', 'Personal deduction'),
          value: money(deductions.value.own),
          note: sourceOf(deductions),
        },
        {
          term: text('Giảm trừ cho mỗi người phụ thuộc', 'Deduction for each dependent'),
          value: money(deductions.value.dependent),
          note: sourceOf(deductions),
        },
        {
          term: text('Bảo hiểm xã hội, y tế, thất nghiệp', 'Social, health and unemployment insurance'),
          value: shares.join(' + '),
          note: sourceOf(insurance),
        },
        {
          term: text(
            `Lương đóng bảo hiểm xã hội, y tế tối đa (${times(baseSalary.value)})`,
            `Most that social and health insurance are paid on (${times(baseSalary.value)})`,
          ),
          value: money(INSURED_TIMES * baseSalary.value),
          note: sourceOf(baseSalary),
        },
        {
          term: text(
            `Lương đóng bảo hiểm thất nghiệp tối đa, vùng ${region} (${times(minimum)})`,
            `Most that unemployment insurance is paid on, region ${region} (${times(minimum)})`,
          ),
          value: money(INSURED_TIMES * minimum),
          note: sourceOf(minimumWages),
        },
      ],
    },
    {
      kind: 'table',
      heading: text('Biểu thuế thu nhập cá nhân', 'Bands of the personal income tax'),
      caption: sourceOf(bands),
      rows: bands.value.map(([upTo, rate], index) => {
        const isLast = upTo === Number.POSITIVE_INFINITY
        const limit = `${money(isLast ? (bands.value[index - 1]?.[0] ?? 0) : upTo)} ${currency}`
        return {
          term: isLast
            ? text(`Thu nhập tính thuế trên ${limit}`, `Taxable income above ${limit}`)
            : text(`Thu nhập tính thuế đến ${limit}`, `Taxable income up to ${limit}`),
          value: formatRate(rate, language),
        }
      }),
    },
  ]
}

const sourceOf = ({ from, source }: SalaryRates[keyof SalaryRates]): Bilingual =>
  text(`Từ ${formatDay(from, 'vi')}: ${source.vi}.`, `Since ${formatDay(from, 'en')}: ${source.en}.`)

const formatMillions = (amount: number, language: Language): string => {
  const millions = String(amount / 1_000_000)
  return language === 'vi' ? `${millions.replace('.', ',')} triệu` : `${millions} million`
}

const formatMoney = (amount: number, language: Language): string =>
  `${formatCount(amount, language)} ${language === 'vi' ? 'đồng' : 'VND'}`

const formatRate = (rate: number, language: Language): string =>
  `${String(Math.round(rate * 1000) / 10).replace('.', language === 'vi' ? ',' : '.')}%`

/** A whole number, with or without marks between its thousands. */
const AMOUNT_PATTERN = '\\d{1,12}|\\d{1,3}(?:[.,\\s]\\d{3})+'

function toWhole(value: string, max: number): number | undefined {
  const isWhole = new RegExp(`^(?:${AMOUNT_PATTERN})$`).test(value)
  const number = isWhole ? Number(value.replace(/\D/g, '')) : Number.NaN
  return number >= 0 && number <= max ? number : undefined
}
