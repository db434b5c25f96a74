import { createListeners } from '../createListeners.ts'
import type { SideNavControl, SideNavStore } from '../ShellContext.ts'
import type { Track } from './useTrack.ts'

/** Creates the store of the page's side navigation, shared by the header's button and the dialog. */
export function createSideNav(track: Track): SideNavStore {
  const { emit, subscribe } = createListeners()
  const set = (change: Partial<Pick<SideNavControl, 'id' | 'isOpen'>>) => {
    current = { ...current, ...change }
    emit()
  }
  const setOpen = (isOpen: boolean) => {
    if (current.isOpen === isOpen) return
    set({ isOpen })
    track({ type: 'sideNav', isOpen })
  }
  const actions = { open: () => setOpen(true), close: () => setOpen(false) }
  const initial: SideNavControl = { id: null, isOpen: false, ...actions }
  let current = initial
  return {
    ...actions,
    register: (id, isOpen) => {
      // Its opening has been tracked. Of one that is registered already, the store knows more than its element.
      set({ id, isOpen: current.isOpen || (isOpen && current.id !== id) })
      return () => set({ ...(current.id === id && { id: null }), isOpen: false })
    },
    initial,
    read: () => current,
    subscribe,
  }
}
