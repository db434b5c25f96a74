/** Inline styles of an element, with their original values. */
export interface SavedStyles {
  set(name: string, value: string): void
  /** Restores the original value of one style. */
  reset(name: string): void
  restore(): void
}

/** Saves inline styles of an element, so that they can be set and restored. */
export function saveInlineStyles(element: HTMLElement, names: readonly string[]): SavedStyles {
  const before = new Map(names.map((name) => [name, element.style.getPropertyValue(name)]))
  const reset = (name: string) => {
    const value = before.get(name) ?? ''
    if (value === '') element.style.removeProperty(name)
    else element.style.setProperty(name, value)
  }
  return {
    set: (name, value) => element.style.setProperty(name, value),
    reset,
    restore() {
      for (const name of names) reset(name)
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    },
  }
}
