import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { initialStoryGlobals } from '../support/toolbar.ts'

export type DocsGlobals = Readonly<Record<keyof typeof initialStoryGlobals, string>>

const EVENTS = ['setGlobals', 'globalsUpdated'] as const

/** Returns the toolbar's values on a docs page, and renders again when they change. */
export function useDocsGlobals(): DocsGlobals {
  const [globals, setGlobals] = useState<DocsGlobals>(readGlobals)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = (): void => setGlobals(readGlobals())
    for (const event of EVENTS) channel.on(event, update)
    update()
    return () => {
      for (const event of EVENTS) channel.off(event, update)
    }
  }, [])
  return globals
}

function readGlobals(): DocsGlobals {
  const channel = addons.getChannel()
  const last = channel.last('globalsUpdated') ?? channel.last('setGlobals')
  const [payload] = (last ?? []) as { globals?: Partial<DocsGlobals> }[]
  return { ...initialStoryGlobals, ...payload?.globals }
}

/** Whether the toolbar has the values of the accepted screenshots: those at the start. */
export const isInitial = (globals: DocsGlobals): boolean =>
  Object.entries(initialStoryGlobals).every(([menu, value]) => String(globals[menu as keyof DocsGlobals]) === value)
