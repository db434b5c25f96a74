import { memo, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { sameValue } from '../../src/react/sameValue.ts'
import { isChanged } from '../../src/served/changes.ts'

interface Linked {
  value: number
  next?: Linked
}

/** Returns a ring of values: the last leads back to the first. */
function ring(...values: number[]): Linked {
  const all: Linked[] = values.map((value) => ({ value }))
  for (const [index, one] of all.entries()) one.next = all[(index + 1) % all.length] as Linked
  return all[0] as Linked
}

/** Returns objects, one in another. */
function chain(length: number, end: number): Linked {
  let last: Linked = { value: end }
  for (let step = 1; step < length; step += 1) last = { value: step, next: last }
  return last
}

/** Returns a node as a component creates it: in development React adds the component, and with it all of the page. */
const ownedBy = (owner: object, node: ReactNode) => ({ ...(node as object), _owner: owner }) as unknown as ReactNode

const differ = (one: unknown, two: unknown) => [isChanged({ a: one }, { a: two }), isChanged({ a: two }, { a: one })]
const same = (one: unknown, two: unknown) => [sameValue(one, two), sameValue(two, one)]

const shared = { id: 1 }
const One = () => null
const Other = () => null
const MemoOne = memo(One)
const MemoOther = memo(Other)

describe('props of islands and shared values are the same', () => {
  it.each<[string, unknown, unknown]>([
    ['with equal objects', { a: [1, { b: null }] }, { a: [1, { b: null }] }],
    ['with a missing and an undefined value', { a: 1, b: undefined }, { a: 1 }],
    ['with a value twice, and two equal values', [shared, shared], [{ id: 1 }, { id: 1 }]],
  ])('%s', (_, one, two) => {
    expect(differ(one, two)).toEqual([false, false])
    expect(same(one, two)).toEqual([true, true])
  })
})

describe('props of islands and shared values differ', () => {
  it.each<[string, unknown, unknown]>([
    ['in one place', { a: [1, { b: null }] }, { a: [1, { b: 0 }] }],
    ['in one key', { a: 1 }, { a: 1, b: 1 }],
    ['by null and an object', null, {}],
    ['by a text and an object', 'a', {}],
    ['by another ring', ring(1, 2), ring(1, 3)],
    ['by their end', chain(90, 0), chain(90, 1)],
    ['by a function and nothing', One, undefined],
  ])('%s', (_, one, two) => {
    expect(differ(one, two)).toEqual([true, true])
    expect(same(one, two)).toEqual([false, false])
  })
})

describe('shared values', () => {
  it.each<[string, unknown, unknown]>([
    ['rings', ring(1, 2), ring(1, 2)],
    ['rings of another length that show the same', ring(1), ring(1, 1, 1)],
    ['very deep values', chain(50_000, 0), chain(50_000, 0)],
  ])('are the same: %s', (_, one, two) => {
    expect(same(one, two)).toEqual([true, true])
  })

  it.each<[string, unknown, unknown]>([
    ['functions', () => 1, () => 1],
    ['a list and an object', [], {}],
    ['very deep values', chain(50_000, 0), chain(50_000, 1)],
  ])('differ: %s', (_, one, two) => {
    expect(same(one, two)).toEqual([false, false])
  })
})

describe('props of islands', () => {
  it.each<[string, unknown, unknown]>([
    ['functions that are created again', () => 1, () => 1],
    ['elements', <p key={1}>Text {1}</p>, <p key={1}>Text {1}</p>],
    ['elements of other renders', ownedBy(ring(1), <One />), ownedBy(ring(2), <One />)],
  ])('are the same: %s', (_, one, two) => {
    expect(differ(one, two)).toEqual([false, false])
  })

  it.each<[string, unknown, unknown]>([
    ['cyclic values that are created again', ring(1), ring(1)],
    ['text of elements', <p key={1}>Text {1}</p>, <p key={1}>Text {2}</p>],
    ['keys of elements', <p key={1}>Text</p>, <p key={2}>Text</p>],
    ['components of elements', <One key={1} />, <Other key={1} />],
    ['components that are objects', <MemoOne key={1} />, <MemoOther key={1} />],
  ])('differ: %s', (_, one, two) => {
    expect(differ(one, two)).toEqual([true, true])
  })
})
