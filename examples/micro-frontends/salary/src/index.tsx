import { site } from '@example/site'
import { ShellProvider, useShell } from '@jobsite/shell'
import { createRoot } from 'react-dom/client'

/** A part of the page with copies of its own: React, the shell, and a provider. */
function Salary() {
  const { user } = useShell()
  return <p>{user ? `Lương của ${user.firstName}` : 'Lương: hãy đăng nhập'}</p>
}

// The frame renders the element before or after this script has loaded.
const watcher = new MutationObserver(start)
watcher.observe(document, { childList: true, subtree: true })
start()

function start() {
  const root = document.getElementById('salary')
  if (!root) return
  watcher.disconnect()
  createRoot(root).render(
    <ShellProvider site={site} user={null} registerServiceWorker={false}>
      <Salary />
    </ShellProvider>,
  )
}
