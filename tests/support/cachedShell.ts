import type * as server from '@jobsite/shell/server'
import type { CachedFragment, RenderShellOptions } from '@jobsite/shell/server'
import fc from 'fast-check'
import { expect } from 'vitest'
import { anyShellOptions, anyVisitor } from './inputs/shellOptions.ts'

/** The functions of the server entry point, of the sources or as built. */
type Server = Pick<typeof server, 'createShellCache' | 'renderShell'>

/**
 * Checks that requests get the text of a fresh render, letter for letter: any page, for two visitors and with an option
 * changed alone, all from one cache, as on a server.
 */
export function checkCachedShell({ createShellCache, renderShell }: Server, numRuns: number): void {
  const stored = createShellCache({ maxCharacters: 1_000_000 })
  let held = ''
  let [hits, misses] = [0, 0]
  const cache = {
    ...stored,
    get(key: string) {
      const found = stored.get(key)
      if (found) hits += 1
      else misses += 1
      return found
    },
    set(key: string, template: CachedFragment) {
      held = /data-shell-for="([^"]*)"/.exec(template.html)?.[1] ?? held
      stored.set(key, template)
    },
  }
  const readHeld = () => held
  fc.assert(
    fc.property(
      anyShellOptions(readHeld),
      anyVisitor(readHeld),
      anyVisitor(readHeld),
      anyShellOptions(readHeld),
      fc.nat(8),
      (page, visitor, other, changes, from) => {
        // One option changed alone: a key that lacks it has the template of the first request.
        const changed = Object.entries(changes)
          .slice(from, from + 3)
          .map((change) => ({ ...page, ...visitor, ...Object.fromEntries([change]) }))
        for (const options of [{ ...page, ...visitor }, { ...page, ...other }, ...changed]) {
          const request = options as RenderShellOptions
          const fresh = renderShell(request)
          for (const [name, text] of Object.entries(renderShell({ ...request, cache })))
            expect(text === fresh[name as keyof typeof fresh], name).toBe(true)
        }
      },
    ),
    { numRuns },
  )
  // Otherwise it would show nothing.
  expect(hits).toBeGreaterThan(misses / 2)
}
