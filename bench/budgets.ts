import { readBaseline } from './baseline/readBaseline.ts'
import { elementsIn } from './browser/content.ts'
import type { ServerPage } from './server.ts'

/** The limit of a metric; `exactly` if only a decision may change it. */
export type Budget = { readonly atMost: number } | { readonly exactly: number }

/**
 * Counts, which are the same on every machine, are checked by `npm test`; ratios of CPU time by `npm run bench:check`.
 * A change here is a decision: state its reason in the commit.
 */
export const BUDGETS = {
  // The listing page of `bench/server.ts`.
  elements: { atMost: 447 },
  links: { exactly: 76 },
  'HTML with styles, bytes over plain React': { atMost: 1.03 },
  'HTML, bytes after brotli': { atMost: 5000 },
  // 1.4 to 1.8, depending on the load of the machine; 4 with one style sheet per request.
  'server CPU over plain React': { atMost: 2.4 },
  // Another URL with each call, and another logged-in visitor: 0.08 to 0.21, depending on the load of the machine.
  'cached server CPU over plain React': { atMost: 0.3 },
  // Of the same: 0.04.
  'function calls of a cached render over plain React': { atMost: 0.1 },
  // 1.2 to 1.5; a linear search would be 40 or more.
  'finding a route of 10,000 over one of 38': { atMost: 3 },
  'cookie reads, first page view': { exactly: 1 },
  'cookie writes, first page view': { exactly: 2 },
  'cookie reads, later page view': { exactly: 1 },
  'cookie writes, later page view': { exactly: 1 },
  'cookie writes, campaign kept': { exactly: 0 },
  'bytes of a cookie': { atMost: 500 },
  // Of islands: 138, of which a page view takes a third; plain React with the same markup calls 23.
  'functions called until idle, over React alone': { atMost: 145 },
  'calls as a mouse crosses the header, over plain React': { atMost: 0 },
  'files requested as a mouse crosses the header': { exactly: 0 },
} as const satisfies Record<string, Budget>

export type Metric = keyof typeof BUDGETS

/** Returns one line for each metric that exceeds its budget. */
export function overBudget(metrics: Partial<Record<Metric, number>>): string[] {
  return (Object.entries(metrics) as [Metric, number][]).flatMap(([name, metric]) => {
    const budget: Budget = BUDGETS[name]
    const isWithin = 'exactly' in budget ? metric === budget.exactly : metric <= budget.atMost
    const wanted = 'exactly' in budget ? `exactly ${budget.exactly}` : `at most ${budget.atMost}`
    return isWithin ? [] : [`${name}: ${metric}, ${wanted}`]
  })
}

/** Counts elements and links in a page's HTML. */
export function countElements({ html }: ServerPage): { elements: number; links: number } {
  const nodes = readBaseline(html)
  return { elements: elementsIn(nodes).length, links: elementsIn(nodes, ({ tag }) => tag === 'a').length }
}
