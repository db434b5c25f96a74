import { languageUrls } from '../../languageUrls'

export const metadata = languageUrls('/en')

export default function Page() {
  return (
    <main id="main-content">
      <h1>/en</h1>
    </main>
  )
}
