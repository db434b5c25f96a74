import { type Bilingual, text } from '../bilingual.ts'

/** A monthly salary taken apart, in đồng. */
export interface NetSalary {
  readonly gross: number
  readonly insurance: number
  readonly taxable: number
  readonly tax: number
  readonly net: number
}

/** A figure that a law sets from a day on, such as `'2026-07-01'`. Amounts are in đồng a month. */
interface Figure<Value> {
  readonly from: string
  readonly value: Value
  readonly source: Bilingual
}

/** Everything that a net salary depends on, as it is on one day. */
export interface SalaryRates {
  readonly deductions: Figure<{ readonly own: number; readonly dependent: number }>
  /** Upper end of each band of taxable income, and its rate. */
  readonly bands: Figure<readonly (readonly [upTo: number, rate: number])[]>
  /** Shares of the gross salary that employees pay. */
  readonly insurance: Figure<{ readonly social: number; readonly health: number; readonly unemployment: number }>
  /** Twenty of these is the most that social and health insurance are paid on. */
  readonly baseSalary: Figure<number>
  /** By region. Twenty of these is the most that unemployment insurance is paid on. */
  readonly minimumWages: Figure<Readonly<Record<Region, number>>>
}

/** Regions of the minimum wage. */
export const REGIONS = ['I', 'II', 'III', 'IV'] as const

/** A region of the minimum wage. */
export type Region = (typeof REGIONS)[number]

/** How many base salaries, or minimum wages, insurance is paid on at most. */
export const INSURED_TIMES = 20

/** The figures since 2026, each with its law: a change of the law is one row more. */
const FIGURES: { readonly [Name in keyof SalaryRates]: readonly SalaryRates[Name][] } = {
  deductions: [
    {
      from: '2026-01-01',
      value: { own: 15_500_000, dependent: 6_200_000 },
      source: text('Nghị quyết 110/2025/UBTVQH15', 'Resolution 110/2025/UBTVQH15'),
    },
  ],
  // The law is in force since July 2026; for salaries it counts from the tax period 2026 on.
  bands: [
    {
      from: '2026-01-01',
      value: [
        [10_000_000, 0.05],
        [30_000_000, 0.1],
        [60_000_000, 0.2],
        [100_000_000, 0.3],
        [Number.POSITIVE_INFINITY, 0.35],
      ],
      source: text('Luật Thuế thu nhập cá nhân 109/2025/QH15', 'Law on Personal Income Tax 109/2025/QH15'),
    },
  ],
  insurance: [
    {
      from: '2026-01-01',
      value: { social: 0.08, health: 0.015, unemployment: 0.01 },
      source: text(
        'Luật 41/2024/QH15, Luật 74/2025/QH15, Nghị định 188/2025/NĐ-CP',
        'Law 41/2024/QH15, Law 74/2025/QH15, Decree 188/2025/NĐ-CP',
      ),
    },
  ],
  baseSalary: [
    {
      from: '2024-07-01',
      value: 2_340_000,
      source: text('Nghị định 73/2024/NĐ-CP', 'Decree 73/2024/NĐ-CP'),
    },
    {
      from: '2026-07-01',
      value: 2_530_000,
      source: text('Nghị định 161/2026/NĐ-CP', 'Decree 161/2026/NĐ-CP'),
    },
  ],
  minimumWages: [
    {
      from: '2026-01-01',
      value: { I: 5_310_000, II: 4_730_000, III: 4_140_000, IV: 3_700_000 },
      source: text('Nghị định 293/2025/NĐ-CP', 'Decree 293/2025/NĐ-CP'),
    },
  ],
}

/** Returns the figures of a day; of the first known one for days before 2026. */
export const salaryRates = (day: string): SalaryRates => ({
  deductions: figureOf(FIGURES.deductions, day),
  bands: figureOf(FIGURES.bands, day),
  insurance: figureOf(FIGURES.insurance, day),
  baseSalary: figureOf(FIGURES.baseSalary, day),
  minimumWages: figureOf(FIGURES.minimumWages, day),
})

const figureOf = <Value>(rows: readonly Figure<Value>[], day: string): Figure<Value> =>
  rows.findLast(({ from }) => from <= day) ?? (rows[0] as Figure<Value>)

/** Whose salary it is. */
export interface Payee {
  readonly dependents: number
  readonly region: Region
}

/**
 * A gross monthly salary in đồng as net: less insurance, less progressive income tax.
 *
 * @example netSalary(10_000_000, { dependents: 0, region: 'I' }, salaryRates('2026-07-01')).net // 8950000
 */
export function netSalary(gross: number, { dependents, region }: Payee, rates: SalaryRates): NetSalary {
  const { social, health, unemployment } = rates.insurance.value
  const insured = (salary: number): number => Math.min(gross, INSURED_TIMES * salary)
  const insurance = Math.round(
    insured(rates.baseSalary.value) * (social + health) + insured(rates.minimumWages.value[region]) * unemployment,
  )
  const { own, dependent } = rates.deductions.value
  const taxable = Math.max(gross - insurance - own - dependents * dependent, 0)
  let exact = 0
  let from = 0
  for (const [upTo, rate] of rates.bands.value) {
    exact += Math.max(Math.min(taxable, upTo) - from, 0) * rate
    from = upTo
  }
  const tax = Math.round(exact)
  return { gross, insurance, taxable, tax, net: gross - insurance - tax }
}

/**
 * The lowest gross salary, in whole đồng, that leaves a net one. Net grows with gross, so halving finds it.
 *
 * @example grossSalary(8_950_000, { dependents: 0, region: 'I' }, salaryRates('2026-07-01')).gross // 10000000
 */
export function grossSalary(net: number, payee: Payee, rates: SalaryRates): NetSalary {
  let [low, high] = [net, net * 2]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (netSalary(middle, payee, rates).net >= net) high = middle
    else low = middle + 1
  }
  return netSalary(low, payee, rates)
}
