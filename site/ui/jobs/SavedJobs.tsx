import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useWords } from '../words.ts'

/** The seeker's saved jobs, and how to change them. */
interface SavedJobsValue {
  readonly ids: ReadonlySet<number>
  /** Ids of the jobs that the seeker has applied for. */
  readonly applied: readonly number[]
  /** Whether a change needs no page load: visitors are sent to the login by the form itself. */
  readonly canSave: boolean
  /** Resolves to whether the seeker is still logged in. */
  readonly toggle: (id: number, title: string) => Promise<boolean>
}

const SavedJobsContext = createContext<SavedJobsValue>({
  ids: new Set(),
  applied: [],
  canSave: false,
  toggle: async () => false,
})

/** The saved jobs of the page. */
export const useSavedJobs = (): SavedJobsValue => useContext(SavedJobsContext)

/** What was done, and how to undo it. */
interface Message {
  readonly text: string
  readonly count: number
  readonly job?: { readonly id: number; readonly title: string } | undefined
}

interface SavedJobsProps {
  initial: readonly number[]
  applied: readonly number[]
  isSeeker: boolean
  children: ReactNode
}

/** Keeps which jobs are saved, the same in every card of the page. Says each change to those who cannot see it. */
export function SavedJobs({ initial, applied, isSeeker, children }: SavedJobsProps) {
  const words = useWords()
  const [ids, setIds] = useState<ReadonlySet<number>>(() => new Set(initial))
  const [message, setMessage] = useState<Message>({ text: '', count: 0 })

  // A page that comes back from the browser's memory may be older than what was saved elsewhere.
  useEffect(() => {
    const refresh = (event: PageTransitionEvent): void => {
      if (!event.persisted || !isSeeker) return
      fetch('/saved-jobs')
        .then((response) => response.json())
        .then((saved: number[]) => setIds(new Set(saved)))
        .catch(() => undefined)
    }
    window.addEventListener('pageshow', refresh)
    return () => window.removeEventListener('pageshow', refresh)
  }, [isSeeker])

  const toggle = useCallback(
    async (id: number, title: string) => {
      const save = !ids.has(id)
      const set = (isSaved: boolean): void =>
        setIds((before) => new Set(isSaved ? [...before, id] : [...before].filter((known) => known !== id)))
      set(save)
      const response = await fetch('/saved-jobs', {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ job: String(id), save: save ? '1' : '0' }),
      }).catch(() => null)
      if (!response?.ok) set(!save)
      if (response?.status === 401) return false
      const text = response?.ok ? (save ? words.savedNow(title) : words.removedNow(title)) : words.saveFailed
      setMessage(({ count }) => ({ text, count: count + 1, job: response?.ok ? { id, title } : undefined }))
      return true
    },
    [ids, words],
  )

  const { job } = message
  const value = useMemo(() => ({ ids, applied, canSave: isSeeker, toggle }), [ids, applied, isSeeker, toggle])
  return (
    <SavedJobsContext.Provider value={value}>
      {children}
      <div role="status">
        {/* A new element is announced and shown again, the same text is not. */}
        {message.count > 0 && (
          <p className="toast" key={message.count}>
            {message.text}
            {job && (
              <button
                type="button"
                onClick={() => {
                  // The message goes, and this button with it.
                  document.querySelector<HTMLElement>(`.save:has([name="job"][value="${job.id}"]) button`)?.focus()
                  void toggle(job.id, job.title)
                }}
              >
                {words.undo}
              </button>
            )}
          </p>
        )}
      </div>
    </SavedJobsContext.Provider>
  )
}
