/** The font families of Storybook and its docs pages: those of the shell, so that one family is on a page. */
export const FONTS = {
  fontBase: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  fontCode: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace",
} as const
