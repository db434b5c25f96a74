import type { ShellConfig } from '../../core/config/config.ts'
import { fallbackJobFunctions, isJobFunctionEnabled } from '../../core/reference/jobFunctions.ts'
import type { ReferenceDataset, ReferenceDatasets } from '../../core/reference/referenceData.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'

/** Loader of reference data. Each dataset is fetched once, for all callers. */
export interface Datasets {
  /** Loads a dataset, or its fallback when the request fails. Never rejects. */
  load<Name extends ReferenceDataset>(name: Name): Promise<ReferenceDatasets[Name]>
}

/** Fallbacks for datasets that cannot be fetched. */
export const FALLBACK_DATASETS: ReferenceDatasets = { industry: [], jobFunction: fallbackJobFunctions, level: [] }

/** Creates the reference data loader of a page. A failed request is repeated by the next caller. */
export function createDatasets(config: ShellConfig, callOptions: () => CallOptions): Datasets {
  const loaded = new Map<ReferenceDataset, Promise<unknown>>()
  const fetchOne: { [Name in ReferenceDataset]: () => Promise<ReferenceDatasets[Name] | null> } = {
    industry: async () =>
      (await import('../../services/namedRows.ts')).companyIndustries.fetch(config, {}, callOptions()),
    level: async () => (await import('../../services/namedRows.ts')).jobLevels.fetch(config, {}, callOptions()),
    jobFunction: async () =>
      isJobFunctionEnabled(config.enableJobFunction)
        ? (await import('../../services/jobFunctions.ts')).jobFunctions.fetch(config, {}, callOptions())
        : [],
  }
  return {
    load: <Name extends ReferenceDataset>(name: Name) => {
      const known = loaded.get(name) as Promise<ReferenceDatasets[Name]> | undefined
      if (known) return known
      // Async: an unknown name of plain JavaScript is an empty dataset.
      const fetched = (async () => fetchOne[name]())()
        .catch(() => null)
        .then((rows): ReferenceDatasets[Name] => {
          if (rows === null) loaded.delete(name)
          return rows ?? FALLBACK_DATASETS[name] ?? []
        })
      loaded.set(name, fetched)
      return fetched
    },
  }
}
