import { createFileRoute, useLocation } from '@tanstack/react-router'

export const Route = createFileRoute('/$')({ component: Page })

function Page() {
  return (
    <main id="main-content">
      <h1>{useLocation().pathname}</h1>
    </main>
  )
}
