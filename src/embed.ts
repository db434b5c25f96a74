/**
 * The shell for pages without React. Includes its own renderer and needs no other package.
 *
 * @packageDocumentation
 */

export type { ShellSlots, SlotName } from './embed/mountPointNames.ts'
export { type MountedShell, type MountShellOptions, mountShell } from './embed/mountShell.ts'
export { configureShell, defineShellElements } from './embed/ShellElement.ts'
export type { HostOptions, PartOptions } from './options/options.ts'
