import { site } from '@example/site'
import { Shell } from '@jobsite/shell'
import { requestUrl } from '@jobsite/shell/core'
import { useSyncExternalStore } from 'react'
import { useAlternateLinks } from './useAlternateLinks'

// A minimal router; connect any other router in the same way.
function subscribe(onChange: () => void) {
  addEventListener('popstate', onChange)
  return () => removeEventListener('popstate', onChange)
}

function navigate(href: string) {
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
  scrollTo(0, 0)
}

export function App() {
  const url = useSyncExternalStore(subscribe, () => requestUrl(location))
  useAlternateLinks(url)
  return (
    // This site has no service worker. The shell cannot detect that under a content security policy with a nonce.
    <Shell site={site} url={url} user={null} navigate={navigate} registerServiceWorker={false}>
      <main id="main-content" style={{ minHeight: '100vh' }}>
        <h1>{url}</h1>
      </main>
    </Shell>
  )
}
