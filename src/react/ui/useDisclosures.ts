import { type RefObject, useImperativeHandle, useRef } from 'react'
import type { Disclosures } from '../../browser/disclosures/startDisclosures.ts'

/**
 * Makes the menus of a header or a side navigation open and close, without rendering. Returns a stable function that closes
 * them.
 *
 * @param start `startDisclosures` or `startSubmenus`
 */
export function useDisclosures(
  root: RefObject<HTMLElement | null>,
  start: (root: HTMLElement) => Disclosures,
): () => void {
  const running = useRef<Disclosures | null>(null)
  const close = useRef(() => running.current?.close())
  const replace = useRef((started: Disclosures | null) => {
    running.current?.stop()
    running.current = started
  })
  // In the same commit: a press between rendering and listening would be lost. React warns of layout effects on servers.
  useImperativeHandle<Disclosures | null, Disclosures | null>(
    replace.current,
    () => root.current && start(root.current),
    [root, start],
  )
  return close.current
}
