import { Shell } from '@jobsite/shell'
import { defineConfig } from '@jobsite/shell/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { styled } from 'styled-of-the-host'

const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

const Card = styled.button`
  padding: 7px;
  background: ${({ $isOn }) => ($isOn ? 'rgb(1, 2, 3)' : 'rgb(4, 5, 6)')};
`

function App() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Shell config={config} url="/viec-lam" user={null} registerServiceWorker={false}>
      <main id="main-content">
        <Card $isOn={isOn} onClick={() => setIsOn(true)}>
          The host’s own
        </Card>
      </main>
    </Shell>
  )
}

createRoot(document.getElementById('root')).render(<App />)
