import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { constants } from '../../core/constants.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useModal } from '../../react/ui/overlays.ts'
import { useVisibleHeight } from '../../react/ui/useVisibleHeight.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
import { SheetRoot } from './BottomSheet.styles.ts'
import { ClearButton } from './ClearButton.tsx'
import { ScopeChips } from './ScopeChips.tsx'
import { SheetContent } from './SheetContent.styles.ts'
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx'
import { useAutofocus } from './useAutofocus.ts'
import { useKeyword } from './useKeyword.ts'
import type { Scope } from './useScope.ts'

export interface KeywordSheetProps {
  isOpen: boolean
  /** The field on the page: source and target of the sheet's text. */
  field: RefObject<HTMLInputElement | null>
  label: string
  placeholder: string
  scope: Scope
  onClose: () => void
  onSearch: SuggestionsProps['onPick']
}

/** Keyword input on phones. Renders a modal, full-screen `<dialog>` with a field and suggestions. */
export function KeywordSheet({ isOpen, onClose, ...rest }: KeywordSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useVisibleHeight(sheet, isOpen)
  useModal(sheet, isOpen, { onClose, maxWidth: constants.mobileMaxWidth })
  useLayoutEffect(() => {
    const length = input.current?.value.length ?? 0
    // Typing continues after the text of the page's field.
    if (isOpen) input.current?.setSelectionRange(length, length)
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
  scope,
  onClose,
  onSearch,
}: Omit<KeywordSheetProps, 'isOpen'> & { input: RefObject<HTMLInputElement | null> }) {
  const { messages } = useShellContext()
  const [startText] = useState(field.current?.value ?? '')
  useKeyword(input, true)
  useAutofocus(input)
  const write = (text: string) => {
    for (const one of [input.current, field.current]) if (one) one.value = text
  }
  const clear = () => {
    write('')
    input.current?.dispatchEvent(new Event('input', { bubbles: true }))
    input.current?.focus()
  }
  const search = (event: FormEvent) => {
    event.preventDefault()
    onSearch(input.current?.value ?? '')
  }
  return (
    <SheetContent>
      <form className="shell-sheet-head" onSubmit={search}>
        <button type="button" className="shell-square" onClick={onClose}>
          {renderIcon('back')}
          <span className="shell-hidden">{messages.searchBar.back}</span>
        </button>
        <div className="shell-field">
          <input
            ref={input}
            type="text"
            role="combobox"
            aria-label={label}
            aria-autocomplete="list"
            aria-expanded={false}
            defaultValue={startText}
            maxLength={constants.maxKeywordLength}
            placeholder={placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck="false"
            inputMode="search"
            enterKeyHint="search"
            onInput={(event) => {
              if (field.current) field.current.value = event.currentTarget.value
            }}
          />
          <ClearButton label={messages.searchBar.clearKeyword} onClear={clear} />
        </div>
        <button type="submit" className="shell-square shell-accent">
          {renderIcon('search')}
          <span className="shell-hidden">{messages.search}</span>
        </button>
      </form>
      <ScopeChips scope={scope} focusLast={() => input.current?.focus()} />
      <div className="shell-scroll">
        <Suggestions field={input} startWith={startText} onPick={onSearch} />
      </div>
    </SheetContent>
  )
}
