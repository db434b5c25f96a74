import { cp, mkdir } from 'node:fs/promises'

await mkdir('dist', { recursive: true })
for (const file of ['embed.global.js', 'embed.dev.global.js']) {
  await cp(`node_modules/@jobsite/shell/dist/${file}`, `dist/${file}`)
}
await cp('node_modules/bootstrap/dist/css/bootstrap.css', 'dist/bootstrap.css')
await cp('node_modules/tailwindcss/preflight.css', 'dist/preflight.css')
