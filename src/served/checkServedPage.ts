import { startPageCheck } from '../browser/log/development.ts'
import { wholeLogger } from '../core/log.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { configOf } from '../core/site/configOf.ts'
import type { ServedPage } from './ServedPage.ts'

/** Checks a served page in development, unless a provider that is rendered does. */
export function checkServedPage({ isRendering, isNested, given }: ServedPage): void {
  if (isRendering) return
  startPageCheck(configOf(given), wholeLogger(given.logger), [detectLanguage, detectPage], isNested)
}
