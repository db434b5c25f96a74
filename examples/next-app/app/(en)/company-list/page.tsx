import { languageUrls } from '../../languageUrls'

export const metadata = languageUrls('/company-list')

export default function Page() {
  return (
    <main id="main-content" style={{ minHeight: '100vh' }}>
      <h1>/company-list</h1>
    </main>
  )
}
