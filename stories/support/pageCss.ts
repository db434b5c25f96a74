import type { PageCssName } from '../states/state.ts'

const RESET = `
  * { margin: 0; padding: 0; border: 0; box-sizing: border-box; }
  html { font: 16px/1 serif; }
  ul, ol { list-style: none; }
  a { color: #551a8b; text-decoration: underline; }
  button, input { font: inherit; background: none; }
  img, svg { display: block; max-width: 100%; }
`

/** The styles that each host page brings, loaded when it is chosen. */
export const PAGE_CSS: Readonly<Record<PageCssName, () => Promise<string>>> = {
  bare: async () => '',
  reset: async () => RESET,
  Bootstrap: async () => (await import('bootstrap/dist/css/bootstrap.css?raw')).default,
  'Tailwind preflight': async () => withoutTheme((await import('tailwindcss/preflight.css?raw')).default),
  'small root': async () => 'html { font-size: 62.5%; } body { font-size: 1.6rem; }',
}

/** Tailwind fills `--theme(name, fallback)` in when it builds; without a theme of one's own that is the fallback. */
const withoutTheme = (css: string): string => css.replace(/--theme\(\s*[^,()]+,\s*([^()]+?)\s*\)/g, '$1')
