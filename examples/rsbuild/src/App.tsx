import { site } from '@example/site'
import { Shell } from '@jobsite/shell'
import { alternateLinks, type PageName, requestUrl } from '@jobsite/shell/core'
import { useSyncExternalStore } from 'react'
import './App.css'

/** The pages that this app serves. Links to any other page of the site are page loads. */
const ownPaths: readonly PageName[] = ['homepage', 'searchResult', 'companyList']

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

export default function App() {
  const url = useSyncExternalStore(subscribe, () => requestUrl(location))
  return (
    // This site has no service worker. The shell cannot detect that under a content security policy with a nonce.
    <Shell site={site} url={url} user={null} ownPaths={ownPaths} navigate={navigate} registerServiceWorker={false}>
      {alternateLinks(site.config.siteOrigin + url).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <main id="main-content">
        <h1>{url}</h1>
      </main>
    </Shell>
  )
}
