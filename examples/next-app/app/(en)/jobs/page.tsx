import { languageUrls } from '../../languageUrls'

export const metadata = languageUrls('/jobs')

export default function Page() {
  return (
    <main id="main-content">
      <h1>/jobs</h1>
    </main>
  )
}
