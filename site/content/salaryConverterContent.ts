import { type Language, pagePath } from '@jobsite/shell/core'
import { text } from '../bilingual.ts'
import type { ContentOf } from '../web/pageContext.ts'
import { formatCount } from './format.ts'
import { BANDS, netSalary } from './netSalary.ts'
import type { Block } from './views.ts'

/** Salary that the page shows before one is entered. */
const EXAMPLE_GROSS = 20_000_000
const MAX_GROSS = 1_000_000_000
const MAX_DEPENDENTS = 20

/** The salary converter: a plain GET form; the server computes the result. */
export const salaryConverterContent: ContentOf = ({ language, query }) => {
  const grossText = (query.get('gross') ?? '').trim().slice(0, 20)
  const dependentsText = query.get('dependents')?.trim().slice(0, 4) || '0'
  const gross = toWhole(grossText, MAX_GROSS)
  const dependents = toWhole(dependentsText, MAX_DEPENDENTS)
  const isWrong = grossText !== '' && !gross
  return {
    description: text(
      'Công cụ ước tính lương thực nhận từ lương gộp, sau bảo hiểm và thuế thu nhập cá nhân.',
      'Estimates take-home pay from gross pay, after insurance and personal income tax.',
    ),
    view: {
      heading: text('Tính lương Gross - Net', 'Gross to net salary converter'),
      lead: text(
        'Nhập lương gộp hàng tháng để ước tính số tiền bạn thực nhận.',
        'Enter your monthly gross pay to estimate what you take home.',
      ),
      blocks: [
        {
          kind: 'form',
          heading: text('Lương của bạn', 'Your pay'),
          note: text(
            'Ước tính theo mức giảm trừ và biểu thuế bảy bậc áp dụng cho năm 2025; không thay cho tư vấn thuế.',
            'An estimate with the allowances and the seven tax bands of 2025; it does not replace tax advice.',
          ),
          form: {
            method: 'get',
            action: pagePath('salaryConverter', language),
            submit: text('Tính lương', 'Convert'),
            fields: [
              {
                name: 'gross',
                label: text('Lương gộp mỗi tháng (đồng)', 'Gross pay per month (VND)'),
                // As text it keeps what was typed, also "20.000.000", which a number field refuses.
                type: 'text',
                inputMode: 'numeric',
                required: true,
                value: grossText,
                ...(isWrong && {
                  error: text(
                    'Hãy nhập số tiền từ 1 đến 1.000.000.000 đồng.',
                    'Enter an amount from 1 to 1,000,000,000 VND.',
                  ),
                }),
              },
              {
                name: 'dependents',
                label: text('Số người phụ thuộc', 'Number of dependents'),
                type: 'number',
                min: 0,
                max: MAX_DEPENDENTS,
                value: dependentsText,
                ...(dependents === undefined && {
                  error: text('Hãy nhập số nguyên từ 0 đến 20.', 'Enter a whole number from 0 to 20.'),
                }),
              },
            ],
          },
        },
        ...(isWrong || dependents === undefined ? [] : [result(gross, dependents, language)]),
        taxBands(language),
      ],
    },
  }
}

function result(entered: number | undefined, dependents: number, language: Language): Block {
  const gross = entered || EXAMPLE_GROSS
  const { insurance, taxable, tax, net } = netSalary(gross, dependents)
  const money = (amount: number): string => formatMoney(amount, language)
  return {
    kind: 'facts',
    isAside: true,
    heading: (entered ? text('Kết quả ước tính', 'Estimate') : text('Ví dụ', 'Example'))[language],
    facts: [
      [text('Lương gộp', 'Gross pay'), money(gross)],
      [text('Bảo hiểm (10,5%)', 'Insurance (10.5%)'), money(insurance)],
      [text('Thu nhập tính thuế', 'Taxable income'), money(taxable)],
      [text('Thuế thu nhập cá nhân', 'Personal income tax'), money(tax)],
      [text('Lương thực nhận', 'Take-home pay'), money(net)],
    ],
  }
}

function taxBands(language: Language): Block {
  const facts = BANDS.map(([upTo, rate], index) => {
    const isLast = upTo === Number.POSITIVE_INFINITY
    const limit = isLast ? (BANDS[index - 1]?.[0] ?? 0) : upTo
    const term = `${(isLast ? text('Trên', 'Above') : text('Đến', 'Up to'))[language]} ${formatMoney(limit, language)}`
    return [term, `${Math.round(rate * 100)}%`] as const
  })
  return { kind: 'facts', isAside: true, heading: text('Biểu thuế lũy tiến theo tháng', 'Monthly tax bands'), facts }
}

const formatMoney = (amount: number, language: Language): string =>
  `${formatCount(amount, language)} ${language === 'vi' ? 'đồng' : 'VND'}`

function toWhole(value: string, max: number): number | undefined {
  const isWhole = /^(?:\d{1,12}|\d{1,3}(?:[.,\s]\d{3})+)$/.test(value)
  const number = isWhole ? Number(value.replace(/\D/g, '')) : Number.NaN
  return number >= 0 && number <= max ? number : undefined
}
