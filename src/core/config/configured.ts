/** Message for a config without its settings: overrides in place of a config, for example. */
export const PARTIAL_CONFIG =
  '[@jobsite/shell] The config is missing or incomplete, as overrides alone are. Pass the result of defineConfig({ … }) from @jobsite/shell/core. (code: partial-config)'

/**
 * Returns a setting of a config.
 *
 * @throws TypeError for a missing one: a link without it would lead to another place.
 *
 * @example configured(config?.linkBase) // ''
 */
export function configured<Setting>(setting: Setting): NonNullable<Setting> {
  if (setting == null) throw new TypeError(PARTIAL_CONFIG)
  return setting
}
