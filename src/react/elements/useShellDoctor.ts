import { useEffect } from 'react'
import { warnOnce } from '../../browser/warnOnce.ts'

/** In development, tells of two shells on one page. */
export function useShellDoctor(): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return
    const headers = [...document.querySelectorAll('[data-shell="header"]')]
    if (headers.length < 2) return
    const versions = [...new Set(headers.map((header) => header.getAttribute('data-shell-version')))].join(' and ')
    warnOnce(
      `Two headers are on this page (version ${versions}). Both answer the same events and share cookies and storage, but visitors meet every landmark twice. Mount <Header> in one place: the page app or the embed script, not both.`,
    )
  }, [])
}
