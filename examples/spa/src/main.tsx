import { detectLanguage, requestUrl } from '@jobsite/shell/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './index.css'

// One HTML file serves both languages. The shell also sets `lang`, when it mounts and on each navigation.
document.documentElement.lang = detectLanguage(requestUrl(location)) ?? 'vi'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
