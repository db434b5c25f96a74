import { safeDocument } from '../page/safeDocument.ts'

/** Observer of the trees that some elements are in. */
export interface TreeWatch {
  /** Observes the document and each shadow root around an element, and one attribute of the element itself. */
  add(element: Element, attribute?: string): void
  stop(): void
}

/** Calls back after nodes were added or removed, once the script that did so has ended. */
export function watchTree(listener: () => void): TreeWatch {
  const observer = new MutationObserver(listener)
  const observe = (root: Node, attribute?: string) =>
    observer.observe(root, {
      childList: true,
      subtree: true,
      ...(attribute !== undefined && { attributeFilter: [attribute] }),
    })
  observe(safeDocument.documentElement)
  return {
    add(element, attribute) {
      if (attribute !== undefined) observe(element, attribute)
      for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) observe(root)
    },
    stop: () => observer.disconnect(),
  }
}
