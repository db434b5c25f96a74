import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import '@jobsite/shell/styles.css'
import { App } from './App.tsx'
import './styles.css'
import './styles/sections.css'
import './styles/jobs.css'
import './styles/results.css'
import './styles/forms.css'
import type { PageState } from './view.ts'

const root = document.getElementById('root')
const state = document.getElementById('page-state')?.textContent

if (root && state) {
  const page = JSON.parse(state) as PageState
  // In slices, between which the browser handles input and paints.
  startTransition(() => void hydrateRoot(root, <App {...page} />))
}
