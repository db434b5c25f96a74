import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { useSyncExternalStore } from 'react'

const config = defineConfig({
  siteDomain: location.hostname,
  siteOrigin: location.origin,
  hosts: { api: location.origin, metadata: location.origin, metaService: location.origin, banners: location.origin },
})

// The smallest router there is; any other is connected in the same way.
const follow = (onChange) => {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

function navigate(href) {
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

export function App() {
  const url = useSyncExternalStore(follow, () => location.pathname + location.search)
  return (
    <Shell config={config} url={url} user={null} navigate={navigate}>
      <main id="main-content">
        <h1>{url}</h1>
      </main>
    </Shell>
  )
}
