import type { GetStaticProps } from 'next'
import { currentSite } from '../currentSite'
import type { PageProps } from './_app'

export const getStaticProps: GetStaticProps<PageProps> = async () => ({
  props: { site: await currentSite() },
  revalidate: 60,
})

/** A static page: it is rendered at build time, and again when it is a minute old, without query and user. */
export default function Companies() {
  return (
    <main id="main-content">
      <h1>Companies</h1>
    </main>
  )
}
