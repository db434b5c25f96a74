import type { ReactNode } from 'react'
import { Region } from '../Region/Region.tsx'

/**
 * What a page puts into the shell: each slot by the name of its place. The names are a contract; a slot that is taken
 * away is a major version.
 */
export interface ShellSlotNodes {
  /** In the header, behind the logo. */
  readonly afterLogo?: ReactNode
  /** In the header, before the account; in the minimal header before the languages. */
  readonly beforeUser?: ReactNode
  /** The header's last row, as wide as the page. It is fixed with the header. */
  readonly headerBottom?: ReactNode
  /** In the side navigation, below who is looking. */
  readonly sideNavTop?: ReactNode
  /** The end of the side navigation. */
  readonly sideNavBottom?: ReactNode
  /** The first row of the footer. */
  readonly footerTop?: ReactNode
  /** The last row of the footer. */
  readonly footerBottom?: ReactNode
}

interface SlotProps {
  name: keyof ShellSlotNodes
  of: ShellSlotNodes | undefined
}

/** What the page put into a slot. Renders a `<div>`, or nothing where there is nothing in it. A fault in it stays in it. */
export function Slot({ name, of }: SlotProps) {
  const node = of?.[name]
  if (node === undefined || node === null || typeof node === 'boolean') return null
  return (
    <Region name={`slot ${name}`}>
      <div data-shell-slot={name}>{node}</div>
    </Region>
  )
}
