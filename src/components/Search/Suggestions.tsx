import { useShellContext } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SuggestionsRoot } from './Suggestions.styles.ts'
import { type SuggestionsProps, useSuggestionBox } from './useSuggestionBox.ts'

/** The keywords suggested for a field, which becomes their combobox. Renders a listbox and a live status. */
export function Suggestions({ field, onTake, startWith }: SuggestionsProps) {
  const { messages } = useShellContext()
  const text = messages.searchBar
  const box = useSuggestionBox({ field, onTake, startWith })
  const { items, kind, isShown, isAnswered, isStalled, rootProps, getMenuProps, itemProps } = box
  const label = { typed: text.suggestions, hot: text.hotKeywords, recent: text.recentSearches }[kind]
  return (
    <SuggestionsRoot
      {...rootProps}
      data-sheet={startWith !== undefined || undefined}
      data-open={isShown || isStalled || undefined}
    >
      {isShown && kind !== 'typed' && (
        <p className="shell-list-title" aria-hidden="true">
          {label}
        </p>
      )}
      <ul {...getMenuProps({ 'aria-label': label })} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li key={item} className="shell-suggestion" {...itemProps(item, index)}>
              <Icon name="search" />
              <span>{item}</span>
            </li>
          ))}
      </ul>
      {isShown && kind === 'recent' && (
        <button type="button" className="shell-clear" {...box.clearProps}>
          {text.clearRecent}
        </button>
      )}
      <p role="status" className={isStalled ? 'shell-list-title' : 'shell-hidden'}>
        {isStalled ? text.stalled : isShown || isAnswered ? text.suggestionCount(items.length) : ''}
      </p>
    </SuggestionsRoot>
  )
}
