import type { ComponentType, ReactElement } from 'react'
import type { ShellProviderProps } from './provider/ShellProviderProps.ts'

type Component = ComponentType<Record<string, unknown>>
type Props = Readonly<Record<string, unknown>>

/** The components of a whole shell: the full ones, or the islands that preserve the server's HTML. */
export interface ComposedComponents {
  readonly ShellProvider: ComponentType<ShellProviderProps>
  readonly Footer: Component
  readonly Header: Component
  readonly SeoBottomText: Component
  readonly SeoKeywords: Component
  readonly SidebarBanner: Component
  readonly SideNav: Component
  readonly SkipLink: Component
  readonly TopBanner: Component
}

/** Props of the whole shell, for both sets of components. */
export interface ComposedProps extends ShellProviderProps {
  variant?: 'full' | 'minimal' | undefined
  slots?: object | undefined
  zoneName?: string | undefined
  skipTo?: string | null | undefined
  searchShortcut?: boolean | undefined
  year?: number | undefined
  trackClicks?: boolean | undefined
  edgeColors?: object | undefined
  reserve?: boolean | undefined
  parts?: Readonly<Record<string, object | undefined>> | undefined
}

/**
 * Renders a page in the whole shell, in the usual order. Both builds of the shell use this function: React's ids depend
 * on component nesting, and hydration needs the server's ids.
 */
export function composeShell(
  { ShellProvider, ...components }: ComposedComponents,
  {
    children,
    zoneName,
    variant,
    slots,
    skipTo,
    searchShortcut,
    year,
    trackClicks,
    edgeColors,
    reserve,
    parts,
    ...props
  }: ComposedProps,
): ReactElement {
  const { Footer, Header, SeoBottomText, SeoKeywords, SidebarBanner, SideNav, SkipLink, TopBanner } = components
  const own: Props = { skipTo, searchShortcut, ...parts?.header }
  const header = { ...own, slots }
  const footer = { year, ...parts?.footer, slots }
  if (variant === 'minimal')
    return (
      <ShellProvider {...props}>
        <Header {...header} variant={variant} />
        {children}
        <Footer {...footer} variant={variant} />
      </ShellProvider>
    )
  // The skip link precedes the top banner, so that it also skips the banner.
  const firstLink = zoneName ? own.skipTo : null
  return (
    <ShellProvider {...props}>
      {firstLink !== null && <SkipLink targetId={firstLink} />}
      {zoneName && <TopBanner {...{ trackClicks, edgeColors, reserve }} {...parts?.topBanner} zoneName={zoneName} />}
      <Header {...header} skipTo={zoneName ? null : own.skipTo} />
      <SideNav {...parts?.sideNav} slots={slots} />
      {children}
      <SeoBottomText {...parts?.seoBottomText} />
      <SeoKeywords {...parts?.seoKeywords} />
      <Footer {...footer} />
      <SidebarBanner {...parts?.sidebarBanner} />
    </ShellProvider>
  )
}
