import type { ShellConfig } from '../../core/config/config.ts'
import { configAt, periodOf } from '../../core/site/periods.ts'
import { noSubscription, useStore } from '../useStore.ts'

/**
 * Returns a config with the items that count now. Servers and hydration use the server's time: no clock is read while
 * rendering there.
 *
 * @param served time of the server's HTML. @default before all dates
 */
export function useCurrentConfig(config: ShellConfig, served: number | undefined): ShellConfig {
  return configAt(
    config,
    useStore(
      noSubscription,
      () => periodOf(config, Date.now()),
      () => served,
    ),
  )
}
