import { useEffect, useState } from 'react'
import { recordOrdinaryFirst } from '../../browser/attribution/recordOrdinaryFirst.ts'
import { createPageViewEffects, type PageViewInput } from '../../browser/pageView/pageViewEffects.ts'
import type { RegisterServiceWorker } from '../../browser/serviceWorker/registerServiceWorker.ts'
import { startAfterLoad } from '../useAfterLoad.ts'
import { usePageWork } from './PageWorkContext.ts'

/**
 * Runs the effects of each page view: those that a script of the shell has begun before, if there are any.
 *
 * @param input an object literal: the same names each time.
 */
export function usePageViewEffects(input: PageViewInput): void {
  const shared = usePageWork()
  const [effects] = useState(() => shared ?? createPageViewEffects(recordOrdinaryFirst(), registerAfterLoad))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input as its values, which are always as many
  useEffect(() => effects.run(input), [effects, ...Object.values(input)])
  useEffect(() => (shared ? undefined : effects.end), [shared, effects])
}

const registerAfterLoad: RegisterServiceWorker = (...input) =>
  startAfterLoad(({ registerServiceWorker }) => registerServiceWorker(...input))
