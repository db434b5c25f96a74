import { partOf } from '../options/parts.ts'
import type { Island } from './Hydration.ts'

type Attributes = Readonly<Record<string, unknown>>

/** Attributes that change with interaction. */
const PASSING = ['style', 'open', 'data-sticky', 'data-enhanced', 'data-menus']

/** Returns the attributes of a server's element, as props, without those that the page passes itself. */
export function attributesOf(element: Element, props: Attributes): Record<string, string> {
  const attributes: Record<string, string> = {}
  const left = [...PASSING, ...Object.keys(props).join().toLowerCase().split(',')]
  for (const { name, value } of element.attributes)
    if (!left.includes(name)) attributes[name === 'class' ? 'className' : name] = value
  return attributes
}

/** Returns the props of a component's root element: the server's attributes, overridden by the page's current props. */
export function pageAttributes({ name, served, rendered }: Island, now: Attributes): Record<string, unknown> {
  const { own } = partOf(name)
  const attributes: Record<string, unknown> = { ...served }
  for (const prop in now) if (prop !== 'children' && !(prop in own)) attributes[prop] = now[prop]
  attributes.className = now.className === rendered.className ? served.className : withClasses(served, rendered, now)
  return attributes
}

/** Returns the page's classes, followed by the shell's. */
function withClasses({ className = '' }: Attributes, first: Attributes, now: Attributes): string {
  const before = String(first.className ?? '').split(/\s+/)
  const own = String(className)
    .split(/\s+/)
    .filter((name) => !before.includes(name))
  return [String(now.className ?? ''), ...own].filter(Boolean).join(' ')
}
