import * as components from '@jobsite/shell'
import { createElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Components, Page, type PageState, reactValues } from './Page.tsx'

const { loadShell } = { ...components } as { loadShell?: () => Promise<void> }

Object.assign(window, reactValues)
const { it, revive, errors } = window.equal

const first: PageState = {
  options: {
    ...(revive(it.options) as object),
    ...(it.urlSource !== 'location' && { url: it.url }),
  },
  own: revive(it.own) as PageState['own'],
  parts: it.parts,
}

function Root() {
  const [state, set] = useState(first)
  const change = (to: (before: PageState) => PageState) => flushSync(() => set(to))
  window.equal.host = {
    update: (options) => change((before) => ({ ...before, options: { ...before.options, ...options } })),
    updateOwn: (part, props) =>
      change((before) => {
        const own = { ...before.own }
        for (const name of part === null ? it.parts : [part]) {
          const taken = part === null ? it.takes[name] : undefined
          const passed = Object.entries(revive(props) as object).filter(([prop]) => !taken || taken.includes(prop))
          own[name] = { ...own[name], ...Object.fromEntries(passed) }
        }
        return { ...before, own }
      }),
    remove: (part) => change((before) => ({ ...before, parts: before.parts.filter((one) => one !== part) })),
    add: (part) => change((before) => ({ ...before, parts: [...new Set([...before.parts, part])] })),
    load: () => loadShell?.(),
  }
  return createElement(Page, { components: components as Components, it, state })
}

// As a router does.
if (it.urlSource === 'server')
  addEventListener('popstate', () => window.equal.host?.update({ url: location.pathname + location.search }))

const root = document.getElementById('root') as HTMLElement
const options = { onRecoverableError: (error: unknown) => void errors.push(`recovered: ${error}`) }
if (it.isServed) hydrateRoot(root, createElement(Root), options)
else createRoot(root).render(createElement(Root))
