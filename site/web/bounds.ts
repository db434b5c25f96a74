/**
 * Every bound of what strangers can make the site keep or do, each with its owner: what goes over an owner's bound costs that
 * owner alone. A bound for all owners together refuses what is new, and ends nothing.
 */
export const BOUNDS = {
  /** Of an account. The oldest ends. */
  sessionsOfAccount: 10,
  /** Of a demo account, which everyone may use, by address. The oldest ends. */
  sessionsOfDemo: 100,
  /** Of all accounts. Then nobody logs in anew. */
  sessions: 100_000,
  /** Of all accounts. Then nobody logs in anew with a demo account. */
  sessionsBeforeDemo: 90_000,
  /** Browsers that an account remembers. The oldest is forgotten. */
  browsersOfAccount: 10,
  /** Alerts of an account. Another one is refused. */
  alertsOfAccount: 10,
  /** Forms of a browser that were rejected. The oldest is forgotten. */
  formsOfBrowser: 3,
  /** Characters of the rejected forms of an account, or of an address without one. Further ones are answered and not kept. */
  formsOfOwner: 1_000_000,
  /** Characters of all rejected forms. Further ones are answered and not kept. */
  forms: 32_000_000,
  /** Wrong passwords of an address: ten at once, then one in two seconds. Too many at a time are refused. */
  guessesOfAddress: { free: 10, everyMs: 2000, maxWaitMs: 10_000 },
  /** Wrong passwords for an account from browsers that it does not know. Further ones wait, and none is refused. */
  guessesOfAccount: { free: 10, everyMs: 2000, maxWaitMs: 4000 },
  /** Wrong passwords in a browser that the account knows. Too many at a time are refused. */
  guessesOfBrowser: { free: 10, everyMs: 2000, maxWaitMs: 10_000 },
  /** New accounts of an address. */
  registrationsOfAddress: { free: 100, everyMs: 3000, maxWaitMs: 3000 },
} as const

/** The bounds of a site. */
export type Bounds = { readonly [Name in keyof typeof BOUNDS]: Widened<(typeof BOUNDS)[Name]> }

type Widened<Value> = Value extends number ? number : { readonly [Key in keyof Value]: number }
