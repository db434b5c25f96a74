import { readShared, writeShared } from '../browser/page/shared.ts'

/** Returns the number of mounts on this page, this one included: element ids must be unique. */
export const nextMountId = (): number => writeShared('mounts', (readShared('mounts') ?? 0) + 1)
