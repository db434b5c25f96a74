import { expect, it, onTestFinished } from 'vitest'
import { ensureStyles } from '../../src/rendering/insertStyleSheet.ts'

it.each<[name: string, metas: string, nonce: string]>([
  ['the shell’s', '<meta name="sc-nonce" content="own">', 'own'],
  ['Vite’s, whose attribute browsers hide', '<meta property="csp-nonce" nonce="vite">', 'vite'],
  ['Vite’s, with its content', '<meta property="csp-nonce" content="vite">', 'vite'],
  ['both, Vite’s first', '<meta property="csp-nonce" nonce="vite"><meta name="sc-nonce" content="own">', 'vite'],
  ['both, Vite’s empty', '<meta property="csp-nonce"><meta name="sc-nonce" content="own">', 'own'],
  ['none', '', ''],
])('the style sheet of islands gets the nonce of the page’s meta element: %s', async (_, metas, nonce) => {
  // Styles that tests share stay in the head.
  const before = new Set(document.head.children)
  const added = () => [...document.head.children].filter((element) => !before.has(element))
  onTestFinished(() => {
    for (const element of added()) element.remove()
  })
  document.head.insertAdjacentHTML('beforeend', metas)
  await ensureStyles()
  await ensureStyles()
  const styles = added().filter((element) => element instanceof HTMLStyleElement)
  expect(styles.map((style) => style.nonce)).toEqual([nonce])
})
