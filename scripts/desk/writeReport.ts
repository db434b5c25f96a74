import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { escapeHtml } from '../../site/web/escapeHtml.ts'
import type { ChangedPicture } from './compareWithBook.ts'
import type { Picture } from './Picture.ts'
import { encodePng } from './png.ts'

const STYLE = `
  body { margin: 32px; font: 15px/1.5 system-ui, sans-serif; color: #17212e; background: #f3f6fa }
  h1 { font-size: 24px } h2 { margin: 32px 0 4px; font-size: 17px } p { margin: 0 0 12px; color: #4a5a6d }
  section { display: grid; grid-template-columns: repeat(auto-fit, minmax(360px, 1fr)); gap: 16px }
  figure { margin: 0 } figcaption { margin-bottom: 4px; font-size: 13px; color: #4a5a6d }
  img { max-width: 100%; border: 1px solid #7b8a9b; background: #fff }
`

/** Writes one HTML file with every changed picture before, after, and the difference. It needs no other file. */
export async function writeReport(path: string, pictures: readonly ChangedPicture[]): Promise<void> {
  const figure = (caption: string, picture: Picture | null): string =>
    `<figure><figcaption>${caption}</figcaption>${
      picture
        ? `<img alt="${caption}" src="data:image/png;base64,${encodePng(picture).toString('base64')}">`
        : '<p>There is none.</p>'
    }</figure>`
  const rows = pictures.map(
    ({ id, name, what, before, after, difference }) =>
      `<h2>${escapeHtml(name)}</h2><p><code>${escapeHtml(id)}</code>: ${escapeHtml(what)}</p><section>${figure('Before', before)}${figure('After', after)}${figure('Difference', difference)}</section>`,
  )
  const title = pictures.length === 0 ? 'No picture changed' : `${pictures.length} pictures changed`
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style><h1>${title}</h1>${rows.join('\n')}</html>\n`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}
