/**
 * The shell for pages that are not React. It carries its own renderer, so that such pages need nothing else.
 *
 * @packageDocumentation
 */
export { type MountedShell, type MountShellOptions, mountShell, type ShellSlots } from './embed/mountShell.ts'
export { configureShell, defineShellElements } from './embed/ShellElement.ts'
export type { HostOptions, PartOptions, SlotName } from './embed/slots.ts'
