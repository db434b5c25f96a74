import { requestUrl } from '@jobsite/shell/core'
import type { Metadata } from 'next'
import { Suspense } from 'react'
import { languageUrls } from '../../languageUrls'

interface Props {
  params: Promise<{ path?: string[] }>
}

const pathOf = async ({ params }: Props) => requestUrl(`/${((await params).path ?? []).join('/')}`)

/** Rendered when the app is built; any other path is rendered on its first request. */
export function generateStaticParams() {
  return [{ path: [] }, { path: ['viec-lam'] }, { path: ['danh-sach-cong-ty'] }]
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return languageUrls(await pathOf(props))
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
  return <h1>{await pathOf(props)}</h1>
}
