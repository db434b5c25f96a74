import { afterEach, beforeEach, expect } from 'vitest'

/** Objects of the page that tests and libraries add properties to, or replace some of. */
const OBJECTS: readonly object[] = [
  document,
  navigator,
  history,
  URL,
  Node.prototype,
  Element.prototype,
  HTMLElement.prototype,
  HTMLDialogElement.prototype,
  Document.prototype,
]

// Set by the environment of Vitest.
const { jsdom } = globalThis as unknown as { jsdom: { cookieJar: { removeAllCookiesSync: () => void } } }

/** Keys under which the shell stores its state on a page; its contexts belong to its modules. */
const PAGE_MEMORY = /^@jobsite\/shell\/(?!context|store)/

// Files share the page and the modules of their worker. After each test the page is as good as new, so that no test depends
// on those before it, in its file or in another. Style sheets stay, as do the modules that wrote them.
let properties: (readonly [object: object, before: PropertyDescriptorMap])[]
let removeListeners: (() => void)[]
let styles: readonly HTMLStyleElement[]

beforeEach(() => {
  properties = OBJECTS.map((object) => [object, Object.getOwnPropertyDescriptors(object)])
  removeListeners = [window, document].map(recordListeners)
  styles = [...document.querySelectorAll<HTMLStyleElement>('head > style')]
})

afterEach(() => {
  for (const remove of removeListeners) remove()
  for (const [object, before] of properties) restoreProperties(object, before)
  for (const key of Object.getOwnPropertySymbols(globalThis))
    if (PAGE_MEMORY.test(key.description ?? '')) Reflect.deleteProperty(globalThis, key)
  localStorage.clear()
  sessionStorage.clear()
  jsdom.cookieJar.removeAllCookiesSync()
  history.replaceState(null, '', '/')
  document.body.replaceChildren()
  for (const element of document.querySelectorAll('head > :not(style)')) element.remove()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  expect(
    styles.every(({ isConnected }) => isConnected),
    'the styles that tests share are on the page',
  ).toBe(true)
})

/** Returns a function that removes the listeners added since, of the page and of libraries. */
function recordListeners(target: EventTarget): () => void {
  const add = target.addEventListener
  const added: Parameters<EventTarget['addEventListener']>[] = []
  target.addEventListener = (...parameters: (typeof added)[number]) => {
    added.push(parameters)
    add.apply(target, parameters)
  }
  return () => {
    for (const [type, listener, options] of added) target.removeEventListener(type, listener, options)
    target.addEventListener = add
  }
}

function restoreProperties(object: object, before: PropertyDescriptorMap): void {
  const now: PropertyDescriptorMap = Object.getOwnPropertyDescriptors(object)
  for (const key of Reflect.ownKeys(now)) {
    const was = before[key as string]
    const is = now[key as string] as PropertyDescriptor
    if (!was) Reflect.deleteProperty(object, key)
    else if (was.value !== is.value || was.get !== is.get || was.set !== is.set) Object.defineProperty(object, key, was)
  }
  for (const key of Reflect.ownKeys(before))
    if (!(key in now)) Object.defineProperty(object, key, before[key as string] as PropertyDescriptor)
}
