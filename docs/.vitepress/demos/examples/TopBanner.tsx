import { Header, SideNav, SkipLink, TopBanner } from '@jobsite/shell/islands'

export function Example() {
  return (
    <>
      <SkipLink />
      <TopBanner zoneName="search_result_top" />
      <Header skipTo={null} />
      <SideNav />
      <main id="main-content" />
    </>
  )
}
