/** Style sheets of host pages. */
export const PAGE_CSS = {
  nothing: '<style>body{margin:0}</style>',
  'a reset':
    '<style>*{margin:0;padding:0;border:0;font:inherit;vertical-align:baseline}ul,ol{list-style:none}a{color:red;text-decoration:underline}button{background:lime;border:3px solid red}</style>',
  Bootstrap: '<link rel="stylesheet" href="/bootstrap.css">',
  'Tailwind’s preflight': '<link rel="stylesheet" href="/preflight.css">',
  'a root of 62.5 %':
    '<style>html{font-size:62.5%}body{margin:0;font:italic 700 1.4rem/3 serif;letter-spacing:2px;word-spacing:9px;text-align:right;text-transform:uppercase;text-indent:3em;white-space:pre;color:purple;cursor:help}</style>',
  'high layers':
    '<style>body{margin:0}main{position:relative;z-index:999}nav,section,address,label,form,h2{margin:3em;padding:3em;border:1px solid;float:left;background:pink}svg,img{vertical-align:middle;max-width:50%}span,li{display:inline-block;margin:5px}input{background:yellow;border-radius:20px}</style>',
  'dialogs that are shown and images as wide as their container':
    '<style>body{margin:0}dialog{display:flex}svg,img{display:block;width:100%;height:auto}</style>',
} as const

export type PageCss = keyof typeof PAGE_CSS

/** A host's page, with ordinary content around the shell's places. */
export const hostPage = (
  head: string,
  script: string,
  { nonce = '', header = '', footer = '' }: { nonce?: string; header?: string; footer?: string } = {},
): string => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A host</title>
<link rel="icon" href="data:,">
${head}
</head>
<body>
<div id="header">${header}</div>
<main id="main-content">
  <h1>A host</h1><h2>Of its own</h2>
  <p>Text with a <a href="/elsewhere">link</a>, <b>bold</b> and <code>code</code>.</p>
  <nav><ul><li>One</li><li class="shell-entry">Two</li></ul></nav>
  <form><label>Name <input name="name"></label> <button type="button" class="btn">Click</button></form>
  <table><tbody><tr><td>Cell</td></tr></tbody></table>
  <div style="height: 1500px"></div>
</main>
<div id="footer">${footer}</div>
<div id="side-nav">Content of the page’s own</div>
${script.replaceAll('<script', `<script${nonce && ` nonce="${nonce}"`}`)}
</body>
</html>`

/** Mounts all parts, from the global script. */
export const MOUNT = `<script src="/embed.global.js"></script>
<script>
  window.mount = (more) => JobSiteShell.mountShell({
    header: '#header', footer: '#footer', sideNav: '#side-nav', language: 'vi', page: 'searchResult', user: null, ...more,
    registerServiceWorker: false,
    config: JobSiteShell.defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
  })
</script>`
