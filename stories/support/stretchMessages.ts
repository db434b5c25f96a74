import { messages } from '@jobsite/shell/core'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'

/** Additional length that a translation may have, as a share of the text. */
export const STRETCH = 0.4

/** Returns a text at least 40 % longer, with as many words: the last letter of each is repeated. */
export function stretch(text: string): string {
  return text.replace(/\p{L}[\p{L}\p{M}\p{N}]*/gu, (word) => {
    const letters = [...word]
    return word + (letters.at(-1) as string).repeat(Math.ceil(letters.length * STRETCH))
  })
}

/** All Vietnamese wording. */
const wording: Texts = { messages: messages.vi, breadcrumbs: { ...breadcrumbMessages.vi } }
const originals = structuredCloneWithFunctions(wording)

/** Replaces the Vietnamese wording by longer texts, or restores it. One story is shown at a time, so they share it. */
export function stretchMessages(isOn: boolean): void {
  write(wording, originals, isOn)
  Object.assign(breadcrumbMessages.vi, wording.breadcrumbs)
}

type Texts = { [key: string]: Texts | string | ((...args: never[]) => string) }

function write(target: Texts, source: Texts, isOn: boolean): void {
  for (const [key, value] of Object.entries(source)) {
    if (typeof value === 'string') target[key] = isOn ? stretch(value) : value
    else if (typeof value === 'function') target[key] = isOn ? (...args: never[]) => stretch(value(...args)) : value
    else write(target[key] as Texts, value, isOn)
  }
}

function structuredCloneWithFunctions(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [
      key,
      typeof value === 'object' ? structuredCloneWithFunctions(value) : value,
    ]),
  )
}
