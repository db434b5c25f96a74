import { Footer, Header, ShellProvider, SideNav } from '@jobsite/shell/islands'
import type { ReactNode } from 'react'
import { config } from '../shellConfig'

interface Props {
  url: string
  children?: ReactNode
}

/** Provider and components in one island; the page between them is rendered by Astro. */
export function SiteShell({ url, children }: Props) {
  return (
    <ShellProvider config={config} url={url} user={null}>
      <Header />
      <SideNav />
      {children}
      <Footer />
    </ShellProvider>
  )
}
