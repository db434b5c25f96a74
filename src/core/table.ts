/**
 * Creates a frozen table. Rows are created in a function, so that a bundler can remove an unused table when the call is
 * marked as pure.
 */
export const table = <Row>(rows: () => readonly Row[]): readonly Row[] => Object.freeze([...rows()])
