import {
  Footer,
  Header,
  type Logger,
  SeoBottomText,
  SeoKeywords,
  Shell,
  type ShellProps,
  ShellProvider,
  SidebarBanner,
  SideNav,
  TopBanner,
} from '@jobsite/shell'
import { type ConfigOverrides, defineConfig, type ShellData } from '@jobsite/shell/core'
import { render } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** The configuration of the tests. */
export const config = defineConfig({ siteOrigin: 'http://localhost:3000', siteDomain: 'localhost' })

/** Data of a server that found nothing: no service is requested. */
export const NO_DATA: ShellData = {
  theme: null,
  topBanner: null,
  sidebarBanner: null,
  seoKeywords: null,
  bottomText: null,
}

/** Logs nothing. */
export const SILENT: Logger = { debug() {}, info() {}, warn() {}, error() {} }

/** Services that never respond. */
const silence = () => new Promise<Response>(() => undefined)

/** The console, but for what is merely worth knowing: that a visitor is nobody, say. */
export const logger: Logger = {
  debug: (message) => console.debug(message),
  info: () => undefined,
  warn: (message) => console.warn(message),
  error: (message) => console.error(message),
}

export type PageProps = ShellProps & { overrides?: ConfigOverrides }

/** A page in the whole shell. */
export function page({ overrides, children, ...props }: PageProps = {}, Layout: ComponentType<ShellProps> = Shell) {
  return (
    <StrictMode>
      <Layout
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
      </Layout>
    </StrictMode>
  )
}

/** Renders a page as in a browser. `change` renders it again with some props changed. */
export function renderPage(props: PageProps = {}, build = page) {
  const view = render(build(props))
  return { ...view, change: (changed: PageProps) => view.rerender(build({ ...props, ...changed })) }
}

/** Returns the server's HTML of a page: its body and its styles. */
export function serverPage(props: PageProps = {}, build = page): { html: string; styles: string } {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(build(props)))
    return { html, styles: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

/** The HTML that a server sends of a page, parsed. */
export function serverDocument(props: PageProps = {}, build = page): Document {
  return new DOMParser().parseFromString(serverPage(props, build).html, 'text/html')
}

/** The header and the page's content alone. */
export function HeaderPage({ children, ...props }: ShellProps) {
  return (
    <ShellProvider {...props}>
      <Header />
      {children}
    </ShellProvider>
  )
}

/** The page's content and the footer alone. */
export function FooterPage({ children, year, parts, ...props }: ShellProps) {
  return (
    <ShellProvider {...props}>
      {children}
      <Footer year={year} {...parts?.footer} />
    </ShellProvider>
  )
}

/** The header, the side navigation and the page's content alone. */
export function MenusPage({ children, slots, parts, ...props }: ShellProps) {
  return (
    <ShellProvider {...props}>
      <Header {...parts?.header} slots={slots} />
      <SideNav {...parts?.sideNav} slots={slots} />
      {children}
    </ShellProvider>
  )
}

/** A page with the small header and footer, and with every other component but the side navigation. */
export function SmallPage({ children, zoneName, trackClicks, edgeColors, reserve, parts, ...props }: ShellProps) {
  return (
    <ShellProvider {...props}>
      {zoneName && <TopBanner {...{ trackClicks, edgeColors, reserve }} {...parts?.topBanner} zoneName={zoneName} />}
      <Header variant="minimal" />
      {children}
      <SeoBottomText {...parts?.seoBottomText} />
      <SeoKeywords {...parts?.seoKeywords} />
      <Footer variant="minimal" />
      <SidebarBanner {...parts?.sidebarBanner} />
    </ShellProvider>
  )
}

/**
 * Returns the functions above for a page that has only what a test is about: the links of menus, side navigation and footer
 * take most of the time.
 */
export function pagesOf(Layout: ComponentType<ShellProps>) {
  const build = (props: PageProps = {}) => page(props, Layout)
  return {
    page: build,
    renderPage: (props: PageProps = {}) => renderPage(props, build),
    serverPage: (props: PageProps = {}) => serverPage(props, build),
    serverDocument: (props: PageProps = {}) => serverDocument(props, build),
  }
}
