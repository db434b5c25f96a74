/** A monthly salary taken apart, in đồng. */
export interface NetSalary {
  readonly gross: number
  readonly insurance: number
  readonly taxable: number
  readonly tax: number
  readonly net: number
}

/** Rates of one year, with the laws that set them. */
export interface SalaryRates {
  readonly year: number
  /** Share of the gross salary that employees pay for social, health and unemployment insurance. */
  readonly insuranceRate: number
  /** Salary above which no more insurance is paid: twenty times the base salary. */
  readonly insuranceCap: number
  readonly ownAllowance: number
  readonly dependentAllowance: number
  /** Upper end of each tax band, in đồng of taxable income a month, and its rate. */
  readonly bands: readonly (readonly [upTo: number, rate: number])[]
}

/**
 * The rates of 2026. Allowances: Resolution 110/2025/UBTVQH15. Bands: Law on Personal Income Tax 2025, for salaries of the
 * tax period 2026. Insurance: 8% social, 1.5% health, 1% unemployment, of at most twenty base salaries of 2.34 million.
 */
export const RATES: SalaryRates = Object.freeze({
  year: 2026,
  insuranceRate: 0.105,
  insuranceCap: 46_800_000,
  ownAllowance: 15_500_000,
  dependentAllowance: 6_200_000,
  bands: [
    [10_000_000, 0.05],
    [30_000_000, 0.1],
    [60_000_000, 0.2],
    [100_000_000, 0.3],
    [Number.POSITIVE_INFINITY, 0.35],
  ] as const,
})

/**
 * A gross monthly salary in đồng as net: less insurance, less progressive income tax.
 *
 * @example netSalary(10_000_000, 0).net // 8950000
 */
export function netSalary(gross: number, dependents: number, rates: SalaryRates = RATES): NetSalary {
  const insurance = Math.round(Math.min(gross, rates.insuranceCap) * rates.insuranceRate)
  const allowance = rates.ownAllowance + dependents * rates.dependentAllowance
  const taxable = Math.max(gross - insurance - allowance, 0)
  let tax = 0
  let from = 0
  for (const [upTo, rate] of rates.bands) {
    tax += Math.max(Math.min(taxable, upTo) - from, 0) * rate
    from = upTo
  }
  return { gross, insurance, taxable, tax: Math.round(tax), net: gross - insurance - Math.round(tax) }
}

/**
 * The lowest gross salary, in whole đồng, that leaves a net one. Net grows with gross, so halving finds it.
 *
 * @example grossSalary(8_950_000, 0).gross // 10000000
 */
export function grossSalary(net: number, dependents: number, rates: SalaryRates = RATES): NetSalary {
  let [low, high] = [net, net * 2]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (netSalary(middle, dependents, rates).net >= net) high = middle
    else low = middle + 1
  }
  return netSalary(low, dependents, rates)
}
