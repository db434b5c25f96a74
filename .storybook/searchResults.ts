import type { API } from 'storybook/manager-api'
import { createSearch, type SearchableEntry, type SearchResult } from '../stories/search/searchEntries.ts'
import { openState } from './openState.ts'

const FIELD = 'storybook-explorer-searchfield'
const MENU = 'storybook-explorer-menu'
const LIST = 'search-results'

/** The largest number of rows. */
const MOST = 50

/** Storybook's symbols of stories and docs pages. */
const SYMBOLS = { story: ['#icon--story', '#37d5d3'], page: ['#icon--document', '#d2a106'] } as const

/**
 * Replaces the results of the sidebar's search: by the list of ideas instead of similar letters. The field, its shortcut, and
 * the recently opened stories while it is empty are Storybook's.
 */
export async function showSearchResults(api: API): Promise<void> {
  const response = await fetch('./index.json')
  const { entries } = (await response.json()) as { entries: Readonly<Record<string, SearchableEntry>> }
  const search = createSearch(Object.values(entries))
  const status = create('p', { id: `${LIST}-status`, className: 'search-results-status', role: 'status' })
  const list = create('ol', { id: LIST, className: LIST, role: 'listbox', ariaLabel: 'Stories and pages' })
  const box = create('div')
  box.append(status, list)
  let shown = ''
  let active = -1

  const fieldOf = (target: EventTarget | null): HTMLInputElement | null =>
    target instanceof HTMLInputElement && target.id === FIELD ? target : null

  const mark = (index: number): void => {
    active = index
    for (const [at, row] of [...list.children].entries()) row.setAttribute('aria-selected', String(at === index))
    const row = list.children[index]
    row?.scrollIntoView({ block: 'nearest' })
    document.getElementById(FIELD)?.setAttribute('aria-activedescendant', row?.id ?? '')
  }

  const open = (index: number): void => {
    const id = (list.children[index] as HTMLElement | undefined)?.dataset.id
    if (!id) return
    mark(index)
    openState(api, id)
  }

  /** Shows the results of what is in the field. React may have rendered the sidebar again. */
  const update = (): void => {
    const field = document.querySelector<HTMLInputElement>(`#${FIELD}`)
    const menu = document.getElementById(MENU)
    const query = field?.value.trim() ?? ''
    menu?.toggleAttribute('data-replaced-results', query !== '')
    if (!field || !menu || query === '') {
      box.remove()
      shown = ''
      return
    }
    if (menu.nextElementSibling !== box) menu.after(box)
    field.setAttribute('aria-controls', LIST)
    if (query === shown) return
    shown = query
    const results = search(query)
    status.textContent = statusOf(query, results.length)
    list.replaceChildren(...results.slice(0, MOST).map(rowOf))
    mark(-1)
  }

  document.addEventListener('input', (event) => fieldOf(event.target) && queueMicrotask(update), true)
  document.addEventListener(
    'keydown',
    (event) => {
      const field = fieldOf(event.target)
      const count = list.children.length
      if (!field || shown === '' || count === 0) return
      if (event.key === 'ArrowDown') mark((active + 1) % count)
      else if (event.key === 'ArrowUp') mark((active <= 0 ? count : active) - 1)
      else if (event.key === 'Enter' && !event.isComposing) open(Math.max(active, 0))
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
  list.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('li') : null
    if (row) open([...list.children].indexOf(row))
  })
  // Escape and the button "Clear search" empty the field without an event.
  new MutationObserver(update).observe(document.body, { childList: true, subtree: true })
  update()
}

const create = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

const statusOf = (query: string, count: number): string => {
  if (count === 0) return `Nothing found for “${query}”. Try another word, in English or Vietnamese.`
  return count > MOST ? `${MOST} of ${count} results` : `${count} ${count === 1 ? 'result' : 'results'}`
}

function rowOf({ id, isPage, name, path }: SearchResult, index: number): HTMLLIElement {
  const row = create('li', { id: `${LIST}-${index}`, className: 'search-result-item', role: 'option' })
  row.dataset.id = id
  const label = create('span')
  label.append(name, create('small', { textContent: path.join(' / ') }))
  row.append(iconOf(isPage ? 'page' : 'story'), label)
  return row
}

function iconOf(kind: keyof typeof SYMBOLS): SVGSVGElement {
  const [symbol, color] = SYMBOLS[kind]
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  icon.setAttribute('aria-hidden', 'true')
  icon.style.color = color
  use.setAttribute('href', symbol)
  icon.append(use)
  return icon
}
