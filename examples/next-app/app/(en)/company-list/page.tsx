import { languageUrls } from '../../languageUrls'

export const metadata = languageUrls('/company-list')

export default function Page() {
  return (
    <main id="main-content">
      <h1>/company-list</h1>
    </main>
  )
}
