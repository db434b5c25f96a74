import { type PartName, partOf } from '../components/parts.ts'

type Attributes = Readonly<Record<string, unknown>>

/** Attributes that change with interaction. */
const PASSING = new Set(['style', 'open', 'data-sticky', 'data-enhanced', 'data-menus'])

/** Returns the attributes of a server's element, as props, without those that the page passes itself. */
export function attributesOf(element: Element, props: Attributes): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => !PASSING.has(name) && !Object.keys(props).some((prop) => prop.toLowerCase() === name))
      .map(({ name, value }) => [name === 'class' ? 'className' : name, value]),
  )
}

/** Returns the props of a root element: the server's, overridden by the page's current ones. */
export function pageAttributes(
  name: PartName,
  served: Readonly<Record<string, string>>,
  first: Attributes,
  now: Attributes,
): Record<string, unknown> {
  const { own } = partOf(name)
  const page = Object.fromEntries(Object.entries(now).filter(([prop]) => prop !== 'children' && !(prop in own)))
  return { ...served, ...page, className: classes(served.className, first.className, now.className) }
}

/** Returns the page's classes, followed by the shell's. */
function classes(served = '', first: unknown = '', now: unknown = ''): string {
  const before = String(first ?? '').split(/\s+/)
  const own = served.split(/\s+/).filter((name) => !before.includes(name))
  return now === first ? served : [String(now ?? ''), ...own].filter(Boolean).join(' ')
}
