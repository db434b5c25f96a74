import {
  dispatchShellEvent,
  Footer,
  Header,
  onShellEvent,
  SeoKeywords,
  ShellProvider,
  type ShellProviderProps,
  TopBanner,
  useShell,
} from '@jobsite/shell'
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'

/** API of one build of the shell in the contract tests. */
export interface Build {
  readonly reactVersion: string
  readonly mount: (target: Element, props: ShellProviderProps) => void
  readonly onShellEvent: typeof onShellEvent
  readonly dispatchShellEvent: typeof dispatchShellEvent
}

/** Everything of the context that is plain, for the test to read. */
function Values() {
  const { pageName, section, keyword, locationId, categoryId, user, language } = useShell()
  const shown = { pageName, section, keyword, locationId, categoryId, user: user?.firstName, language }
  return <output>{JSON.stringify(shown)}</output>
}

const build: Build = {
  reactVersion: version,
  mount: (target, props) =>
    createRoot(target).render(
      <StrictMode>
        <ShellProvider registerServiceWorker={false} {...props}>
          <TopBanner zoneName="top" />
          <Header />
          <SeoKeywords />
          <Footer />
          <Values />
        </ShellProvider>
      </StrictMode>,
    ),
  onShellEvent,
  dispatchShellEvent,
}

const page = window as unknown as { builds?: Build[] }
page.builds ??= []
page.builds.push(build)
