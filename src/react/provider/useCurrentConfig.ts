import type { ShellConfig } from '../../core/config/config.ts'
import { periodOf } from '../../core/site/configOf.ts'
import { configAt } from '../../core/site/periods.ts'
import { noSubscription, useStore } from '../useStore.ts'

/**
 * Returns a config with the items that count now. Servers and hydration use the server's time: no clock is read while
 * rendering there.
 *
 * @param served time that the server's HTML was made at; `undefined` if it is not known, and items with dates are left out.
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
