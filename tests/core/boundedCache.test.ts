import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createBoundedCache } from '../../src/core/boundedCache.ts'

const LIMIT = 20
const step = fc.record({ key: fc.constantFrom('a', 'b', 'cc', 'ddd'), value: fc.option(fc.string({ maxLength: 24 })) })

it('holds the latest used values, as many as fit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const cache = createBoundedCache<string>(LIMIT, (text) => text.length)
      // The latest used entry is the last one.
      let model: [key: string, value: string][] = []
      for (const { key, value } of steps) {
        const found = model.find(([known]) => known === key)
        const others = model.filter((entry) => entry !== found)
        if (value === null) {
          expect(cache.get(key)).toBe(found?.[1])
          if (found) model = [...others, found]
          continue
        }
        cache.set(key, value)
        model = [...others, [key, value]]
        while (model.flat().join('').length > LIMIT) model.shift()
        expect(cache.size).toBe(model.length)
      }
      for (const key of ['a', 'b', 'cc', 'ddd'])
        expect(cache.get(key)).toBe(model.find(([known]) => known === key)?.[1])
      cache.clear()
      expect(cache.size).toBe(0)
    }),
  )
})
