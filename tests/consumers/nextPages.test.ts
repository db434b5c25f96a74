import { type BuildOptions, buildConsumer } from './support/buildConsumer.ts'
import { describeConsumer } from './support/describeConsumer.ts'
import { serveAppWithServices } from './support/serve.ts'

/** The components that hydrate at once, with the router's own links and with styles in the HTML. */
const WITHOUT_ISLANDS: BuildOptions['edits'] = {
  'pages/_app.tsx': [
    ["'@jobsite/shell/islands'", "'@jobsite/shell'"],
    ["'@jobsite/shell/islands/next/pages'", "'@jobsite/shell/next/pages'"],
    ["import '@jobsite/shell/styles.css'\n", ''],
  ],
  'pages/_document.tsx': [
    ['/** Sets', "import { ServerStyleSheet } from 'styled-components'\n\n/** Sets"],
    [
      'const initial =',
      'const sheet = new ServerStyleSheet()\nconst { renderPage } = context\n' +
        'context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })\n' +
        'const initial =',
    ],
    ['...initial,', '...initial, styles: [initial.styles, sheet.getStyleElement()],'],
  ],
}

for (const [name, edits] of Object.entries({ 'with islands': {}, 'without islands': WITHOUT_ISLANDS })) {
  describeConsumer(`the Next.js pages router on React 18.3, ${name}`, {
    hasRouter: true,
    hasOwnPaths: true,
    hasIslands: edits !== WITHOUT_ISLANDS,
    start: async () => {
      const { folder } = await buildConsumer('examples/next-pages', { NEXT_PUBLIC_SERVICES: '' }, { edits })
      return serveAppWithServices(folder, ['next', 'start', '-H', '127.0.0.1', '-p', '{port}'], 'SERVICES')
    },
  })
}
