/** Resolves once rendered components are styled: at once, because styled-components inserts its own rules. */
export async function ensureStyles(): Promise<void> {}
