import { requestUrl } from '@jobsite/shell/core'
import type { Metadata } from 'next'
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

export default async function Page(props: Props) {
  return (
    <main id="main-content">
      <h1>{await pathOf(props)}</h1>
    </main>
  )
}
