import type { Loader } from '@storybook/react-vite'

/** Starts the mocks before a story renders, with the handlers of the story or the usual ones. Docs pages load none of it. */
export const loadMocks: Loader = async (context) => {
  const [load, { handlers }] = await Promise.all([loader(), import('../mocks/handlers.ts')])
  const { parameters } = context
  return load({ ...context, parameters: { ...parameters, msw: parameters.msw ?? handlers } })
}

let loading: Promise<Loader> | undefined

/** The loader of the add-on: one for all stories, because it remembers what it started. */
const loader = (): Promise<Loader> => {
  loading ??= import('msw-storybook-addon/csf3').then(({ mswLoader }) => mswLoader())
  return loading
}
