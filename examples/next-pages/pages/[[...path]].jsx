import { defineConfig } from '@jobsite/shell/core'
import { loadShellData } from '@jobsite/shell/server'

/** What can be on the first paint; `_app` gives it to the shell. */
export async function getServerSideProps({ req, resolvedUrl }) {
  const origin = `http://${req.headers.host}`
  const services = defineConfig({ hosts: { api: origin, metadata: origin, metaService: origin, banners: origin } })
  const known = new Headers({ cookie: req.headers.cookie ?? '' })
  return { props: { url: resolvedUrl, data: await loadShellData({ url: resolvedUrl, headers: known }, services) } }
}

export default function Page({ url }) {
  return (
    <main id="main-content">
      <h1>{url}</h1>
    </main>
  )
}
