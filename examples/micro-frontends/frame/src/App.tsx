import { site } from '@example/site'
import { Footer, Header, ShellProvider, SideNav } from '@jobsite/shell'
import { lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { Part } from './Part'

const JobsPage = lazy(() => import('jobs/JobsPage'))

/** The app that owns the page: header, side navigation and footer are rendered here, and nowhere else. */
function App() {
  return (
    // This site has no service worker.
    <ShellProvider site={site} user={null} registerServiceWorker={false}>
      <Header />
      <SideNav />
      <main id="main-content">
        <Part>
          <JobsPage />
        </Part>
        <div id="salary" />
      </main>
      <Footer />
    </ShellProvider>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
