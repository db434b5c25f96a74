import { useCallback, useMemo, useState } from 'react'
import type { SideNavControl } from './ShellContext.ts'
import type { Track } from './useTrack.ts'

/** The state of the page's side navigation, which the header's button and the dialog share. */
export function useSideNavControl(track: Track): SideNavControl {
  const [id, setId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => {
    setIsOpen(true)
    track({ type: 'sideNav', isOpen: true })
  }, [track])
  const close = useCallback(() => {
    setIsOpen(false)
    track({ type: 'sideNav', isOpen: false })
  }, [track])
  const register = useCallback((mounted: string) => {
    setId(mounted)
    return () => {
      setId((current) => (current === mounted ? null : current))
      setIsOpen(false)
    }
  }, [])
  return useMemo(() => ({ id, isOpen, open, close, register }), [id, isOpen, open, close, register])
}
