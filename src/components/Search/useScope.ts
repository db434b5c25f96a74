import { useEffect, useMemo, useState } from 'react'
import { nameIn } from '../../core/named.ts'
import { isJobFunctionEnabled, type JobFunctionGroup } from '../../core/reference/jobFunctions.ts'
import { hasLocations } from '../../core/search/searchHref.ts'
import { type ShellInternals, useShellContext } from '../../react/ShellContext.ts'

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

/**
 * Returns the page's categories and job functions by name, without those that the visitor removed. An id without a name
 * is not shown and narrows nothing. Empty on pages that search by job title.
 */
export function useScope(): Scope {
  // Not the rest of it: that would copy fifty values.
  const shell = useShellContext()
  const { pageName, language, taxonomy } = shell
  const isNarrowed = hasLocations(pageName)
  const categoryIds = isNarrowed ? shell.categoryId : NONE
  const functionIds = searchedFunctions(shell)
  const groups = useJobFunctionGroups(functionIds.length > 0)
  const initial = useMemo(() => {
    const functions = groups?.flatMap(({ parent, children }) => [parent, ...children]) ?? []
    const itemsOf = (kind: ScopeItem['kind'], ids: readonly number[], rows: typeof taxonomy.categories) =>
      ids.flatMap((id): ScopeItem[] => {
        const row = rows.find((one) => one.id === id)
        const label = nameIn(row, language)
        return label ? [{ kind, id, label }] : []
      })
    return [...itemsOf('category', categoryIds, taxonomy.categories), ...itemsOf('jobFunction', functionIds, functions)]
  }, [categoryIds, functionIds, taxonomy, groups, language])

  const [page, setPage] = useState({ categoryIds, functionIds })
  const [removed, setRemoved] = useState<readonly string[]>(NONE)
  if (page.categoryIds !== categoryIds || page.functionIds !== functionIds) {
    setPage({ categoryIds, functionIds })
    setRemoved(NONE)
  }
  const items = useMemo(() => initial.filter((item) => !removed.includes(keyOf(item))), [initial, removed])
  return {
    items,
    lastRemoved: initial.find((item) => keyOf(item) === removed.at(-1)),
    isPending: functionIds.length > 0 && groups === null,
    remove: (item) => setRemoved((before) => [...before, keyOf(item)]),
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
