import { useEffect, useMemo, useState } from 'react'
import type { Language } from '../../core/language/language.ts'
import { type Named, nameIn } from '../../core/named.ts'
import { hasLocations } from '../../core/pages/pages.ts'
import { isJobFunctionEnabled, type JobFunctionGroup } from '../../core/reference/jobFunctions.ts'
import { type MarkText, type ShellInternals, useShellContext } from '../../react/ShellContext.ts'

/** A category or job function of the page that narrows its searches. */
export interface ScopeItem {
  readonly kind: 'category' | 'jobFunction'
  readonly id: number
  readonly label: string
}

/** Categories and job functions that narrow the page's searches. */
export interface Scope {
  /** Visible items that the visitor has not removed. Only these narrow a search. */
  readonly items: readonly ScopeItem[]
  /** The item that the visitor removed last. */
  readonly lastRemoved: ScopeItem | undefined
  /** Whether names are still loading; space for them is reserved. */
  readonly isPending: boolean
  readonly remove: (item: ScopeItem) => void
}

const NONE: readonly never[] = []

/** Returns the ids of the job functions that narrow the page's searches. Their names are loaded. */
export function searchedFunctions({
  pageName,
  config,
  jobFunctions,
}: Pick<ShellInternals, 'pageName' | 'config' | 'jobFunctions'>): readonly number[] {
  return hasLocations(pageName) && isJobFunctionEnabled(config.enableJobFunction) ? jobFunctions : NONE
}

/** Returns the ids of the categories that narrow the page's searches. */
const searchedCategories = ({
  pageName,
  categoryId,
}: Pick<ShellInternals, 'pageName' | 'categoryId'>): readonly number[] => (hasLocations(pageName) ? categoryId : NONE)

/** Returns the items of some ids, without those that have no name. */
const namedItems = (
  kind: ScopeItem['kind'],
  ids: readonly number[],
  rows: readonly Named[],
  language: Language,
): ScopeItem[] =>
  ids.flatMap((id) => {
    const label = nameIn(
      rows.find((one) => one.id === id),
      language,
    )
    return label ? [{ kind, id, label }] : []
  })

/** Texts of the chips. */
export interface ScopeTexts {
  /** Ids of the categories for a plain GET. */
  readonly categories: string
  readonly chips: readonly ScopeChip[]
}

/** Texts of a chip. */
export interface ScopeChip {
  readonly key: string
  readonly label: string
  /** Accessible name. */
  readonly name: string
  /** Ids of the categories that are left without it. */
  readonly others: string
}

/** Returns what the chips show. Servers do not know the names of job functions. */
export function scopeTexts(
  shell: ShellInternals,
  text: MarkText,
  items: readonly ScopeItem[] = namedItems(
    'category',
    searchedCategories(shell),
    shell.taxonomy.categories,
    shell.language,
  ),
): ScopeTexts {
  return {
    categories: text(categoriesOf(items)),
    chips: items.map((item) => ({
      key: text(keyOf(item)),
      label: text(item.label),
      name: text(shell.messages.searchBar.removeScope(item.label)),
      others: text(categoriesOf(items.filter((one) => one !== item))),
    })),
  }
}

const categoriesOf = (items: readonly ScopeItem[]): string =>
  items.flatMap(({ kind, id }) => (kind === 'category' ? id : [])).join('.')

interface Removal {
  /** Categories and job functions that the keys are of. */
  readonly page: unknown
  readonly keys: readonly string[]
}

/**
 * Returns the page's categories and job functions by name, without those that the visitor removed. An id without a name
 * is not shown and narrows nothing. Empty on pages that search by job title.
 */
export function useScope(): Scope {
  // Not the rest of it: that would copy fifty values.
  const shell = useShellContext()
  const { language, taxonomy } = shell
  const categoryIds = searchedCategories(shell)
  const functionIds = searchedFunctions(shell)
  const groups = useJobFunctionGroups(functionIds.length > 0)
  const initial = useMemo(() => {
    const functions = groups?.flatMap(({ parent, children }) => [parent, ...children]) ?? []
    return [
      ...namedItems('category', categoryIds, taxonomy.categories, language),
      ...namedItems('jobFunction', functionIds, functions, language),
    ]
  }, [categoryIds, functionIds, taxonomy, groups, language])

  const page = useMemo(() => [categoryIds, functionIds], [categoryIds, functionIds])
  // With what it was made for: set anew while rendering, it could fall back to that of the page before.
  const [removal, setRemoval] = useState<Removal>({ page, keys: NONE })
  const removed = removal.page === page ? removal.keys : NONE
  const items = useMemo(() => initial.filter((item) => !removed.includes(keyOf(item))), [initial, removed])
  return {
    items,
    lastRemoved: initial.find((item) => keyOf(item) === removed.at(-1)),
    isPending: functionIds.length > 0 && groups === null,
    remove: (item) => setRemoval({ page, keys: [...removed, keyOf(item)] }),
  }
}

/** Returns a unique key of an item. */
export function keyOf({ kind, id }: ScopeItem): string {
  return `${kind} ${id}`
}

/** Returns the job function groups once they are loaded, `null` before. Fetches only if wanted. */
function useJobFunctionGroups(isEnabled: boolean): readonly JobFunctionGroup[] | null {
  const { datasets } = useShellContext()
  const [groups, setGroups] = useState<readonly JobFunctionGroup[] | null>(null)
  useEffect(() => {
    if (!isEnabled) return undefined
    let isCancelled = false
    void datasets.load('jobFunction').then((loaded) => {
      if (!isCancelled) setGroups(loaded)
    })
    return () => {
      isCancelled = true
    }
  }, [datasets, isEnabled])
  return groups
}
