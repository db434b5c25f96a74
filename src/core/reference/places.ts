import type { Named } from '../named.ts'
import { namedTable } from './namedTable.ts'

/** District, town or city of a province. `order` is always 0. */
export interface District extends Named {
  readonly order: number
}

/** Districts by province id. Not built in: the page passes the table. */
export type DistrictsByProvince = Readonly<Record<number, readonly District[]>>

/** The two countries with known ids. The page passes the others. */
export const countries: readonly Named[] = /* @__PURE__ */ namedTable(`
1|Việt Nam|Vietnam
239|Khác|Other
`)
