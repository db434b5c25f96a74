import { useEffect } from 'react'
import { warnOfPlaceholderUrls } from '../../browser/log/development.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'

/** Warns in development, once a page, about preset placeholder URLs in a config that sets its own domain. */
export function usePlaceholderWarning(config: ShellConfig, callOptions: () => CallOptions): void {
  useEffect(() => warnOfPlaceholderUrls(config, callOptions().logger), [config, callOptions])
}
