import { type SideNavControl, useShellContext } from '../ShellContext.ts'
import { useStore } from '../useStore.ts'

/** Returns the state of the page's side navigation and re-renders when it opens or closes. */
export function useSideNav(): SideNavControl {
  const { sideNav } = useShellContext()
  return useStore(sideNav.subscribe, sideNav.read, () => sideNav.initial)
}
