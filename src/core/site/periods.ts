import type { ShellConfig } from '../config/config.ts'
import { periodOf } from './configOf.ts'

const periods = /* @__PURE__ */ new WeakMap<ShellConfig, Map<number | undefined, ShellConfig>>()

/**
 * Returns a config with the items that count at a time, without their dates; items with dates do not count at an unknown
 * one. The same object for all times of a period.
 */
export function configAt(config: ShellConfig, now: number | undefined): ShellConfig {
  const { items = [], dates, ...menu } = config.menu ?? {}
  if (!dates) return config
  const period = now === undefined ? now : periodOf(config, now)
  const own = periods.get(config) ?? new Map<number | undefined, ShellConfig>()
  periods.set(config, own)
  const chosen = own.get(period) ?? {
    ...config,
    menu: {
      ...menu,
      items: items.filter(
        ({ from = 0, until = Infinity }) =>
          (from === 0 && until === Infinity) || (period !== undefined && from <= period && period < until),
      ),
    },
  }
  own.set(period, chosen)
  return chosen
}
