import { type AlternateLink, alternateLinks, requestUrl, withLocale } from '@jobsite/shell/core'
import { loadShellData } from '@jobsite/shell/server'
import type { GetServerSideProps } from 'next'
import Head from 'next/head'
import { currentSite } from '../currentSite'
import type { PageProps } from './_app'

interface Props extends PageProps {
  url: string
  alternates: readonly AlternateLink[]
}

/**
 * Loads the site, the data of the first paint, the page's URLs in both languages, and the user, who comes from a cookie here. The
 * rules of `/core` that are imported for it are not in the browser's code.
 */
export const getServerSideProps: GetServerSideProps<Props> = async ({ req, resolvedUrl, ...locales }) => {
  // Not `requestUrl(req)`: on client navigation, `req.url` is the URL of the page's data.
  const url = requestUrl(withLocale(resolvedUrl, locales))
  const headers = new Headers({ cookie: req.headers.cookie ?? '' })
  const site = await currentSite()
  const shellData = await loadShellData({ url, headers }, site)
  const { session } = req.cookies
  const alternates = alternateLinks(site.config.siteOrigin + url)
  return { props: { site, url, alternates, shellData, user: session ? { userId: 7, firstName: session } : null } }
}

export default function Page({ url, alternates }: Props) {
  return (
    <>
      <Head>
        <title>Next.js, pages router</title>
        {alternates.map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
        ))}
      </Head>
      <main id="main-content">
        <h1>{url}</h1>
      </main>
    </>
  )
}
