import type { Hono } from 'hono'
import { html } from 'hono/html'
import { FAULTS, FAULTY_NAMES, writeFaults } from './faults.ts'
import { formData } from './formData.ts'
import { plainDocument } from './plainDocument.ts'
import type { PageAssets, SiteEnv } from './siteEnv.ts'
import { VISITORS, writeVisitor } from './visitor.ts'

/** Path of the switches. */
export const SWITCHES_PATH = '/dev'

/** The page of development switches: a fault for each service, and the current user. */
export function addSwitches(app: Hono<SiteEnv>, assets: PageAssets): void {
  app.get(SWITCHES_PATH, (context) => {
    const { faults, visitor } = context.var
    const service = (name: (typeof FAULTY_NAMES)[number]) => html`<p class="switch"><label for="${name}">${name}</label>
<select id="${name}" name="${name}"><option value="">works</option>${FAULTS.map(
      (fault) => html`<option value="${fault}"${faults[name] === fault ? html` selected` : ''}>${fault}</option>`,
    )}</select></p>`
    const body = html`<h1>Switches</h1>
<p>Each service can be slow (3 seconds), dead (503) or empty. The same by URL: <code>?fault=themes:dead,topBanner:slow</code>.</p>
<form method="post" action="${SWITCHES_PATH}" class="switches">
<p class="switch"><label for="visitor">visitor</label>
<select id="visitor" name="visitor">${VISITORS.map(
      (name) => html`<option value="${name}"${visitor === name ? html` selected` : ''}>${name}</option>`,
    )}</select></p>
${FAULTY_NAMES.map(service)}
<p><button class="button" type="submit">Apply</button> <a class="button button-quiet" href="/">Home page</a></p>
</form>`
    return context.html(plainDocument({ language: 'en', title: 'Switches', body, assets }))
  })
  app.post(SWITCHES_PATH, async (context) => {
    const fields = await formData(context)
    writeFaults(context, FAULTY_NAMES.flatMap((name) => (fields[name] ? [`${name}:${fields[name]}`] : [])).join(','))
    writeVisitor(context, fields.visitor)
    return context.redirect(SWITCHES_PATH, 303)
  })
}
