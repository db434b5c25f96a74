import { detectLanguage, requestUrl, withLocale } from '@jobsite/shell/core'
import Document, { type DocumentContext, type DocumentInitialProps, Head, Html, Main, NextScript } from 'next/document'

interface Props extends DocumentInitialProps {
  language: string
}

/** Sets `lang` to the language of the page. */
export default class ShellDocument extends Document<Props> {
  static override async getInitialProps(context: DocumentContext): Promise<Props> {
    const initial = await Document.getInitialProps(context)
    const url = requestUrl(withLocale(context.asPath ?? context.pathname, context))
    return { ...initial, language: detectLanguage(url) ?? 'vi' }
  }

  override render() {
    return (
      <Html lang={this.props.language}>
        <Head>
          <link rel="icon" href="data:," />
          <link rel="expect" href="#main-content" blocking="render" />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    )
  }
}
