import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { useSyncExternalStore } from 'react'

// Here the services are behind the site's own address.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

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
    <Shell config={config} url={url} user={null} navigate={navigate} registerServiceWorker={false}>
      <main id="main-content" style={{ minHeight: '100vh' }}>
        <h1>{url}</h1>
      </main>
    </Shell>
  )
}
