import type { ReactNode } from 'react'
import { PartBoundary } from './PartBoundary.tsx'
import { PartContext } from './PartContext.ts'

/** Page content by slot name. Slot names are part of the public contract; removing one is a breaking change. */
export interface ShellSlotNodes {
  /** In the header, after the logo; on narrow screens it shrinks before the logo does. */
  readonly afterLogo?: ReactNode | undefined
  /** In the header, before the account menu; in the minimal header, before the language switch. */
  readonly beforeUser?: ReactNode | undefined
  /** Last row of the header, as wide as the page; sticky with the header. */
  readonly headerBottom?: ReactNode | undefined
  /** In the side navigation, below the current user. */
  readonly sideNavTop?: ReactNode | undefined
  /** At the end of the side navigation. */
  readonly sideNavBottom?: ReactNode | undefined
  /** First row of the footer. */
  readonly footerTop?: ReactNode | undefined
  /** Last row of the footer. */
  readonly footerBottom?: ReactNode | undefined
}

interface SlotProps {
  name: keyof ShellSlotNodes
  of: ShellSlotNodes | undefined
}

/** Returns whether React renders nothing for a node. */
export function isEmptyNode(node: ReactNode): boolean {
  return node === undefined || node === null || node === '' || typeof node === 'boolean'
}

/**
 * Page content of a slot. Renders a `<div>`, or nothing for an empty slot. An error in it does not affect the rest of
 * the shell.
 */
export function Slot({ name, of }: SlotProps) {
  const node = of?.[name]
  if (isEmptyNode(node)) return null
  return (
    <PartBoundary name={`slot ${name}`} root={`[data-shell-slot="${name}"]`}>
      <div data-shell-slot={name}>
        {/* The page's components do not belong to the surrounding component. */}
        <PartContext.Provider value={null}>{node}</PartContext.Provider>
      </div>
    </PartBoundary>
  )
}
