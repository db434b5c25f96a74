import type { mountShell } from '@jobsite/shell/embed'

declare global {
  /** The global of the light script. */
  const JobSiteShell: { mountShell: typeof mountShell }
}
