import { type Logger, Shell, type ShellProps } from '@jobsite/shell'
import { type ConfigOverrides, defineConfig, type ShellData } from '@jobsite/shell/core'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The configuration of the tests. */
export const config = defineConfig({ siteOrigin: 'http://localhost:3000', siteDomain: 'localhost' })

/** A server that found nothing: no service is asked. */
export const NO_DATA: ShellData = {
  theme: null,
  topBanner: null,
  sidebarBanner: null,
  seoKeywords: null,
  bottomText: null,
}

/** Logs nothing. */
export const SILENT: Logger = { debug() {}, info() {}, warn() {}, error() {} }

/** Services that never answer. */
const silence = () => new Promise<Response>(() => undefined)

/** The console, but for what is merely worth knowing: that a visitor is nobody, say. */
export const logger: Logger = {
  debug: (message) => console.debug(message),
  info: () => undefined,
  warn: (message) => console.warn(message),
  error: (message) => console.error(message),
}

/** A page in the whole shell. */
export function page({ overrides, children, ...props }: ShellProps & { overrides?: ConfigOverrides } = {}) {
  return (
    <StrictMode>
      <Shell
        config={overrides ? defineConfig({ ...config, ...overrides }) : config}
        language="vi"
        url="/viec-lam"
        user={null}
        data={NO_DATA}
        fetch={silence}
        logger={logger}
        {...props}
      >
        {children ?? <main id="main-content">Nội dung</main>}
      </Shell>
    </StrictMode>
  )
}

/** Draws a page as a browser does. */
export function renderPage(props: Parameters<typeof page>[0] = {}) {
  return render(page(props))
}

/** What a server sends of a page: its body and its styles. */
export function serverPage(props: Parameters<typeof page>[0] = {}): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(page(props)))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}
