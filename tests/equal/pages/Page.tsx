import type * as shell from '@jobsite/shell'
import { type AnchorHTMLAttributes, type ComponentType, Fragment, type ReactNode } from 'react'
import type { PageCase } from './case.ts'

export type Components = typeof shell

/** State of a page of React. */
export interface PageState {
  readonly options: Readonly<Record<string, unknown>>
  readonly own: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly parts: readonly string[]
}

const linkOf = (text: unknown) => (props: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <a {...props} data-router={String(text)} />
)
const links = new Map<unknown, unknown>()

/** React's functions and nodes for `revive`. */
export const reactValues = {
  linkOf(text: unknown) {
    if (!links.has(text)) links.set(text, linkOf(text))
    return links.get(text)
  },
  nodeOf: (text: unknown): ReactNode => <i>{String(text)}</i>,
}

function Reader({ components }: { components: Components }) {
  const { language } = components.useShell()
  return <p hidden>{language}</p>
}

/** A page of React with components of the main entry or of islands. */
export function Page({ components, it, state }: { components: Components; it: PageCase; state: PageState }) {
  const { ShellProvider } = components
  const render = (part: string) => {
    const Component = components[part as 'Header'] as unknown as ComponentType<Record<string, unknown>>
    return (
      <Fragment key={part}>
        <div data-part={part}>{state.parts.includes(part) && <Component {...state.own[part]} />}</div>
      </Fragment>
    )
  }
  const isAfter = (part: string) => /Seo|Footer|Sidebar/.test(part)
  return (
    <ShellProvider config={it.resolvedConfig} {...state.options}>
      {it.usesShell && <Reader components={components} />}
      {it.parts.filter((part) => !isAfter(part)).map(render)}
      <main id="main-content">Page</main>
      {it.parts.filter(isAfter).map(render)}
    </ShellProvider>
  )
}
