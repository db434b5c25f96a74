import { Fragment, useRef } from 'react'
import { PAGES } from '../../core/pages/pages.ts'
import { matchParts } from '../../core/search/matchParts.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useVisibleHeight } from '../../react/ui/useVisibleHeight.ts'
import type { IconName } from '../shared/icons.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { SuggestionsRoot } from './Suggestions.styles.ts'
import { type SuggestionsProps, useSuggestionBox } from './useSuggestionBox.ts'

/** Keyword suggestions of a field, which becomes their combobox. Renders a listbox and a live status. */
export function Suggestions(props: SuggestionsProps) {
  const { messages, pageName } = useShellContext()
  const text = messages.searchBar
  const box = useSuggestionBox(props)
  const { items, query, isShown, isComplete, isStalled, rootProps, getMenuProps, itemProps } = box
  const kind = box.kind === 'typed' && PAGES[pageName].searchTopic !== undefined ? 'jobTitle' : box.kind
  const { label, icon } = {
    typed: { label: text.suggestions, icon: 'search' },
    jobTitle: { label: text.jobTitleSuggestions, icon: 'jobs' },
    hot: { label: text.hotKeywords, icon: 'trending' },
    recent: { label: text.recentSearches, icon: 'history' },
  }[kind] as { label: string; icon: IconName }
  const isSheet = props.startWith !== undefined
  const root = useRef<HTMLDivElement>(null)
  useVisibleHeight(root, isShown && !isSheet)
  return (
    <SuggestionsRoot
      ref={root}
      {...rootProps}
      data-sheet={isSheet || undefined}
      data-open={isShown || isStalled || undefined}
    >
      {isShown && (
        <p className="shell-list-title" aria-hidden="true">
          {label}
        </p>
      )}
      <ul {...getMenuProps({ 'aria-label': label })} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li key={item} className="shell-suggestion" {...itemProps(item, index)}>
              {renderIcon(icon)}
              {/* Other parts are a new element, since a translator may have replaced their nodes. */}
              <span key={box.kind === 'typed' ? query : ''}>
                {box.kind === 'typed' && query ? emphasize(item, query) : item}
              </span>
            </li>
          ))}
      </ul>
      {isShown && kind === 'recent' && (
        <button type="button" className="shell-clear" {...box.clearProps}>
          {text.clearRecent}
        </button>
      )}
      <p role="status" className={isStalled ? 'shell-list-title' : 'shell-hidden'}>
        {isStalled ? text.stalled : isShown || isComplete ? text.suggestionCount(items.length) : ''}
      </p>
    </SuggestionsRoot>
  )
}

/** Returns a suggestion with the typed text marked; screen readers read the same text. */
function emphasize(item: string, query: string) {
  return matchParts(item, query).map(({ text, isMatch }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, in order
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  )
}
