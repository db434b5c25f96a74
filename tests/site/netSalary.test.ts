import { describe, expect, test } from 'vitest'
import { grossSalary, netSalary, type Region, salaryRates } from '../../site/content/netSalary.ts'

const FIRST_HALF = '2026-03-01'
const SECOND_HALF = '2026-09-01'

describe('a net salary', () => {
  test.each([
    // Below the deduction there is no tax.
    [10_000_000, 0, 'I', SECOND_HALF, 1_050_000, 0, 8_950_000],
    // 11.35 million are taxed: 10 at 5 %, the rest at 10 %.
    [30_000_000, 0, 'I', SECOND_HALF, 3_150_000, 635_000, 26_215_000],
    [30_000_000, 2, 'I', SECOND_HALF, 3_150_000, 0, 26_850_000],
    // Insurance is paid on 46.8 million until June 2026, on 50.6 million since.
    [80_000_000, 0, 'I', FIRST_HALF, 5_246_000, 8_350_800, 66_403_200],
    [80_000_000, 0, 'I', SECOND_HALF, 5_607_000, 8_278_600, 66_114_400],
    // Unemployment insurance: 1 % of 106.2 million in region I, of 74 million in region IV.
    [150_000_000, 0, 'I', SECOND_HALF, 5_869_000, 30_520_850, 113_610_150],
    [150_000_000, 0, 'IV', SECOND_HALF, 5_547_000, 30_633_550, 113_819_450],
  ] as const)('of %i with %i dependents in region %s on %s', (gross, dependents, region, day, insurance, tax, net) => {
    expect(netSalary(gross, { dependents, region }, salaryRates(day))).toMatchObject({ insurance, tax, net })
  })

  test.each(
    [1, 8_950_000, 26_215_000, 66_114_400, 900_000_000].flatMap((net) =>
      (['I', 'IV'] as const).map((region): [number, Region] => [net, region]),
    ),
  )('of %i in region %s is what its gross salary leaves', (net, region) => {
    const payee = { dependents: 1, region }
    const rates = salaryRates(SECOND_HALF)
    const { gross } = grossSalary(net, payee, rates)
    expect(netSalary(gross, payee, rates).net).toBeGreaterThanOrEqual(net)
    expect(netSalary(gross - 1, payee, rates).net).toBeLessThan(net)
  })
})

test.each([
  ['2025-12-31', 2_340_000],
  ['2026-06-30', 2_340_000],
  ['2026-07-01', 2_530_000],
  ['2027-02-01', 2_530_000],
])('the base salary of %s is %i', (day, amount) => {
  expect(salaryRates(day).baseSalary.value).toBe(amount)
})
