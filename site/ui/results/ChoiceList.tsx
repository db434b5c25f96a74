import { useId, useState } from 'react'
import { useReturns } from '../useReturns.ts'
import type { ChoiceView } from '../view.ts'
import { useWords } from '../words.ts'

interface ChoiceListProps {
  name: string
  label: string
  options: readonly ChoiceView[]
  /** Maximum number of choices; a further one is rejected with a message. */
  max?: number | undefined
  /** Called with the names of what is chosen now. */
  onChange?: (chosen: readonly string[]) => void
}

/** Lists longer than this have a field that narrows them. */
const LONG = 12

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase()

/** Checkboxes with the number of jobs behind each, where it is known. */
export function ChoiceList({ name, label, options, max, onChange }: ChoiceListProps) {
  const words = useWords()
  const id = useId()
  const returns = useReturns()
  const [chosen, setChosen] = useState(() => options.filter(({ isChosen }) => isChosen).map(({ value }) => value))
  const [refusals, setRefusals] = useState(0)
  const [typed, setTyped] = useState('')
  const choose = (value: number, isChosen: boolean): void => {
    if (isChosen && max !== undefined && chosen.length >= max) {
      setRefusals((before) => before + 1)
      return
    }
    const next = isChosen ? [...chosen, value] : chosen.filter((known) => known !== value)
    setRefusals(0)
    setChosen(next)
    onChange?.(options.filter((option) => next.includes(option.value)).map((option) => option.label))
  }
  const isShown = (text: string): boolean => fold(text).includes(fold(typed.trim()))
  return (
    <fieldset className="choice-list">
      <legend className="hidden">{label}</legend>
      {options.length > LONG && (
        <input
          type="search"
          className="choice-search"
          aria-label={words.find(label)}
          placeholder={words.find(label)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {/* New checkboxes show what is chosen, whatever the browser restored. */}
      <ul className="choices" key={returns}>
        {options.map((option) => (
          <li key={option.value} hidden={!isShown(option.label)}>
            <label htmlFor={`${id}${option.value}`}>
              <input
                id={`${id}${option.value}`}
                type="checkbox"
                name={name}
                value={option.value}
                checked={chosen.includes(option.value)}
                onChange={(event) => choose(option.value, event.target.checked)}
              />
              <span>{option.label}</span>
              {option.count !== undefined && <span className="choice-count">{option.count}</span>}
            </label>
          </li>
        ))}
      </ul>
      {max !== undefined && (
        <p className="choice-note" role="status" data-refused={refusals > 0 ? '' : undefined}>
          {/* A new element is announced, the same text again is not. */}
          <span key={refusals}>{(refusals > 0 || chosen.length >= max) && words.atMost(max)}</span>
        </p>
      )}
    </fieldset>
  )
}
