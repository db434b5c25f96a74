import { useLocation } from 'react-router'

export default function Page() {
  return (
    <main id="main-content">
      <h1>{useLocation().pathname}</h1>
    </main>
  )
}
