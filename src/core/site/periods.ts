import type { ShellConfig } from '../config/config.ts'
import { periodOf } from './configOf.ts'

const periods = /* @__PURE__ */ new WeakMap<ShellConfig, Map<number, ShellConfig>>()

/**
 * Returns a config with the items that count at a time, without their dates. The same object for all times of a period.
 *
 * @param now in milliseconds since the epoch. @default 0, before all dates
 */
export function configAt(config: ShellConfig, now = 0): ShellConfig {
  const period = periodOf(config, now)
  if (period === undefined) return config
  const { items = [], dates: _, ...menu } = config.menu
  const own = periods.get(config) ?? new Map<number, ShellConfig>()
  periods.set(config, own)
  const chosen = own.get(period) ?? {
    ...config,
    menu: { ...menu, items: items.filter(({ from = 0, until = Infinity }) => from <= period && period < until) },
  }
  own.set(period, chosen)
  return chosen
}
