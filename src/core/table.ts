/**
 * A frozen table. Its rows are made in a function, so that a bundler that sees the call marked as pure leaves an unused
 * table out.
 */
export const table = <Row>(rows: () => readonly Row[]): readonly Row[] => Object.freeze([...rows()])
