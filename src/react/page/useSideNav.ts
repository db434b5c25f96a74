import { useSyncExternalStore } from 'react'
import { type SideNavControl, useShellContext } from '../ShellContext.ts'

/** The page's side navigation, for what shows whether it is open. */
export function useSideNav(): SideNavControl {
  const { sideNav } = useShellContext()
  return useSyncExternalStore(sideNav.subscribe, sideNav.read, () => sideNav.initial)
}
