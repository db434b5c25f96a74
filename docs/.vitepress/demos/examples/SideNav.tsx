import { Header, SideNav } from '@jobsite/shell/islands'

export function Example() {
  return (
    <>
      <Header />
      <SideNav slots={{ sideNavTop: <p>A place for the page</p> }} />
      <main id="main-content" />
    </>
  )
}
