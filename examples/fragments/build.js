// Run this when the shell is updated: it writes the fragments and the scripts to files, for a server without JavaScript.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { alternateLinks, defineConfig } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const PAGES = { home: '/', 'home.en': '/en', search: '/viec-lam', 'search.en': '/jobs' }

const services = process.env.SERVICES ?? 'https://ms.example.vn'
const config = defineConfig({
  siteDomain: 'example.vn',
  hosts: { api: services, metadata: services, metaService: services, banners: services },
  // These cannot be derived from the domain.
  links: {
    cvTemplates: { vi: 'https://cv.example.vn/', en: 'https://cv.example.vn/en' },
    hrInsider: { vi: 'https://hr.example.vn/', en: 'https://hr.example.vn/en' },
    techRecruitment: { vi: 'https://tech.example.vn/', en: 'https://tech.example.vn/en' },
    learning: { vi: 'https://learning.example.vn/', en: 'https://learning.example.vn/en' },
    faq: 'https://faq.example.vn',
    appStore: 'https://apps.apple.com/app/id1',
    googlePlay: 'https://play.google.com/store/apps/details?id=vn.example',
    governmentRegistration: 'http://online.gov.vn/Home/WebDetails/1',
  },
  social: {
    facebook: 'https://www.facebook.com/example',
    linkedin: 'https://www.linkedin.com/company/example',
    tiktok: 'https://www.tiktok.com/@example',
    youtube: 'https://www.youtube.com/@example',
    spotify: 'https://open.spotify.com/show/example',
  },
})

// The files that browsers load, and the integrity of the scripts. A page has one of the scripts; the light one loads the others.
const { files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))
await mkdir('public', { recursive: true })
await mkdir('fragments/integrity', { recursive: true })
for (const file of ['embed.global.js', 'embed.light.global.js', 'embed.page-view.global.js', 'styles.css']) {
  await cp(new URL(file, shell), `public/${file}`)
  if (file in files) await writeFile(`fragments/integrity/${file}`, files[file].integrity)
}

for (const [page, url] of Object.entries(PAGES)) {
  // The user is not known yet: the page's script passes it, and until then a placeholder of the same size is shown.
  // This site has no service worker.
  const parts = renderShell({ url, config, registerServiceWorker: false })
  const alternates = alternateLinks(config.siteOrigin + url)
    .map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${href}">`)
    .join('\n')
  await mkdir(`fragments/${page}`, { recursive: true })
  for (const [name, html] of Object.entries({ ...parts, alternates }))
    await writeFile(`fragments/${page}/${name}.html`, html)
}
