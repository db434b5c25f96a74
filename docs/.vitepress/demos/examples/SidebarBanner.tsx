import { SidebarBanner } from '@jobsite/shell/islands'

export function Example() {
  return (
    <>
      <main id="main-content" />
      <SidebarBanner />
    </>
  )
}
