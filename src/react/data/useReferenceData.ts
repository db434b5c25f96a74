import { useEffect, useMemo, useState } from 'react'
import type { JobFunctionGroup } from '../../core/reference/jobFunctions.ts'
import {
  type ReferenceDataset,
  type ReferenceDatasets,
  sortJobFunctionGroups,
} from '../../core/reference/referenceData.ts'
import { useShellContext } from '../ShellContext.ts'

/** A dataset of reference data. */
export interface ReferenceData<Name extends ReferenceDataset> {
  /** Rows of the dataset: empty until loaded; the built-in job functions, or no rows, if the request failed. */
  readonly data: ReferenceDatasets[Name]
  /** Whether the request has finished, successfully or not. */
  readonly isLoaded: boolean
}

const NONE: readonly never[] = []

/**
 * Returns a dataset, fetched once a page for all components: industries sorted by Vietnamese name, job function groups
 * sorted by name in the current language with the last group last, or job levels.
 *
 * @example const { data: groups, isLoaded } = useReferenceData('jobFunction')
 */
export function useReferenceData<Name extends ReferenceDataset>(name: Name): ReferenceData<Name> {
  const { datasets, language } = useShellContext()
  const [loaded, setLoaded] = useState<{ name: Name; data: ReferenceDatasets[Name] } | null>(null)
  useEffect(() => {
    let isCancelled = false
    void datasets.load(name).then((data) => {
      if (!isCancelled) setLoaded({ name, data })
    })
    return () => {
      isCancelled = true
    }
  }, [datasets, name])
  const rows = loaded?.name === name ? loaded.data : undefined
  const data = useMemo(() => {
    if (rows === undefined) return NONE
    return name === 'jobFunction' ? sortJobFunctionGroups(rows as readonly JobFunctionGroup[], language) : rows
  }, [rows, name, language])
  return { data: data as ReferenceDatasets[Name], isLoaded: rows !== undefined }
}
