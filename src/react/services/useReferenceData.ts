import { useEffect, useMemo, useState } from 'react'
import type { JobFunctionGroup } from '../../core/reference/jobFunctions.ts'
import {
  type ReferenceDataset,
  type ReferenceDatasets,
  sortJobFunctionGroups,
} from '../../core/reference/referenceData.ts'
import { useShellContext } from '../ShellContext.ts'

/** A set of reference data. */
export interface ReferenceData<Name extends ReferenceDataset> {
  /** Empty until it is loaded; the built-in job functions, or no rows, where it cannot be fetched. */
  readonly data: ReferenceDatasets[Name]
  /** Whether it was fetched, or could not be. */
  readonly isLoaded: boolean
}

const NONE: readonly never[] = []

/**
 * A set of reference data, fetched once a page, whichever part asks first: companies' industries by their Vietnamese
 * name, groups of job functions by their name in the current language with the last group last, or levels of jobs.
 *
 * @example const { data: groups, isLoaded } = useReferenceData('jobFunction')
 */
export function useReferenceData<Name extends ReferenceDataset>(name: Name): ReferenceData<Name> {
  const { datasets, language } = useShellContext()
  const [loaded, setLoaded] = useState<{ name: Name; data: ReferenceDatasets[Name] } | null>(null)
  useEffect(() => {
    let isGone = false
    void datasets.load(name).then((data) => {
      if (!isGone) setLoaded({ name, data })
    })
    return () => {
      isGone = true
    }
  }, [datasets, name])
  const rows = loaded?.name === name ? loaded.data : undefined
  const data = useMemo(() => {
    if (rows === undefined) return NONE
    return name === 'jobFunction' ? sortJobFunctionGroups(rows as readonly JobFunctionGroup[], language) : rows
  }, [rows, name, language])
  return { data: data as ReferenceDatasets[Name], isLoaded: rows !== undefined }
}
