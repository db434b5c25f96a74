/**
 * The shell for pages without React. Includes its own renderer and needs no other package.
 *
 * @packageDocumentation
 */

export type { HostOptions, PartOptions, SlotName } from './embed/mountPoints.ts'
export { type MountedShell, type MountShellOptions, mountShell, type ShellSlots } from './embed/mountShell.ts'
export { configureShell, defineShellElements } from './embed/ShellElement.ts'
