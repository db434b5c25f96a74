import type { CallOptions } from '../../api/callEndpoint.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import { fallbackJobFunctions, isJobFunctionEnabled } from '../../core/reference/jobFunctions.ts'
import type { ReferenceDataset, ReferenceDatasets } from '../../core/reference/referenceData.ts'

/** Fetches reference data, each set once, whoever asks first. */
export interface Datasets {
  /** Gives a set, or what stands in for it. Never rejects. */
  load<Name extends ReferenceDataset>(name: Name): Promise<ReferenceDatasets[Name]>
}

/** What stands in for a set that cannot be fetched. */
export const STAND_INS: ReferenceDatasets = { industry: [], jobFunction: fallbackJobFunctions, level: [] }

/** The reference data of a page. A set that could not be fetched is asked for again by the next one who needs it. */
export function createDatasets(config: ShellConfig, callOptions: () => CallOptions): Datasets {
  const loaded = new Map<ReferenceDataset, Promise<unknown>>()
  const fetchOne: { [Name in ReferenceDataset]: () => Promise<ReferenceDatasets[Name] | null> } = {
    industry: async () => (await import('../../api/namedRows.ts')).fetchCompanyIndustries(config, callOptions()),
    level: async () => (await import('../../api/namedRows.ts')).fetchJobLevels(config, callOptions()),
    jobFunction: async () =>
      isJobFunctionEnabled(config.enableJobFunction)
        ? (await import('../../api/jobFunctions.ts')).fetchJobFunctions(config, callOptions())
        : [],
  }
  return {
    load: <Name extends ReferenceDataset>(name: Name) => {
      const known = loaded.get(name) as Promise<ReferenceDatasets[Name]> | undefined
      if (known) return known
      const fetched = fetchOne[name]()
        .catch(() => null)
        .then((rows): ReferenceDatasets[Name] => {
          if (rows === null) loaded.delete(name)
          return rows ?? STAND_INS[name]
        })
      loaded.set(name, fetched)
      return fetched
    },
  }
}
