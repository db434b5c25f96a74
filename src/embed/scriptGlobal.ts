import { SCRIPT_GLOBAL } from '../core/contracts.ts'

/** Sets the global of a script; the full script replaces that of the light one. */
export function setScriptGlobal(members: object): void {
  Object.assign(window, { [SCRIPT_GLOBAL]: members })
}

/** Returns the global. */
export const readScriptGlobal = <Members>(): Members =>
  (window as unknown as Record<string, Members>)[SCRIPT_GLOBAL] as Members
