import { detectLanguage, requestUrl } from '@jobsite/shell/core'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router'

// One HTML file serves both languages. The shell also sets `lang`, when it mounts and on each navigation.
document.documentElement.lang = detectLanguage(requestUrl(location)) ?? 'vi'

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
