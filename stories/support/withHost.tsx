import type { Decorator, Loader } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { HostName } from '../states/state.ts'
import { HOST_STYLES } from './hostStyles.ts'
import { imitateMedia, type Preferences } from './imitateMedia.ts'

/** Fetches the styles of the host page before the story is drawn. */
export const loadHost: Loader = async ({ globals }) => ({
  hostStyles: await HOST_STYLES[(globals.host as HostName | undefined) ?? 'bare'](),
})

/** Gives the page what the toolbar says: its styles, colours, text size, and a visitor's preferences. */
export const withHost: Decorator = (Story, { globals, loaded }) => {
  const { colours, contrast, motion, text, host } = globals as Record<string, string>
  const hostStyles = (loaded as { hostStyles?: string }).hostStyles ?? ''
  useLayoutEffect(() => {
    const root = document.documentElement
    const style = document.createElement('style')
    style.textContent = [
      hostStyles,
      `:root { color-scheme: ${colours}; background: light-dark(#fff, #0d131b); }`,
      // Where colours are forced, the visitor's own are used, whatever the page says.
      '@media (forced-colors: active) { :root { color-scheme: light dark; } }',
      'body { background: transparent !important; }',
      String(text) === '200' ? `:root { font-size: ${host === '62.5 % root' ? 125 : 200}% !important; }` : '',
    ].join('\n')
    document.head.prepend(style)
    root.dataset.colours = colours
    return () => style.remove()
  }, [hostStyles, colours, text, host])
  useLayoutEffect(() => imitateMedia({ contrast, motion } as Preferences), [contrast, motion])
  return <Story />
}
