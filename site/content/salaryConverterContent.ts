import { type Language, pagePath } from '@jobsite/shell/core'
import { type Bilingual, text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { formatCount } from './format.ts'
import { grossSalary, netSalary, RATES } from './netSalary.ts'
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
export const salaryConverterContent: ContentOf = ({ language, query }) => {
  const salaryText = (query.get('gross') ?? '').trim().slice(0, 20)
  const dependentsText = query.get('dependents')?.trim().slice(0, 4) || '0'
  const to = query.get('to') === 'gross' ? 'gross' : 'net'
  const salary = toWhole(salaryText, MAX_SALARY)
  const dependents = toWhole(dependentsText, MAX_DEPENDENTS)
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
            ],
          },
        },
        ...(isWrong || dependents === undefined ? [] : result(salary, dependents, to, language)),
        rates(language),
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

function result(entered: number | undefined, dependents: number, to: keyof typeof WAYS, language: Language): Block[] {
  const salary = entered || EXAMPLE
  const { gross, insurance, taxable, tax, net } = (to === 'gross' ? grossSalary : netSalary)(salary, dependents)
  const money = (amount: number): string => formatMoney(amount, language)
  const rate = formatRate(RATES.insuranceRate, language)
  const rows: Fact[] = [
    [text('Lương Gross', 'Gross pay'), money(gross)],
    [text(`Bảo hiểm (${rate})`, `Insurance (${rate})`), money(insurance)],
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

/** The rates that the result was computed with, of which year, and the laws that set them. */
function rates(language: Language): Block {
  const { year, bands, ownAllowance, dependentAllowance, insuranceRate, insuranceCap } = RATES
  const money = (amount: number): string => formatMoney(amount, language)
  const bandRows = bands.map(([upTo, rate], index): Fact => {
    const isLast = upTo === Number.POSITIVE_INFINITY
    const limit = money(isLast ? (bands[index - 1]?.[0] ?? 0) : upTo)
    const term = isLast
      ? text(`Thu nhập tính thuế trên ${limit}`, `Taxable income above ${limit}`)
      : text(`Thu nhập tính thuế đến ${limit}`, `Taxable income up to ${limit}`)
    return [term[language], formatRate(rate, language)]
  })
  return {
    kind: 'table',
    heading: text(`Mức áp dụng cho năm ${year}`, `Rates of ${year}`),
    caption: SOURCE,
    rows: [
      [text('Giảm trừ cho bản thân', 'Personal deduction'), money(ownAllowance)],
      [text('Giảm trừ cho mỗi người phụ thuộc', 'Deduction for each dependent'), money(dependentAllowance)],
      [text('Bảo hiểm người lao động đóng', 'Insurance that employees pay'), formatRate(insuranceRate, language)],
      [text('Lương đóng bảo hiểm tối đa', 'Salary that insurance is paid on, at most'), money(insuranceCap)],
      ...bandRows,
    ],
  }
}

const SOURCE: Bilingual = text(
  'Theo tháng. Nguồn: Nghị quyết 110/2025/UBTVQH15 (giảm trừ) và Luật Thuế thu nhập cá nhân 2025 (biểu thuế năm bậc), áp dụng từ kỳ tính thuế 2026. Kết quả là ước tính, không thay cho tư vấn thuế.',
  'By month. Source: Resolution 110/2025/UBTVQH15 (deductions) and the Law on Personal Income Tax 2025 (five bands), from the tax period 2026. Results are estimates and do not replace tax advice.',
)

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
