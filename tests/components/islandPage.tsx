import { Shell as FullShell, type ShellProps } from '@jobsite/shell'
import { act, cleanup } from '@testing-library/react'
import { type ComponentType, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Shell as IslandShell } from '../../src/islands/Shell.tsx'
import { hydrate } from './hydrate.ts'
import { config, NO_DATA, SILENT } from './shell.tsx'

/** Props of every provider of these pages. */
export const PAGE_PROPS: ShellProps = {
  config,
  language: 'en',
  url: '/jobs',
  user: null,
  data: NO_DATA,
  registerServiceWorker: false,
  logger: SILENT,
}

const elementOf = (Component: ComponentType<ShellProps>, props: ShellProps) => (
  <StrictMode>
    <Component {...PAGE_PROPS} attribution={false} {...props}>
      {props.children ?? <main id="main-content">Page</main>}
    </Component>
  </StrictMode>
)

/** A page of islands. Without `useShell`, as a page that does not call it: with it, the provider is the full one. */
export const islandPage = (props: ShellProps = {}) => elementOf(IslandShell as ComponentType<ShellProps>, props)

/** The same page of full components, as a server renders it. */
export const fullPage = (props: ShellProps = {}) => elementOf(FullShell, props)

/** The HTML of a server for it. */
export const islandHtml = (props: ShellProps = {}) => renderToString(fullPage(props))

/** Opens a page: a server's HTML, taken over by islands. `change` renders it again, with some props changed. */
export function openIslands(props: ShellProps = {}, html = islandHtml(props)) {
  const page = hydrate(html, islandPage(props))
  return { ...page, change: (changed: ShellProps) => page.rerender(islandPage({ ...props, ...changed })) }
}

/** Reads the modules of islands, for `beforeAll`: it takes longer than a test waits. */
export async function readIslandModules(): Promise<void> {
  await import('../../src/islands/hydration/startHydration.tsx')
  await import('../../src/islands/afterLoad.ts')
  await import('../../src/served/fullPageView.ts')
  await import('../../src/served/servedWorker.ts')
}

/** Waits for what follows from what has happened: on a busy machine, too, each step comes before the next timer. */
export const settle = () =>
  act(async () => {
    for (let step = 0; step < 20; step += 1) await new Promise((resolve) => setTimeout(resolve))
  })

/** Closes the pages. Islands end a moment after their page, while what a test has replaced has to be there. */
export async function closeIslands(): Promise<void> {
  await act(async () => {
    cleanup()
    await Promise.resolve()
  })
}
