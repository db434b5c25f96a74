// Run this when the shell or the site is updated: it copies the script next to the pages, as a CDN would, writes the site as a
// script beside it, and fills in what the pages name.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { site } from '@example/site'

/** The pages by path, with their language. */
const PAGES = {
  'viec-lam': { template: 'index.html', language: 'vi' },
  jobs: { template: 'index.html', language: 'en' },
  'dang-nhap': { template: 'elements.html', language: 'vi' },
  login: { template: 'elements.html', language: 'en' },
}

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const { files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))

await mkdir('dist', { recursive: true })
await cp(new URL('embed.global.js', shell), 'dist/embed.global.js')
await writeFile('dist/site.js', `var site = ${JSON.stringify(site)}\n`)
for (const [path, { template, language }] of Object.entries(PAGES)) {
  const html = await readFile(new URL(template, import.meta.url), 'utf8')
  const filled = html
    .replace(/<html lang="\w+">/, `<html lang="${language}">`)
    .replaceAll('{{language}}', language)
    .replaceAll('{{origin}}', site.config.siteOrigin)
    .replaceAll('{{integrity}}', files['embed.global.js'].integrity)
  await writeFile(`dist/${path}.html`, filled)
}
