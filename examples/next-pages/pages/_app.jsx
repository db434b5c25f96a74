import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import NextLink from 'next/link'
import { useRouter } from 'next/router'

// Here the services are behind the site's own address.
const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

export default function App({ Component, pageProps }) {
  const router = useRouter()
  return (
    <Shell
      config={config}
      url={router.asPath}
      user={null}
      linkComponent={NextLink}
      navigate={router.push}
      registerServiceWorker={false}
    >
      <Component {...pageProps} />
    </Shell>
  )
}
