import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import NextLink from 'next/link'
import { useRouter } from 'next/router'

const origin = process.env.NEXT_PUBLIC_SITE_ORIGIN ?? 'https://www.jobsite.example'
const config = defineConfig({
  siteDomain: new URL(origin).hostname,
  siteOrigin: origin,
  hosts: { api: origin, metadata: origin, metaService: origin, banners: origin },
})

export default function App({ Component, pageProps }) {
  const router = useRouter()
  return (
    <Shell config={config} url={router.asPath} user={null} linkComponent={NextLink} navigate={router.push}>
      <Component {...pageProps} />
    </Shell>
  )
}
