import { createElement, type ReactNode } from 'react'
import type { API_HashEntry } from 'storybook/internal/types'
import type { ReleaseMark } from '../stories/states/releaseChanges.ts'

const MARKS: readonly ReleaseMark[] = ['new', 'changed']

/** The name of a story in the sidebar, with a mark if it is new or changed since the last release. */
export function markLabel({
  type,
  name,
  tags = [],
}: Pick<API_HashEntry, 'type' | 'name'> & { tags?: string[] }): ReactNode {
  const mark = type === 'story' ? MARKS.find((one) => tags.includes(one)) : undefined
  if (!mark) return name
  return createElement('span', null, name, ' ', createElement('small', { className: 'release-mark' }, mark))
}
