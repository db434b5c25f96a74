import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShellContext } from '../../react/ShellContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { focusAfterRemoval } from './focusAfterRemoval.ts'
import { keyOf, type Scope, type ScopeItem } from './useScope.ts'

export interface ScopeChipsProps {
  scope: Scope
  /** Whether it is in a form that may be submitted before hydration. @default false */
  isInForm?: boolean | undefined
  /** Called when the last chip was removed while focused. */
  focusLast: () => void
}

/**
 * Removable chips of the search's categories and job functions. Renders a `<ul>` of buttons and a live status, or
 * nothing. In a form submitted before hydration, the categories are sent as `i`; a clicked chip submits the form
 * without its own.
 */
export function ScopeChips({ scope, isInForm = false, focusLast }: ScopeChipsProps) {
  const { messages } = useShellContext()
  const text = messages.searchBar
  const list = useRef<HTMLUListElement>(null)
  const [removedKey, setRemovedKey] = useState('')
  const { items, isPending, lastRemoved } = scope
  if (items.length === 0 && !isPending && !lastRemoved) return null

  const remove = (event: MouseEvent, item: ScopeItem, index: number) => {
    event.preventDefault()
    flushSync(() => {
      setRemovedKey(keyOf(item))
      scope.remove(item)
    })
    focusAfterRemoval(list.current, index, focusLast)
  }
  return (
    <>
      {isInForm && items.length > 0 && <input type="hidden" name="i" value={categoriesOf(items)} />}
      <ul
        ref={list}
        className="shell-chips"
        aria-label={text.scope}
        hidden={items.length === 0 && !isPending}
        data-pending={isPending || undefined}
      >
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <button
              type={isInForm ? 'submit' : 'button'}
              name={isInForm ? 'i' : undefined}
              value={categoriesOf(items.filter((one) => one !== item))}
              className="shell-chip"
              aria-label={text.removeScope(item.label)}
              onClick={(event) => remove(event, item, index)}
            >
              <span>{item.label}</span>
              {renderIcon('close')}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="shell-hidden">
        {/* Not what was removed elsewhere, before this list was rendered. */}
        {lastRemoved && keyOf(lastRemoved) === removedKey ? text.removedScope(lastRemoved.label) : ''}
      </p>
    </>
  )
}

const categoriesOf = (items: readonly ScopeItem[]): string =>
  items.flatMap(({ kind, id }) => (kind === 'category' ? id : [])).join('.')
