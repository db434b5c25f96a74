/**
 * The document, read past named elements: `<img name="currentScript">` in a page's content replaces that property of
 * `document`, as any other. What a page's script has overridden, such as `cookie` in consent tools, stays overridden. Use it
 * instead of `document`, also on servers, where only reading fails.
 *
 * @example safeDocument.head // the head, also below `<form name="head">`
 */
export const safeDocument: Document = /* @__PURE__ */ new Proxy({} as Document, {
  get(_, name) {
    const value: unknown = Reflect.get(sourceOf(name), name, document)
    return typeof value === 'function' ? value.bind(document) : value
  },
  set: (_, name, value) => Reflect.set(sourceOf(name), name, value, document),
  has: (_, name) => name in sourceOf(name),
})

/** Returns the prototype for the name of an element, of several or of a frame, which would otherwise be found first. */
const sourceOf = (name: PropertyKey): Document => {
  const found: unknown = Object.getOwnPropertyDescriptor(document, name)?.value
  return Object(found) === found ? Document.prototype : document
}
