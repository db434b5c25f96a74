import { expect, it, onTestFinished, vi } from 'vitest'
import { ensureStyles } from '../../src/islands/hydration/insertStyleSheet.ts'

it.each<[name: string, html: string, nonce: string, webpack?: string]>([
  ['the shell’s', '<meta name="sc-nonce" content="own">', 'own'],
  ['Vite’s, whose attribute browsers hide', '<meta property="csp-nonce" nonce="vite">', 'vite'],
  ['Vite’s, with its content', '<meta property="csp-nonce" content="vite">', 'vite'],
  ['both, Vite’s first', '<meta property="csp-nonce" nonce="vite"><meta name="sc-nonce" content="own">', 'vite'],
  ['both, Vite’s empty', '<meta property="csp-nonce"><meta name="sc-nonce" content="own">', 'own'],
  ['none', '', ''],
  ['that of webpack', '<script nonce="script"></script>', 'webpack', 'webpack'],
  ['none of webpack, that of a script', '<script nonce="script"></script>', 'script', ''],
  ['that of a style', '<link nonce><style nonce="style"></style>', 'style'],
  [
    'of a meta element before all others',
    '<script nonce="script"></script><meta name="sc-nonce" content="own">',
    'own',
    'webpack',
  ],
])('the style sheet of islands gets the page’s nonce: %s', async (_, html, nonce, webpack) => {
  if (webpack !== undefined) vi.stubGlobal('__webpack_nonce__', webpack)
  // Styles that tests share stay in the head.
  const before = new Set(document.head.children)
  const added = () => [...document.head.children].filter((element) => !before.has(element))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    for (const element of added()) element.remove()
  })
  document.head.insertAdjacentHTML('beforeend', html)
  await ensureStyles()
  await ensureStyles()
  const styles = added().filter((element) => element.matches('[data-shell-styles]')) as HTMLStyleElement[]
  expect(styles.map((style) => style.nonce)).toEqual([nonce])
})
