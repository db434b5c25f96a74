import { site } from '@example/site'
import { alternateLinks, requestUrl } from '@jobsite/shell/core'
import type { Metadata } from 'next'
import { Suspense } from 'react'

interface Props {
  params: Promise<{ lang: string; path?: string[] }>
}

const PATHS: Record<string, string[]> = {
  vi: ['', 'viec-lam', 'danh-sach-cong-ty'],
  en: ['en', 'jobs', 'company-list'],
}

const urlOf = async ({ params }: Props) => requestUrl(`/${((await params).path ?? []).join('/')}`)

/** Rendered when the app is built; any other path is rendered on its first request. */
export function generateStaticParams({ params: { lang } }: { params: { lang: string } }) {
  return (PATHS[lang] ?? []).map((path) => ({ path: path === '' ? [] : [path] }))
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const links = alternateLinks(site.config.siteOrigin + (await urlOf(props)))
  return { alternates: { languages: Object.fromEntries(links.map(({ hrefLang, href }) => [hrefLang, href])) } }
}

export default function Page(props: Props) {
  return (
    <main id="main-content">
      <Suspense>
        <Content {...props} />
      </Suspense>
    </main>
  )
}

/** Content that depends on the URL is inside a Suspense boundary: navigations to it are instant. */
async function Content(props: Props) {
  return <h1>{await urlOf(props)}</h1>
}
