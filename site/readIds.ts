/** Reads ids of a request: whole numbers above 0, each once, in their order. Any other text is left out. */
export const readIds = (texts: readonly string[]): number[] => [
  ...new Set(
    texts
      .filter((text) => /^\s*\d{1,15}\s*$/.test(text))
      .map(Number)
      .filter((id) => id > 0),
  ),
]
