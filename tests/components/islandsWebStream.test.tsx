import type { ReactElement } from 'react'
import { renderToReadableStream } from 'react-dom/server.browser'
import { it } from 'vitest'
import { expectIslandsHydrate } from './hydrateIslands.tsx'

const render = async (element: ReactElement): Promise<string> => {
  const stream = await renderToReadableStream(element)
  await stream.allReady
  return new Response(stream).text()
}

it('hydrates HTML of renderToReadableStream, and each component on demand', () => expectIslandsHydrate(render))
