import { onShellEvent } from '@jobsite/shell'
import { type Language, PAGES, type PageName, pagePath } from '@jobsite/shell/core'
import { useEffect } from 'react'

/**
 * On interview and salary pages, the header's search asks for a job title: takes it over from the shell, which would
 * search jobs.
 */
export function useTopicSearch(page: PageName, language: Language): void {
  const topic = PAGES[page].searchTopic
  useEffect(() => {
    if (topic !== 'interview' && topic !== 'salary') return
    const all = language === 'vi' ? 'tat-ca-viec-lam' : 'all-jobs'
    return onShellEvent('SEARCH', (event) => {
      event.preventDefault()
      const query = new URLSearchParams({ q: event.detail?.params?.query ?? '' })
      window.location.assign(`${pagePath(topic, language)}/${all}?${query}`)
    })
  }, [topic, language])
}
