import { LANGUAGES } from '@jobsite/shell/core'
import type { Hono } from 'hono'
import { cvDocument, cvTemplates } from '../content/cvTemplates.ts'
import type { SiteEnv } from './siteEnv.ts'

/** The CV templates as files to download. */
export function addCvTemplates(app: Hono<SiteEnv>): void {
  for (const template of cvTemplates) {
    for (const language of LANGUAGES) {
      const path = template.href[language]
      app.get(path, (context) =>
        context.body(cvDocument(template, language), 200, {
          'Content-Type': 'application/msword',
          'Content-Disposition': `attachment; filename="${path.split('/').at(-1)}"`,
          'Cache-Control': 'public, max-age=3600',
        }),
      )
    }
  }
}
