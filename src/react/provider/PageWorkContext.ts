import { type Context, createContext, useContext } from 'react'
import type { PageWork } from '../../browser/pageView/pageWork.ts'

/** Page view effects that started before the provider was rendered; `null` if the provider starts them. */
export const PageWorkContext: Context<PageWork | null> = createContext<PageWork | null>(null)

/** Returns the page view effects that started before the provider was rendered. */
export const usePageWork = (): PageWork | null => useContext(PageWorkContext)
