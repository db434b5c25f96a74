import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { focusAfterRemoval } from './focusAfterRemoval.ts'
import { keyOf, type Scope, scopeTexts } from './useScope.ts'

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
  const { chips, categories } = useShellTexts(scopeTexts, items)
  if (chips.length === 0 && !isPending && !lastRemoved) return null

  const remove = (event: MouseEvent, index: number) => {
    event.preventDefault()
    const item = items[index]
    if (!item) return
    flushSync(() => {
      setRemovedKey(keyOf(item))
      scope.remove(item)
    })
    focusAfterRemoval(list.current, index, focusLast)
  }
  return (
    <>
      {isInForm && chips.length > 0 && <input type="hidden" name="i" value={categories} />}
      <ul
        ref={list}
        className="shell-chips"
        aria-label={text.scope}
        hidden={chips.length === 0 && !isPending}
        data-pending={isPending || undefined}
      >
        {chips.map(({ key, label, name, others }, index) => (
          <li key={key}>
            <button
              type={isInForm ? 'submit' : 'button'}
              name={isInForm ? 'i' : undefined}
              value={others}
              className="shell-chip"
              aria-label={name}
              onClick={(event) => remove(event, index)}
            >
              <span>{label}</span>
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
