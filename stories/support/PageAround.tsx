import { useShell } from '@jobsite/shell'
import type { ReactNode } from 'react'

export interface PageAroundProps {
  /** Components above the page's own content. @default none */
  above?: ReactNode
  /** Components below it. @default none */
  below?: ReactNode
  /** Height of the page's own content in CSS pixels. @default 96 */
  height?: number
  /** The page's own content, with its heading. @default a heading that names the page */
  content?: ReactNode
  /** Further content of the page. @default none */
  children?: ReactNode
}

const FONT = "max(16px, 1rem)/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/** A small page with a component of the shell on it. Renders a `<main>` with the page's heading. */
export function PageAround({ above, below, height = 96, content, children }: PageAroundProps) {
  const { pageName, language } = useShell()
  return (
    <>
      {above}
      <main
        id="main-content"
        tabIndex={-1}
        style={{
          boxSizing: 'border-box',
          // As wide as the shell's own content.
          maxWidth: 1320,
          marginInline: 'auto',
          minHeight: height,
          padding: '24px clamp(16px, 3vw, 32px)',
          font: FONT,
          color: 'light-dark(#4a5a6d, #a8b6c7)',
        }}
      >
        {content ?? (
          <h1 style={{ margin: 0, font: 'inherit' }}>
            {language === 'vi' ? 'Nội dung của trang' : 'The page’s own content'} ({pageName})
          </h1>
        )}
        {children}
      </main>
      {below}
    </>
  )
}
