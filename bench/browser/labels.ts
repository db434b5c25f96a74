import type { SubjectName } from './buildSubject.ts'

/** What subjects are called in tables. */
export const LABELS: Readonly<Record<SubjectName, string>> = {
  alone: 'React alone',
  bound: 'plain React, plain CSS',
  shell: '@jobsite/shell',
  carbon: 'Carbon UI Shell',
  radix: 'Radix',
  baseUi: 'Base UI',
}
