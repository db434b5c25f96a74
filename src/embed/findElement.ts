import { warnOfMissingElement } from '../browser/log/development.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { withoutUndefined } from '../core/looseValues.ts'
import type { HostOptions } from '../options/options.ts'
import type { Given } from '../served/ServedPage.ts'
import { MOUNT_POINT_NAMES, type ShellSlots, type SlotName } from './mountPointNames.ts'

/** Splits options into mount points and those of the shell, as far as the page gives any. */
export function splitMountPoints(options: ShellSlots & HostOptions) {
  const own: HostOptions & { [Name in SlotName]?: unknown } = withoutUndefined(options)
  for (const name of MOUNT_POINT_NAMES) delete own[name]
  return { mountPoints: options as ShellSlots, own: own as Given<HostOptions> }
}

/** Returns the element of a mount point; `null` without one, which is warned about unless the page gave none. */
export function findElement(name: SlotName, target: string | Element | null | undefined): Element | null {
  if (target === undefined || target === null) return null
  const element = typeof target === 'string' ? findBySelector(target) : target
  // `instanceof` fails for an element of another document.
  if (element?.nodeType === Node.ELEMENT_NODE) return element
  warnOfMissingElement(name, target)
  return null
}

/** Returns the first element of a selector; `null` also for an invalid selector. */
function findBySelector(selector: string): Element | null {
  try {
    return safeDocument.querySelector(selector)
  } catch {
    return null
  }
}
