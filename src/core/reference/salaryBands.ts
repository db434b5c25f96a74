import { table } from '../table.ts'

/** A salary band in US dollars a month, from `lower` up to but not including `upper`; `upper` 0 is open. */
export interface SalaryBand {
  readonly lower: number
  readonly upper: number
}

const band = (lower: number, upper: number): SalaryBand => Object.freeze({ lower, upper })

/** Salary bands, lowest first. */
export const salaryBands: readonly SalaryBand[] = /* @__PURE__ */ table(() => [
  band(0, 500),
  band(500, 1000),
  band(1000, 1500),
  band(1500, 2000),
  band(2000, 3000),
  band(3000, 0),
])

/**
 * Returns the band of a monthly salary in US dollars; `undefined` for negative amounts and non-numbers.
 *
 * @example salaryBandFor(1000) // { lower: 1000, upper: 1500 }
 */
export function salaryBandFor(amount: number): SalaryBand | undefined {
  return salaryBands.find(
    ({ lower, upper }) => typeof amount === 'number' && amount >= lower && (upper === 0 || amount < upper),
  )
}
