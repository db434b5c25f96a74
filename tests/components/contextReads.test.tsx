import * as shell from '@jobsite/shell'
import type { ShellData } from '@jobsite/shell/core'
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import * as React from 'react'
import { type ComponentType, type ReactNode, useContext, useMemo } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { components } from '../../src/components/components.ts'
import type { SafeHtml } from '../../src/core/html/safeHtml.ts'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { OPTIONS } from '../../src/options/options.ts'
import { PARTS, type PartName, partOf, UNSHOWN } from '../../src/options/parts.ts'
import { ShellContext, type ShellInternals } from '../../src/react/ShellContext.ts'
import { config, NO_DATA, SILENT } from './shell.tsx'

// A component may read only the context values that its row lists: islands render it again where one of them changes.

type Name = PartName
const NAMES = Object.keys(PARTS) as Name[]

const USERS: readonly shell.ShellProviderProps['user'][] = [
  undefined,
  null,
  { userId: 7, firstName: 'Minh Anh', lastName: 'Nguyễn', accessToken: 'abc' },
]
const DATA: readonly ShellData[] = [
  NO_DATA,
  {},
  {
    theme: { blue_desktop_logo: '/season.png' },
    topBanner: {
      zoneName: 'zone',
      companyIndustries: [],
      jobFunctionIds: [],
      banners: [{ id: 1, isClosable: true, image: '/banner.png', url: '/banner' }],
    },
    sidebarBanner: { image: '/banner.png', url: '/banner' },
    seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Java', link: '/java-kv' }] },
    bottomText: { pageUrl: '/viec-lam', text: { id: 1, content: '<p>Text</p>' as SafeHtml, image: null } },
  },
]
/** Props with which a component shows all that it can. */
const PROPS: Partial<Record<Name, object>> = {
  topBanner: { zoneName: 'zone', trackClicks: true },
  breadcrumbs: { jsonLd: true },
}

// React sets the hooks while it renders; after that, all of them are the function that throws.
const hooks = (): { useState: unknown; useReducer: unknown } | null => {
  const internals = React as unknown as Record<string, Record<string, unknown> | undefined>
  const client = internals.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE
  const legacy = internals.__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED
  return (client?.H ?? (legacy?.ReactCurrentDispatcher as { current: unknown } | undefined)?.current ?? null) as never
}
const isRendering = (): boolean => {
  const current = hooks()
  return current !== null && current.useState !== current.useReducer
}

/** Adds the names of the values that the components below read while they render. */
function RecordReads({ reads, children }: { reads: Set<string>; children: ReactNode }) {
  const value = useContext(ShellContext) as ShellInternals
  const recorded = useMemo(
    () =>
      new Proxy(value, {
        get(target, key, receiver) {
          if (typeof key === 'string' && isRendering()) reads.add(key)
          return Reflect.get(target, key, receiver)
        },
      }),
    [value, reads],
  )
  return <ShellContext.Provider value={recorded}>{children}</ShellContext.Provider>
}

const UNSHOWN_OPTIONS = Object.entries(OPTIONS).flatMap(([option, { isShown }]) => (isShown ? [] : [option]))

const task = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Renders a component for each page and visitor on a server and in a browser, and uses its controls. */
async function readsOf(name: Name): Promise<Set<string>> {
  const reads = new Set<string>()
  const Component = components[name] as ComponentType<object>
  const page = (props: Omit<shell.ShellProviderProps, 'children'>) => (
    <shell.ShellProvider
      config={{ ...config, enableJobFunction: true }}
      logger={SILENT}
      registerServiceWorker={false}
      attribution={false}
      jobFunctions={[5]}
      fetch={async () => Response.json({ data: [] })}
      {...props}
    >
      <RecordReads reads={reads}>
        <Component {...PROPS[name]} />
      </RecordReads>
    </shell.ShellProvider>
  )
  let index = 0
  for (const user of USERS)
    for (const pageName of PAGE_NAMES) {
      index += 1
      const [language, data] = [index % 2 ? 'vi' : 'en', DATA[index % DATA.length]] as const
      renderToString(page({ language, user, data, page: pageName }))
    }
  for (const user of USERS)
    for (const data of DATA) {
      const { container } = render(page({ url: '/viec-lam', user, data }))
      await task()
      for (const control of container.querySelectorAll<HTMLElement>('input, button')) {
        fireEvent.focus(control)
        fireEvent.click(control)
        await task()
      }
      cleanup()
    }
  return reads
}

it.each(NAMES)('%s reads only what its row lists', async (name) => {
  const known: readonly string[] = [...partOf(name).shows, ...UNSHOWN, ...UNSHOWN_OPTIONS]
  const reads = await readsOf(name)
  expect([...reads].filter((value) => !known.includes(value)).sort()).toEqual([])
})
