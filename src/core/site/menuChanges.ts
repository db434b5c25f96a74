import type { Place } from '../config/config.ts'
import type { Language } from '../language/language.ts'
import type { MenuContext, MenuEntry } from '../menu/menuEntry.ts'
import type { Messages } from '../messages/messages.ts'
import { pageLabel } from '../pages/pages.ts'
import { withNavTracking } from '../url/withNavTracking.ts'
import { hereOf, type SiteMenus } from './ownPage.ts'

/** An entry that can be changed. */
type Row = { -readonly [Key in keyof MenuEntry as Exclude<Key, 'children'>]: MenuEntry[Key] } & { children?: Row[] }

/**
 * Makes a site's changes in the entries of a menu.
 *
 * @param name of the menu, for `in`; without one, nothing is placed in it.
 */
export function withChanges(entries: readonly MenuEntry[], context: MenuContext, name?: string): readonly MenuEntry[] {
  const { config, language, page } = context
  const { items } = config.menu
  if (!items) return entries
  const here = hereOf(context)?.id
  const rows = entries.map(copyOf)
  for (const { id, label, path, address, isTracked, badge, gated, hidden, places } of items) {
    const before = find(rows, id)
    const place =
      name === undefined ? undefined : places?.find(([, at]) => at !== id && (at === name || find(rows, at)))
    if (!before && !(place && label)) continue
    const removed = before?.list.splice(before.index, 1)[0]
    const row: Row = removed ?? { id, label: () => '' }
    if (label) row.label = () => label[language]
    if (path || address) {
      const href = (path ?? address)?.[language] ?? ''
      row.href = isTracked ? withNavTracking(href, { source: 'vnw_header', medium: pageLabel(page) }) : href
      for (const mark of ['external', 'newTab', 'narrowed'] as const) delete row[mark]
      if (!path) row.external = row.newTab = true
    }
    if (badge) row.badge = badge
    else if (badge === null) delete row.badge
    if (gated !== undefined) row.gated = gated
    if (id === here) row.isHere = true
    if (!hidden) insert(rows, row, place, before)
  }
  return rows.filter(({ href, children }) => href !== undefined || children?.length)
}

function copyOf({ children, ...entry }: MenuEntry): Row {
  const row: Row = entry
  if (children) row.children = children.map(copyOf)
  return row
}

interface Found {
  readonly list: Row[]
  readonly index: number
}

function find(list: Row[], id: string): Found | undefined {
  const index = list.findIndex((row) => row.id === id)
  if (index >= 0) return { list, index }
  for (const { children = [] } of list) {
    const found = find(children, id)
    if (found) return found
  }
  return undefined
}

function insert(rows: Row[], row: Row, place: Place | undefined, before: Found | undefined): void {
  const [how, id] = place ?? []
  const at = id === undefined ? before : find(rows, id)
  // What was in the moved item's own submenu is gone, and a menu itself has no place.
  if (!at) rows.push(row)
  else if (how === 'in' && at.list === rows) {
    const parent = rows[at.index] as Row
    parent.children = [...(parent.children ?? []), withoutChildren(row)]
  } else
    at.list.splice(at.index + (place && how !== 'before' ? 1 : 0), 0, at.list === rows ? row : withoutChildren(row))
}

/** Submenus have none. */
const withoutChildren = ({ children: _, ...row }: Row): Row => row

/** Returns the texts of menus with the labels of a site's items in their places. */
export function withLabels<Texts extends Messages>(texts: Texts, { menu }: SiteMenus, language: Language): Texts {
  const all: Record<string, unknown> = { ...texts }
  for (const { id, label } of menu?.items ?? []) {
    const [group, name] = id.includes('.') ? (id.split('.') as [string, string]) : (['menu', id] as const)
    if (label) all[group] = { ...(all[group] as object), [name]: label[language] }
  }
  return all as Texts
}
