import { useEffect, useState } from 'react'
import { createPageViewEffects, type PageViewInput } from '../../browser/pageView/pageViewEffects.ts'
import { usePageWork } from './PageWorkContext.ts'

/** Runs the effects of each page view: those that a script of the shell has begun before, if there are any. */
export function usePageViewEffects(input: PageViewInput): void {
  const shared = usePageWork()
  const [effects] = useState(() => shared ?? createPageViewEffects())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input as its values, which are always as many
  useEffect(() => effects.run(input), [effects, ...VALUES.map((name) => input[name])])
  useEffect(() => (shared ? undefined : effects.end), [shared, effects])
}

/** Every value of the input: a forgotten one does not compile. */
const VALUES = Object.keys({
  config: true,
  consent: true,
  data: true,
  model: true,
  onFailure: true,
  onServiceWorker: true,
  pageName: true,
  pageView: true,
  registerServiceWorker: true,
  track: true,
} satisfies Record<keyof PageViewInput, true>) as (keyof PageViewInput)[]
