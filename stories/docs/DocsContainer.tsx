import { type DocsContainerProps, DocsContainer as StorybookContainer } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useEffect, useState } from 'react'
import { themes } from 'storybook/theming'
import type { PageCssName } from '../states/state.ts'
import { FONTS } from '../support/fonts.ts'
import { PAGE_CSS } from '../support/pageCss.ts'
import { useDocsGlobals } from './useDocsGlobals.ts'
import './docs.css'

const DARK = '(prefers-color-scheme: dark)'

/** Wraps each docs page so that it follows the toolbar: theme, text size and page CSS. Its examples follow the rest. */
export function DocsContainer({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { colorScheme, text, pageCss } = useDocsGlobals()
  const isDark = colorScheme === 'dark' || (colorScheme === 'light dark' && window.matchMedia(DARK).matches)
  const [css, setCss] = useState('')
  useEffect(() => {
    let isCancelled = false
    const load = PAGE_CSS[pageCss as PageCssName] ?? PAGE_CSS.bare
    load().then((loaded) => !isCancelled && setCss(loaded))
    return () => {
      isCancelled = true
    }
  }, [pageCss])
  useEffect(() => {
    const root = document.documentElement
    root.lang = 'en'
    root.style.colorScheme = isDark ? 'dark' : 'light'
    return () => {
      root.style.colorScheme = ''
    }
  }, [isDark])
  return (
    <StorybookContainer {...props} theme={{ ...(isDark ? themes.dark : themes.light), ...FONTS }}>
      {css !== '' && <style>{css}</style>}
      <div className={isDark ? 'docs-page docs-page-dark' : 'docs-page'} style={{ zoom: Number(text) / 100 }}>
        {children}
      </div>
    </StorybookContainer>
  )
}
