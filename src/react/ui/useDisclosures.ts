import { type RefObject, useEffect, useRef } from 'react'
import { type Disclosures, startDisclosures } from '../../browser/disclosures/startDisclosures.ts'

/** Makes the menus of a header open and close, without rendering. Returns a stable function that closes them. */
export function useDisclosures(root: RefObject<HTMLElement | null>): () => void {
  const running = useRef<Disclosures | null>(null)
  const close = useRef(() => running.current?.close())
  useEffect(() => {
    if (!root.current) return undefined
    running.current = startDisclosures(root.current)
    return running.current.stop
  }, [root])
  return close.current
}
