import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react'
import { usePageUrl } from '../pageUrl.ts'
import type { JobCardView, JobDetailView } from '../view.ts'
import { useLanguage } from '../words.ts'

/** State of the pane: a job, loading, or failed. */
export type Pane =
  | { readonly state: 'shown'; readonly job: JobDetailView; readonly isFirst: boolean }
  | { readonly state: 'loading'; readonly card: JobCardView }
  | { readonly state: 'failed'; readonly card: JobCardView }

/** How the seeker opened the job on view: a new object each time. */
export interface Opened {
  /** Focus moves to the job then. */
  readonly byKey: boolean
}

/** The page has a pane from here on; below, a card leads to the job's page. */
const WIDE = '(min-width: 1200px)'

/**
 * Which job of a list the pane shows. A click on a card loads its job into the pane where there is one, and puts it into
 * the URL in place of the one before: coming back or sharing the URL shows the same job.
 */
export function useSelectedJob(first: JobDetailView | undefined) {
  const language = useLanguage()
  const { replaceUrl } = usePageUrl()
  const [pane, setPane] = useState<Pane | undefined>(first && { state: 'shown', job: first, isFirst: true })
  const known = useRef(new Map<number, JobDetailView>(first && [[first.card.id, first]]))
  const request = useRef<AbortController>(undefined)
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => () => request.current?.abort(), [])

  const load = useCallback(
    async (card: JobCardView) => {
      request.current?.abort()
      const controller = new AbortController()
      request.current = controller
      const cached = known.current.get(card.id)
      if (cached) return setPane({ state: 'shown', job: cached, isFirst: false })
      setPane({ state: 'loading', card })
      const job = await fetchJob(card.id, language, controller.signal)
      if (controller.signal.aborted) return
      if (job) known.current.set(card.id, job)
      setPane(job ? { state: 'shown', job, isFirst: false } : { state: 'failed', card })
    },
    [language],
  )

  const select = useCallback(
    (event: MouseEvent, card: JobCardView) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!isPlain || event.defaultPrevented || !window.matchMedia(WIDE).matches) return
      event.preventDefault()
      const url = new URL(window.location.href)
      url.searchParams.set('job', String(card.id))
      replaceUrl(url.pathname + url.search)
      // A click by key is no press of a pointer.
      setOpened({ byKey: event.detail === 0 })
      void load(card)
    },
    [load, replaceUrl],
  )

  const retry = useCallback(() => {
    if (pane?.state === 'failed') void load(pane.card)
  }, [load, pane])

  const selectedId = pane && (pane.state === 'shown' ? pane.job.card.id : pane.card.id)
  return { pane, selectedId, select, retry, opened }
}

/** A job in full; `null` when the service did not respond, or with something else. */
async function fetchJob(id: number, language: string, signal: AbortSignal): Promise<JobDetailView | null> {
  try {
    const response = await fetch(`/job-search/v1.0/jobs/${id}?language=${language}`, { signal })
    const job: unknown = response.ok ? await response.json() : null
    return isJobDetail(job, id) ? job : null
  } catch {
    return null
  }
}

/** Whether the pane can show a response: a later version of the site may respond to a page that was loaded before. */
function isJobDetail(value: unknown, id: number): value is JobDetailView {
  const job = (value ?? {}) as Partial<JobDetailView>
  const lists = [job.facts, job.sections, job.skills, job.company?.facts]
  return job.card?.id === id && typeof job.apply?.href === 'string' && lists.every(Array.isArray)
}
