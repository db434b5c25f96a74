/** A group of props of `ShellProvider`: by name, or by the interface that declares them. */
export interface PropKind {
  readonly title: string
  readonly names?: readonly string[]
  readonly ownedBy?: string
}

/** Heading of props without a group. */
export const OTHER_PROPS = 'Other'

/** Props of `ShellProvider` by purpose, in the order of the reference. */
export const PROVIDER_PROPS: readonly PropKind[] = [
  {
    title: 'Configuration: the same on every page',
    names: ['site', 'config', 'taxonomy', 'districts', 'documentLanguage', 'registerServiceWorker', 'recentSearches'],
  },
  {
    title: 'This page',
    names: ['page', 'language', 'url', 'alternateUrl', 'jobFunctionParentId', 'jobFunctionGroup', 'isShowReferral'],
  },
  { title: 'Router', names: ['linkComponent', 'navigate', 'ownPaths'] },
  { title: 'Services', names: ['data', 'fetch', 'suggest', 'adapters', 'refreshUser', 'logger'] },
  { title: 'Privacy and analytics', names: ['attribution', 'consent', 'onTrack'] },
  {
    title: 'Shared values: what the page knows, and may change later with `setShell` of `useShell`',
    ownedBy: 'ShellState',
  },
]
