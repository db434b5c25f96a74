import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { html, raw } from 'hono/html'
import type { ChangedScreenshot } from './compareWithBaselines.ts'

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 32px; font: 15px/1.5 system-ui, sans-serif }
  h1 { font-size: 24px } h2 { margin: 32px 0 4px; font-size: 17px } p { margin: 0 0 12px }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(360px, 1fr)); gap: 16px }
  figure { margin: 0 } figcaption { margin-bottom: 4px; font-size: 13px }
  img { max-width: 100%; border: 1px solid #7b8a9b; background: #fff }
`

const IMAGES = [
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const

/**
 * Writes a report into a folder: `index.html` with every changed screenshot before, after and as a difference, by
 * component, and the images as PNG files, which open in their own size.
 */
export async function writeReport(folder: string, changes: readonly ChangedScreenshot[]): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const sections = await Promise.all(
    changes.map(async (change) => {
      const figures = await Promise.all(IMAGES.map(([kind, caption]) => figure(folder, change, kind, caption)))
      const { name, file, what } = change
      return html`<h2 id="${file}">${name}</h2><p><code>${file}</code>: ${what}</p><section>${figures}</section>`
    }),
  )
  const count = changes.length
  const title = count === 0 ? 'No screenshot changed' : `${count} ${count === 1 ? 'screenshot' : 'screenshots'} changed`
  const links = changes.map(({ file, name }) => html`<li><a href="#${encodeURI(file)}">${name}</a></li>`)
  const page =
    await html`<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${raw(STYLE)}</style><h1>${title}</h1><ul>${links}</ul>${sections}</html>\n`
  await writeFile(join(folder, 'index.html'), String(page))
}

async function figure(folder: string, change: ChangedScreenshot, kind: (typeof IMAGES)[number][0], caption: string) {
  const image = change[kind]
  if (!image) return html`<figure><figcaption>${caption}</figcaption><p>None.</p></figure>`
  const path = `${change.file.replace(/\.png$/, '')}.${kind}.png`
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), image)
  return html`<figure><figcaption>${caption}</figcaption><a href="${path}"><img alt="${caption}" src="${path}" loading="lazy"></a></figure>`
}
