import type { Decorator, Loader } from '@storybook/react-vite'
import { useLayoutEffect } from 'react'
import type { PageCssName } from '../states/state.ts'
import { emulateMedia, type Preferences } from './emulateMedia.ts'
import { PAGE_CSS } from './pageCss.ts'

/** Loads the page's CSS before the story renders. */
export const loadPageCss: Loader = async ({ globals }) => ({
  pageStyles: await PAGE_CSS[(globals.pageCss as PageCssName | undefined) ?? 'bare'](),
})

/** Applies the toolbar's values to the page: its CSS, color scheme, text size, and the visitor's preferences. */
export const withPageCss: Decorator = (Story, { globals, loaded }) => {
  const { colorScheme, contrast, motion, medium, scripting, text, pageCss } = globals as Record<string, string>
  const pageStyles = (loaded as { pageStyles?: string }).pageStyles ?? ''
  useLayoutEffect(() => {
    const root = document.documentElement
    const style = document.createElement('style')
    style.textContent = [
      pageStyles,
      `:root { color-scheme: ${colorScheme}; background: light-dark(#fff, #0d131b); }`,
      // With forced colors the visitor's own apply, whatever the page sets.
      '@media (forced-colors: active) { :root { color-scheme: light dark; } }',
      'body { background: transparent !important; }',
      // Script alone renders it, and here it is emulated that there is none.
      scripting === 'none' ? '.shell-toggle { display: none !important; }' : '',
      String(text) === '200' ? `:root { font-size: ${pageCss === 'small root' ? 125 : 200}% !important; }` : '',
    ].join('\n')
    document.head.prepend(style)
    root.dataset.colorScheme = colorScheme
    return () => style.remove()
  }, [pageStyles, colorScheme, scripting, text, pageCss])
  useLayoutEffect(
    () => emulateMedia({ contrast, motion, medium, scripting } as Preferences),
    [contrast, motion, medium, scripting],
  )
  return <Story />
}
