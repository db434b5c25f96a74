// A page of its own needs no build: this puts the script beside it, as a content network would, with its integrity.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'

const shell = new URL('node_modules/@jobsite/shell/dist/', import.meta.url)
const { files } = JSON.parse(await readFile(new URL('sri.json', shell), 'utf8'))
const page = await readFile(new URL('index.html', import.meta.url), 'utf8')

await mkdir('dist', { recursive: true })
await cp(new URL('embed.global.js', shell), 'dist/embed.global.js')
await cp('elements.html', 'dist/elements.html')
await writeFile('dist/index.html', page.replace('{{integrity}}', files['embed.global.js'].integrity))
