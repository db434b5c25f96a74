import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import type { BrowserAppProps } from './props.ts'

const props = JSON.parse(document.getElementById('props')?.textContent ?? '{}') as BrowserAppProps

hydrateRoot(
  document.getElementById('root') as HTMLElement,
  <StrictMode>
    <App {...props} />
  </StrictMode>,
  { onRecoverableError: (error) => console.error('recovered:', error) },
)
