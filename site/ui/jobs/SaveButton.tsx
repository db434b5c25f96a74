import type { FormEvent } from 'react'
import { Icon } from '../Icon.tsx'
import { usePageUrl } from '../pageUrl.ts'
import type { JobCardView } from '../view.ts'
import { useLanguage, useWords } from '../words.ts'
import { useSavedJobs } from './SavedJobs.tsx'

interface SaveButtonProps {
  job: JobCardView
  /** Shows its text next to the bookmark. @default false */
  hasWord?: boolean
}

/** The bookmark of a job: a plain form before script, and for visitors, whom it sends to the login. */
export function SaveButton({ job, hasWord = false }: SaveButtonProps) {
  const words = useWords()
  const language = useLanguage()
  const { url } = usePageUrl()
  const { ids, canSave, toggle } = useSavedJobs()
  const isSaved = ids.has(job.id)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    if (!canSave) return
    event.preventDefault()
    const form = event.currentTarget
    const isLoggedIn = await toggle(job.id, job.title)
    if (isLoggedIn) return
    // The form itself leads through the login, with the requested change: by now its field may say the opposite.
    const field = form.elements.namedItem('save') as HTMLInputElement
    field.value = isSaved ? '0' : '1'
    form.submit()
  }
  return (
    <form className="save" method="post" action="/saved-jobs" onSubmit={(event) => void submit(event)}>
      <input type="hidden" name="job" value={job.id} />
      <input type="hidden" name="save" value={isSaved ? '0' : '1'} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="returnTo" value={url} />
      <button
        type="submit"
        className={hasWord ? 'button button-quiet' : 'icon-button'}
        aria-pressed={isSaved}
        aria-label={words.saveNamed(job.title)}
        title={hasWord ? undefined : isSaved ? words.saved : words.save}
      >
        <Icon name="bookmark" />
        {hasWord && <span>{isSaved ? words.saved : words.save}</span>}
      </button>
    </form>
  )
}
