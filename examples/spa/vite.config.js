import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Whatever serves the page puts a new nonce in this place each time, and names it in the page's policy.
export default defineConfig({ plugins: [react()], html: { cspNonce: '{{nonce}}' } })
