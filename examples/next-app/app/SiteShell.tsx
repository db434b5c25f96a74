'use client'

import { ShellProvider, type ShellProviderProps } from '@jobsite/shell/islands'
import { useNextRoute } from '@jobsite/shell/next'

/** The shell's provider with the router's URL and navigation, which only client components can read. */
export function SiteShell(props: ShellProviderProps) {
  return <ShellProvider {...props} {...useNextRoute()} />
}
