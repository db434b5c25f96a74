import { createListeners } from '../createListeners.ts'
import type { SideNavControl, SideNavStore } from '../ShellContext.ts'
import type { Track } from './useTrack.ts'

/** The state of the page's side navigation, which the header's button and the dialog share. */
export function createSideNav(track: Track): SideNavStore {
  const { tell, subscribe } = createListeners()
  const set = (change: Partial<Pick<SideNavControl, 'id' | 'isOpen'>>) => {
    current = { ...current, ...change }
    tell()
  }
  const turn = (isOpen: boolean) => {
    set({ isOpen })
    track({ type: 'sideNav', isOpen })
  }
  const actions: Pick<SideNavControl, 'open' | 'close' | 'register'> = {
    open: () => turn(true),
    close: () => turn(false),
    register: (id) => {
      set({ id })
      return () => set({ ...(current.id === id && { id: null }), isOpen: false })
    },
  }
  const initial: SideNavControl = { id: null, isOpen: false, ...actions }
  let current = initial
  return {
    ...actions,
    initial,
    read: () => current,
    subscribe,
  }
}
