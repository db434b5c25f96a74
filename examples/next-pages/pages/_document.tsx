import { detectLanguage, requestUrl } from '@jobsite/shell/core'
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'
import { ServerStyleSheet } from 'styled-components'

interface Props extends DocumentInitialProps {
  language: string
}

/** Collects the styles of the page, and sets `lang` to its language. */
export default class ShellDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const sheet = new ServerStyleSheet()
    const { renderPage } = context
    try {
      context.renderPage = () => renderPage({ enhanceApp: (App) => (props) => sheet.collectStyles(<App {...props} />) })
      const initial = await Document.getInitialProps(context)
      const language = detectLanguage(requestUrl(context.asPath ?? context.pathname)) ?? 'vi'
      return { ...initial, language, styles: [initial.styles, sheet.getStyleElement()] }
    } finally {
      sheet.seal()
    }
  }

  override render() {
    return (
      <Html lang={this.props.language}>
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
