import Document, { Head, Html, Main, NextScript } from 'next/document'
import { ServerStyleSheet } from 'styled-components'

export default class ShellDocument extends Document {
  static async getInitialProps(context) {
    const sheet = new ServerStyleSheet()
    const { renderPage } = context
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
      const initial = await Document.getInitialProps(context)
      return { ...initial, styles: [initial.styles, sheet.getStyleElement()] }
    } finally {
      sheet.seal()
    }
  }

  render() {
    return (
      <Html lang="vi">
        <Head>
          <link rel="icon" href="data:," />
          <link rel="expect" href="#main-content" blocking="render" />
        </Head>
        <body style={{ margin: 0 }}>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
