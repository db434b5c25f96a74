import type { PlainNode } from './plain/plainShell.ts'
import { readPlain } from './plain/readPlain.ts'
import type { ServerPage } from './server.ts'

/** What a figure may be at most; `exactly`, where nothing but a decision changes it. */
export type Budget = { readonly atMost: number } | { readonly exactly: number }

/**
 * What is held by the test command: figures that are the same on every machine, and one ratio with room for a busy one.
 * A change here is a decision, and says its reason in the commit.
 */
export const BUDGETS = {
  // The listing page of `bench/server.ts`.
  elements: { atMost: 450 },
  links: { exactly: 76 },
  'HTML with styles, bytes over plain React': { atMost: 1.05 },
  'HTML, bytes after brotli': { atMost: 6000 },
  // 1.4 to 1.8, by how busy the machine is; it was 4 with a sheet of styles a request.
  'server CPU over plain React': { atMost: 2.4 },
  // 1.2 to 1.5: a search through all routes would be at 40 and more.
  'finding a route of 10,000 over one of 38': { atMost: 3 },
  'cookie reads, first page view': { exactly: 1 },
  'cookie writes, first page view': { exactly: 2 },
  'cookie reads, later page view': { exactly: 1 },
  'cookie writes, later page view': { exactly: 1 },
  'cookie writes, campaign kept': { exactly: 0 },
  'bytes of a cookie': { atMost: 500 },
} as const satisfies Record<string, Budget>

export type Figure = keyof typeof BUDGETS

/** What is over its budget, one line a figure. */
export function overBudget(figures: Partial<Record<Figure, number>>): string[] {
  return (Object.entries(figures) as [Figure, number][]).flatMap(([name, figure]) => {
    const budget: Budget = BUDGETS[name]
    const isKept = 'exactly' in budget ? figure === budget.exactly : figure <= budget.atMost
    const wanted = 'exactly' in budget ? `exactly ${budget.exactly}` : `at most ${budget.atMost}`
    return isKept ? [] : [`${name}: ${figure}, ${wanted}`]
  })
}

/** Elements and links of a page's HTML. */
export function countElements({ html }: ServerPage): { elements: number; links: number } {
  const count = (nodes: readonly PlainNode[], isCounted: (tag: string) => boolean): number =>
    nodes.reduce(
      (sum, node) =>
        typeof node === 'string' ? sum : sum + Number(isCounted(node.tag)) + count(node.children, isCounted),
      0,
    )
  const nodes = readPlain(html)
  return { elements: count(nodes, () => true), links: count(nodes, (tag) => tag === 'a') }
}
