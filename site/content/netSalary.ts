/** A gross monthly salary taken apart, in đồng. */
export interface NetSalary {
  readonly gross: number
  readonly insurance: number
  readonly taxable: number
  readonly tax: number
  readonly net: number
}

/** Assumptions of the estimate: rates and allowances of 2025. */
export const ASSUMED = Object.freeze({
  insuranceRate: 0.105,
  insuranceCap: 46_800_000,
  ownAllowance: 11_000_000,
  dependentAllowance: 4_400_000,
})

/** Upper end of each tax band, in đồng of taxable income a month, and its rate. */
export const BANDS: readonly (readonly [upTo: number, rate: number])[] = [
  [5_000_000, 0.05],
  [10_000_000, 0.1],
  [18_000_000, 0.15],
  [32_000_000, 0.2],
  [52_000_000, 0.25],
  [80_000_000, 0.3],
  [Number.POSITIVE_INFINITY, 0.35],
]

/**
 * A gross monthly salary in đồng as net: less insurance, less progressive income tax.
 *
 * @example netSalary(10_000_000, 0).net // 8950000
 */
export function netSalary(gross: number, dependents: number): NetSalary {
  const insurance = Math.round(Math.min(gross, ASSUMED.insuranceCap) * ASSUMED.insuranceRate)
  const allowance = ASSUMED.ownAllowance + dependents * ASSUMED.dependentAllowance
  const taxable = Math.max(gross - insurance - allowance, 0)
  let tax = 0
  let from = 0
  for (const [upTo, rate] of BANDS) {
    tax += Math.max(Math.min(taxable, upTo) - from, 0) * rate
    from = upTo
  }
  return { gross, insurance, taxable, tax: Math.round(tax), net: gross - insurance - Math.round(tax) }
}
