import { useReferenceData as useFullReferenceData } from '../react/data/useReferenceData.ts'
import { createSharedShell, PublishShell } from '../react/SharedShell.tsx'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useShell as useFullShell } from '../react/useShell.ts'
import { provideInFull } from './fullProvider.ts'

// A page that reads the shell while rendering needs it at once: its provider must be the full one.
provideInFull({ Provider: ShellProvider, Publish: PublishShell, createSharedShell })

/** Returns the shell's shared context; see the main entry. */
export const useShell = useFullShell
/** Returns a dataset of reference data; see the main entry. */
export const useReferenceData = useFullReferenceData
