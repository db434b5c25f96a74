// Copies the script next to the pages, as a CDN would, and fills in its integrity and the services' origin.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const { files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))
const services = process.env.SERVICES ?? 'https://ms.example.vn'

await mkdir('dist', { recursive: true })
await cp(new URL('embed.global.js', shell), 'dist/embed.global.js')
for (const page of ['index.html', 'elements.html']) {
  const html = await readFile(new URL(page, import.meta.url), 'utf8')
  const filled = html
    .replaceAll('{{services}}', services)
    .replaceAll('{{integrity}}', files['embed.global.js'].integrity)
  await writeFile(`dist/${page}`, filled)
}
