// Run when the shell is updated: writes its fragments and its script to files, for a server that is not JavaScript.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const PAGES = { home: '/', 'home.en': '/en', search: '/viec-lam', 'search.en': '/jobs' }

// Here the services are behind the site's own address.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

await mkdir('public', { recursive: true })
await cp(new URL('embed.global.js', shell), 'public/embed.global.js')
const { files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))
await writeFile('public/integrity.txt', files['embed.global.js'].integrity)

for (const [page, url] of Object.entries(PAGES)) {
  // Who is looking is not known yet: the page's script says it, and until then a placeholder holds the place.
  const parts = renderShell({ url, config, registerServiceWorker: false })
  await mkdir(`fragments/${page}`, { recursive: true })
  for (const [name, html] of Object.entries(parts)) await writeFile(`fragments/${page}/${name}.html`, html)
}
