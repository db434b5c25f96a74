// Run this when the shell or the site is updated: it writes the fragments and the scripts to files, for a server without
// JavaScript.
import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { site as fallback } from '@example/site'
import { alternateLinks } from '@jobsite/shell/core'
import { loadSite, renderShell } from '@jobsite/shell/server'

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const PAGES = { home: '/', 'home.en': '/en', search: '/viec-lam', 'search.en': '/jobs' }

const site = await loadSite(process.env.SITE ?? 'https://www.example.vn/site.json', { fallback, timeoutMs: 10_000 })

// The files that browsers load, and the integrity of the scripts. A page has one of the scripts; the light one loads the others.
const { version, files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))
await mkdir('public', { recursive: true })
await mkdir('fragments/integrity', { recursive: true })
for (const file of ['embed.global.js', 'embed.light.global.js', 'embed.page-view.global.js', 'styles.css']) {
  await cp(new URL(file, shell), `public/${file}`)
  if (file in files) await writeFile(`fragments/integrity/${file}`, files[file].integrity)
}

const written = createHash('sha256')
for (const [page, url] of Object.entries(PAGES)) {
  // The user is not known yet: the page's script passes it, and until then a placeholder of the same size is shown.
  // This site has no service worker.
  const parts = renderShell({ url, site, registerServiceWorker: false })
  const alternates = alternateLinks(site.config.siteOrigin + url)
    .map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${href}">`)
    .join('\n')
  await mkdir(`fragments/${page}`, { recursive: true })
  for (const [name, html] of Object.entries({ ...parts, alternates })) {
    await writeFile(`fragments/${page}/${name}.html`, html)
    written.update(html)
  }
}

// Last, when all fragments are there: caches that have fragments of another version or content take them again.
await writeFile('public/version.json', JSON.stringify({ version, fragments: written.digest('hex') }))
