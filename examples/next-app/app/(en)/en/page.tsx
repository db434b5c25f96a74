import { languageUrls } from '../../languageUrls'

export const metadata = languageUrls('/en')

export default function Page() {
  return (
    <main id="main-content" style={{ minHeight: '100vh' }}>
      <h1>/en</h1>
    </main>
  )
}
