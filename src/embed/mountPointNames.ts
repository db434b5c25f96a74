import { kebabCase } from '../core/text/kebabCase.ts'
import { PARTS, type PartName, partOf } from '../options/parts.ts'

/** Name of a mount point: of a component that pages without React can mount. */
export type SlotName = {
  [Name in PartName]: (typeof PARTS)[Name] extends { readonly mount: readonly string[] } ? Name : never
}[PartName]

/** Names of all mount points, in the order of a page. */
export const MOUNT_POINT_NAMES = (Object.keys(PARTS) as PartName[]).filter(
  (name): name is SlotName => partOf(name).mount !== undefined,
)

/** Returns the name of the custom element of a mount point. */
export const elementName = (name: SlotName): string => `job-shell-${kebabCase(name)}`

/** Element or selector of each mount point. Components without one are not mounted. */
export type ShellSlots = { readonly [Name in SlotName]?: string | Element | null }

declare global {
  /** The DOM's, for servers that read these types without them: they have no elements to pass. */
  interface Element {}
}
