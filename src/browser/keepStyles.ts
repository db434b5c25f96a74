/** Some of an element's own styles, and the way back to what they were. */
export interface KeptStyles {
  set(name: string, value: string): void
  restore(): void
}

/** Lets styles of an element be set, and put back as they were found. */
export function keepStyles(element: HTMLElement, names: readonly string[]): KeptStyles {
  const before = names.map((name) => [name, element.style.getPropertyValue(name)] as const)
  return {
    set: (name, value) => element.style.setProperty(name, value),
    restore() {
      for (const [name, value] of before) {
        if (value === '') element.style.removeProperty(name)
        else element.style.setProperty(name, value)
      }
      if (element.getAttribute('style') === '') element.removeAttribute('style')
    },
  }
}
