import { Header, SideNav } from '@jobsite/shell/islands'

export function Example() {
  return (
    <>
      <Header />
      <SideNav />
      <main id="main-content" />
    </>
  )
}
