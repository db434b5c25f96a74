import { type FormEvent, useId } from 'react'
import { goTo } from '../../browser/goTo.ts'
import { dispatchShellEvent } from '../../browser/shellEvents.ts'
import { PAGES, pagePath } from '../../core/pages/pages.ts'
import { buildSearchUrl } from '../../core/search/buildSearchUrl.ts'
import { useShell } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'

/**
 * The search by keyword. Renders a `<form role="search">` that works as a plain GET to the listing page before script;
 * with script it dispatches `SEARCH` and, unless the page takes that over, goes to the search's own address.
 */
export function SearchForm() {
  const { config, language, messages, pageName, keyword, navigate } = useShell()
  const inputId = useId()
  const topic = PAGES[pageName].searchTopic ?? 'jobs'

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    if (dispatchShellEvent('SEARCH', { params: { query }, from: 'header' })) return
    const href = config.linkBase + buildSearchUrl({ keyword: query }, language)
    goTo(href, navigate)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form that is the search landmark itself; <search> is unknown to older readers
    <form
      className="shell-search"
      role="search"
      action={config.linkBase + pagePath('searchResult', language)}
      method="get"
      onSubmit={search}
    >
      <label className="shell-hidden" htmlFor={inputId}>
        {messages.searchJobs}
      </label>
      <input
        key={keyword}
        id={inputId}
        type="search"
        name="q"
        defaultValue={keyword}
        placeholder={messages.searchPlaceholder[topic]}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button type="submit">
        <Icon name="search" />
        <span className="shell-hidden">{messages.search}</span>
      </button>
    </form>
  )
}
