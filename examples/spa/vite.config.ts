import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The server replaces this with a new nonce for each response, and adds it to the content security policy.
export default defineConfig({ plugins: [react()], html: { cspNonce: '{{nonce}}' } })
