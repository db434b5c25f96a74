import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactElement } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { it } from 'vitest'
import { expectIslandsHydrate } from './hydrateIslands.tsx'

const render = (element: ReactElement): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    })
  })

it('hydrates HTML of renderToPipeableStream, and each component on demand', () => expectIslandsHydrate(render))
