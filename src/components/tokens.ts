import { styled } from 'styled-components'

/**
 * The look of the shell in one place: every root carries these. A page changes one by setting its public name
 * (`--shell-accent: …`) anywhere above. Colours follow the page's `color-scheme`. Sizes inside are in `em` of a root
 * size that neither a host's small root nor a visitor's large one can break.
 */
export const tokens = `
  --_font: var(--shell-font, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Sans', sans-serif);
  --_ink: var(--shell-ink, light-dark(#17212e, #eaf0f7));
  --_ink-soft: var(--shell-ink-soft, light-dark(#4a5a6d, #a8b6c7));
  --_surface: var(--shell-surface, light-dark(#ffffff, #121923));
  --_surface-soft: var(--shell-surface-soft, light-dark(#f3f6fa, #1a2431));
  --_line: var(--shell-line, light-dark(#dde4ec, #2c3a4a));
  --_control: var(--shell-control, light-dark(#7b8a9b, #76879b));
  --_accent: var(--shell-accent, light-dark(#0b57c2, #8ab8ff));
  --_accent-ink: var(--shell-accent-ink, light-dark(#ffffff, #0b1a2e));
  --_accent-soft: var(--shell-accent-soft, light-dark(#e9f1fd, #1c2f4b));
  --_badge: var(--shell-badge, light-dark(#b93408, #ffab85));
  --_badge-ink: var(--shell-badge-ink, light-dark(#ffffff, #33150a));
  --_shadow: var(--shell-shadow, 0 12px 32px light-dark(rgb(16 32 56 / 0.16), rgb(0 0 0 / 0.6)));
  --_radius: var(--shell-radius, 8px);
  --_gutter: var(--shell-gutter, clamp(16px, 3vw, 32px));
  --_width: var(--shell-width, 1320px);

  @media (prefers-contrast: more) {
    --_ink-soft: var(--shell-ink-soft, var(--_ink));
    --_line: var(--shell-line, var(--_control));
    --_control: var(--shell-control, var(--_ink));
  }

  box-sizing: border-box;
  margin: 0;
  font: 400 max(15px, 0.9375rem) / 1.5 var(--_font);
  letter-spacing: normal;
  word-spacing: normal;
  white-space: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  cursor: auto;
  color: var(--_ink);
  -webkit-text-size-adjust: 100%;

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  /* What pages set for every element of a kind stays outside. */
  :where(ul, p, h2, li, nav, section, form, address, label, span, picture) {
    float: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    color: inherit;
  }

  :where(h2, nav, section, form, address) {
    display: block;
  }

  :where(label, span, picture) {
    display: inline;
  }

  :where(li) {
    display: list-item;
  }

  :where(svg, img) {
    max-width: none;
    margin: 0;
    border: 0;
    vertical-align: baseline;
  }

  :where(ul) {
    list-style: none;
  }

  :where(a) {
    color: inherit;
    text-decoration: none;
  }

  :where(button, input) {
    border-radius: 0;
    line-height: inherit;
  }

  :where(button) {
    appearance: none;
    margin: 0;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
    text-transform: none;
    cursor: pointer;
  }

  :where(a, button, input):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
    border-radius: 4px;
  }

  .shell-icon {
    display: block;
    flex: none;
    width: 1.25em;
    height: 1.25em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .shell-shape {
    fill: currentColor;
    stroke: none;
  }

  :where(.shell-badge) {
    flex: none;
    padding: 1px 6px;
    border-radius: 4px;
    background: var(--_badge);
    color: var(--_badge-ink);
    font-size: 0.72em;
    font-weight: 700;
    line-height: 1.5;
    text-transform: uppercase;
    letter-spacing: 0.02em;
  }

  .shell-last-word {
    white-space: nowrap;
  }

  .shell-last-word .shell-icon {
    display: inline-block;
    width: 0.95em;
    height: 0.95em;
    margin-inline-start: 0.4em;
    vertical-align: -0.1em;
    opacity: 0.75;
  }

  .shell-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
    border: 0;
  }
`

/** What all roots have in common, written once for all of them. */
const Root = styled.div.withConfig({ componentId: 'shell-root' })(asOne(tokens))

type Tag = 'a' | 'aside' | 'dialog' | 'footer' | 'header' | 'nav' | 'section'

/** A region's one styled root, which carries the tokens; its own styles follow as one static text. */
export function region<T extends Tag>(tag: T, componentId: `shell-${string}`): (typeof styled)[T] {
  // The types of styled-components do not follow a tag that is a variable.
  const root = styled(Root).withConfig({ componentId }) as unknown as { attrs(attributes: { as: Tag }): unknown }
  return root.attrs({ as: tag }) as (typeof styled)[T]
}

function asOne(text: string): TemplateStringsArray {
  const texts = [text]
  return Object.assign(texts, { raw: texts })
}
