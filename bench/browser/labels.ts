import type { ImplementationName } from './buildImplementation.ts'

/** Names of implementations in tables. */
export const LABELS: Readonly<Record<ImplementationName, string>> = {
  alone: 'React alone',
  baseline: 'plain React, plain CSS',
  baselineParts: 'plain React, parts on demand',
  shell: '@jobsite/shell',
  islands: '@jobsite/shell/islands',
  islandsQuiet: '@jobsite/shell/islands, no page view',
  carbon: 'Carbon UI Shell',
  radix: 'Radix',
  baseUi: 'Base UI',
}
