/**
 * Design tokens of the shell, set on every root. A page overrides one by setting its public name (`--shell-accent: …`)
 * on any ancestor. Colors follow the page's `color-scheme`. Sizes are in `em` of a root size that is independent of the
 * page's and of the visitor's font size extremes.
 */
export const tokens = `
  --_font: var(--shell-font, system-ui, sans-serif);
  --_radius: var(--shell-radius, 8px);
  --_radius-small: var(--shell-radius-small, calc(var(--_radius) / 2));
  --_radius-large: var(--shell-radius-large, calc(var(--_radius) * 1.5));
  --_radius-full: 999px;
  --_margin: var(--shell-gutter, clamp(16px, 3vw, 32px));
  /* On pages that fill the screen, beside the notch of a phone held sideways. */
  --_gutter: max(var(--_margin), env(safe-area-inset-left), env(safe-area-inset-right));
  --_width: var(--shell-width, 1320px);

  /*
   * In browsers without light-dark(), the colors of the browser itself, which follow the page's color scheme too, apart from
   * that of links. Each color of the block below is here first.
   */
  --_ink: var(--shell-ink, CanvasText);
  --_ink-soft: var(--shell-ink-soft, CanvasText);
  --_surface: var(--shell-surface, Canvas);
  --_surface-soft: var(--shell-surface-soft, Canvas);
  --_line: var(--shell-line, #8887);
  --_control: var(--shell-control, GrayText);
  --_accent: var(--shell-accent, CanvasText);
  --_accent-ink: var(--shell-accent-ink, Canvas);
  --_accent-soft: var(--shell-accent-soft, Canvas);
  --_pressed: var(--shell-pressed, #8885);
  --_badge: var(--shell-badge, CanvasText);
  --_badge-ink: var(--shell-badge-ink, Canvas);
  --_shadow: var(--shell-shadow, 0 12px 32px #0005);
  --_shadow-low: var(--shell-shadow-low, 0 1px 4px #0005);
  --_in-light: #000;
  --_in-dark: #0000;

  /*
   * Colors of the page's color scheme. Build tools for older browsers replace light-dark() by variables that only their own
   * rules set; inside a query for it they leave it alone. So every light-dark() of the shell is in this block, and in no
   * block within it.
   */
  @supports (color: light-dark(#000, #fff)) {
    --_ink: var(--shell-ink, light-dark(#17212e, #eaf0f7));
    --_ink-soft: var(--shell-ink-soft, light-dark(#4a5a6d, #a8b6c7));
    --_surface: var(--shell-surface, light-dark(#fff, #121923));
    --_surface-soft: var(--shell-surface-soft, light-dark(#f3f6fa, #1a2431));
    --_line: var(--shell-line, light-dark(#dde4ec, #2c3a4a));
    --_control: var(--shell-control, light-dark(#7b8a9b, #76879b));
    --_accent: var(--shell-accent, light-dark(#0b57c2, #8ab8ff));
    --_accent-ink: var(--shell-accent-ink, light-dark(#fff, #0b1a2e));
    --_accent-soft: var(--shell-accent-soft, light-dark(#e9f1fd, #1c2f4b));
    --_pressed: var(--shell-pressed, light-dark(#1020381f, #eaf0f71f));
    --_badge: var(--shell-badge, light-dark(#b93408, #ffab85));
    --_badge-ink: var(--shell-badge-ink, light-dark(#fff, #33150a));
    --_shadow: var(--shell-shadow, 0 12px 32px light-dark(#10203829, #0009));
    --_shadow-low: var(--shell-shadow-low, 0 1px 4px light-dark(#10203824, #00000080));
    /* As masks, what is only seen in one of the two. */
    --_in-light: light-dark(#000, #0000);
    --_in-dark: light-dark(#0000, #000);
  }

  @media (prefers-contrast: more) {
    --_ink-soft: var(--shell-ink-soft, var(--_ink));
    --_line: var(--shell-line, var(--_control));
    --_control: var(--shell-control, var(--_ink));
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &::backdrop,
    :not([data-shell-slot] *) {
      animation: none !important;
      transition: none !important;
    }
  }

  /* Paper is light, and dark colors would be printed without their background. */
  @media print {
    color-scheme: light;
  }

  /*
   * Box and text of a root. More specific than any element rule of a page (header, nav, body footer), less specific
   * than any class: a page's class on a component always wins.
   */
  :where(&):not(html html html html html html) {
    position: static;
    float: none;
    clear: none;
    display: block;
    box-sizing: border-box;
    inline-size: auto;
    min-inline-size: 0;
    max-inline-size: none;
    block-size: auto;
    min-block-size: 0;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    opacity: 1;
    overflow: visible;
    transform: none;
    transition: none;
    columns: auto;
    font: 400 max(15px, 0.9375rem) / 1.5 var(--_font);
    letter-spacing: normal;
    word-spacing: normal;
    white-space: normal;
    text-align: start;
    text-decoration: none;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    cursor: auto;
    color: var(--_ink);
    -webkit-text-size-adjust: 100%;
  }

  /*
   * Resets a page's element rules inside the shell. Slot content keeps the page's rules. Less specific than any class,
   * so that it does not override a component whose styles precede these.
   */
  :where(& :is(a, address, button, div, fieldset, form, h2, input, label, legend, li, mark, nav, p, picture, section, span, strong, ul)):where(:not([data-shell-slot] *)):not(html html html html html html) {
    all: revert;
  }

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

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

  /*
   * More specific than a page's a:link and button:hover, less than two classes: the selector in :not() matches nothing.
   */
  :where(&) :where(a, button):where(:not([data-shell-slot] *)):not(:root html html) {
    background: none;
    color: inherit;
    text-decoration: none;
  }

  :where(button, input) {
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

  /* The focus ring follows an element's shape, which is the same without focus. */
  :where(a, button, input) {
    border-radius: var(--_radius-small);
  }

  :where(a, button, input):focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }

  /*
   * Every control shows a press in the next frame, on touch screens too. Over any background of its own, and important: no
   * style of a control may hide it. iOS shows only the tap highlight until the page listens to touches.
   */
  &:where(a),
  :where(a, button, input, label, [role='option']):where(:not([data-shell-slot] *)) {
    touch-action: manipulation;
    -webkit-tap-highlight-color: var(--_pressed);
  }

  &:where(a):active,
  :where(a, button, input, label, [role='option']):where(:not([data-shell-slot] *, [aria-disabled='true'])):active,
  :where(a, button):where(:not([data-shell-slot] *, [aria-disabled='true'])):active::before {
    box-shadow: inset 0 0 0 100vmax var(--_pressed) !important;
  }

  /* An image covers the background. */
  :where(a):active img:not([data-shell-slot] *) {
    opacity: 0.8;
  }

  :where(label:has([aria-disabled='true'])):active {
    box-shadow: none !important;
  }

  @media (forced-colors: active) {
    &:where(a):active,
    :where(a, button, input, label, [role='option']):where(:not([data-shell-slot] *, [aria-disabled='true'])):active {
      outline: 2px dashed Highlight !important;
      outline-offset: -3px !important;
    }

    /* Backgrounds and colors of their own are gone. */
    :is(a, button)[aria-current='page'],
    [data-current] > :is(.shell-entry, .shell-row) {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    .shell-avatar,
    .shell-badge {
      border: 1px solid;
    }
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
    padding: 1px 4px;
    border-radius: var(--_radius-small);
    background: var(--_badge);
    color: var(--_badge-ink);
    font-size: 0.75em;
    font-weight: 700;
    line-height: 1.5;
    text-transform: uppercase;
    letter-spacing: 0.02em;
  }

  /* A word of its own is farther from the label than an icon. */
  :where(.shell-entry, .shell-row) > :where(.shell-badge) {
    margin-inline-start: 4px;
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
