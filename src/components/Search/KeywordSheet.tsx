import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { constants } from '../../core/constants.ts'
import { useModal } from '../../react/elements/useModal.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Icon } from '../Icon/Icon.tsx'
import { SheetRoot } from './Sheet.styles.ts'
import { Suggestions } from './Suggestions.tsx'

export interface KeywordSheetProps {
  isOpen: boolean
  /** The field on the page: where the sheet's text comes from, and goes back to. */
  field: RefObject<HTMLInputElement | null>
  label: string
  placeholder: string
  onClose: () => void
  onSearch: (keyword: string) => void
}

/** The keyword on phones. Renders a modal `<dialog>` over the whole screen: a field, and suggestions below. */
export function KeywordSheet({ isOpen, onClose, ...rest }: KeywordSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useModal(sheet, isOpen, { onClose, maxWidth: constants.mobileMaxWidth })
  useEffect(() => {
    if (isOpen) input.current?.focus()
  }, [isOpen])
  return (
    <SheetRoot ref={sheet} aria-label={rest.label} data-sheet="">
      {isOpen && <KeywordSheetContent {...rest} input={input} onClose={onClose} />}
    </SheetRoot>
  )
}

function KeywordSheetContent({
  input,
  field,
  label,
  placeholder,
  onClose,
  onSearch,
}: Omit<KeywordSheetProps, 'isOpen'> & { input: RefObject<HTMLInputElement | null> }) {
  const { messages } = useShellContext()
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(input.current?.value ?? '')
  }
  return (
    <div className="shell-frame">
      <form className="shell-sheet-head" onSubmit={search}>
        <button type="button" className="shell-square" onClick={onClose}>
          <Icon name="back" />
          <span className="shell-hidden">{messages.searchBar.back}</span>
        </button>
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={false}
          defaultValue={field.current?.value}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onInput={(event) => {
            if (field.current) field.current.value = event.currentTarget.value
          }}
        />
        <button type="submit" className="shell-square shell-accent">
          <Icon name="search" />
          <span className="shell-hidden">{messages.search}</span>
        </button>
      </form>
      <div className="shell-scroll">
        <Suggestions field={input} startWith={field.current?.value ?? ''} onTake={onSearch} />
      </div>
    </div>
  )
}
