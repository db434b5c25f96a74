import type { ReactNode } from 'react'
import { SiteDocument } from '../SiteDocument'

export const metadata = { title: 'Next.js, app router', icons: { icon: 'data:,' } }

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument language="vi">{children}</SiteDocument>
}
