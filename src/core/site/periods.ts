import type { ShellConfig } from '../config/config.ts'

/**
 * Returns the beginning of the period that a time is in: the last time at which an item of the site has begun or ended, or
 * 0. `undefined` for a site whose items have no dates, which needs no clock.
 */
export const periodOf = (config: ShellConfig | undefined, now: number): number | undefined =>
  config?.menu?.dates && Math.max(0, ...config.menu.dates.filter((time) => time <= now))

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
