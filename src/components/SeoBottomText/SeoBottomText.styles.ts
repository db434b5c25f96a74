import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the bottom text. */
export const SeoBottomTextRoot = styledRoot('section', 'shell-seo-bottom-text')`
  background: var(--_surface);

  .shell-frame {
    display: grid;
    gap: 24px;
    max-width: var(--_width);
    margin-inline: auto;
    padding: 24px var(--_gutter);
  }

  /* Scrollable until hydrated: the text is readable before its script is loaded. */
  .shell-clip {
    position: relative;
    max-block-size: 250px;
    /* Leaves space for focus rings, which would be clipped outside. */
    margin-inline-start: -8px;
    padding-inline-start: 8px;
    overflow: auto;
  }

  @media (scripting: none) {
    .shell-clip {
      max-block-size: none;
    }
  }

  &[data-enhanced] .shell-clip {
    overflow: hidden;
  }

  &[data-expanded] .shell-clip {
    max-block-size: none;
  }

  /* The 50 pixels below the expanded text belong to the toggle. */
  &[data-expanded] .shell-clip {
    padding-block-end: 50px;
  }

  /* Measured by script: no margin may extend beyond it. */
  .shell-text {
    display: flow-root;
    max-inline-size: 80ch;
    color: var(--_ink-soft);
    overflow-wrap: anywhere;
  }

  .shell-text :is(h2, h3, h4, h5, h6) {
    margin-block: 1.1em 0.4em;
    color: var(--_ink);
    font: inherit;
    font-weight: 700;
    line-height: 1.35;
  }

  .shell-text h2 {
    font-size: 1.125em;
  }

  .shell-text > :first-child {
    margin-block-start: 0;
  }

  .shell-text > :last-child {
    margin-block-end: 0;
  }

  .shell-text p:not(:last-child) {
    margin-block: 0 0.7em;
  }

  .shell-text :is(ul, ol) {
    margin-block-end: 0.7em;
    padding-inline-start: 1.4em;
  }

  .shell-text ul {
    list-style: disc;
  }

  .shell-text ol {
    list-style: decimal;
  }

  .shell-text a {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .shell-text img {
    max-inline-size: 100%;
    block-size: auto;
    border-radius: var(--_radius);
  }

  .shell-text table {
    display: block;
    max-inline-size: 100%;
    margin-block-end: 0.7em;
    overflow-x: auto;
    border-collapse: collapse;
    /* A wide table scrolls: words that may break anywhere would be cut into single letters instead. */
    overflow-wrap: normal;
  }

  .shell-text :is(th, td) {
    padding: 8px;
    border: 1px solid var(--_line);
    text-align: start;
  }

  .shell-toggle {
    position: absolute;
    inset-block-end: 0;
    inset-inline: 8px 0;
    display: flex;
    align-items: flex-end;
    block-size: 112px;
    padding-block-end: 4px;
    background: linear-gradient(to bottom, transparent, var(--_surface) 64%);
    pointer-events: none;
  }

  &[data-expanded] .shell-toggle {
    block-size: 50px;
    background: none;
  }

  .shell-toggle button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    padding-inline-end: 8px;
    color: var(--_accent);
    font-weight: 600;
    pointer-events: auto;
  }

  .shell-toggle button:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .shell-toggle .shell-icon {
    inline-size: 1.1em;
    block-size: 1.1em;
  }

  &[data-expanded] .shell-toggle .shell-icon {
    rotate: 180deg;
  }

  .shell-image {
    display: block;
    inline-size: 100%;
    aspect-ratio: 4 / 3;
    border-radius: var(--_radius);
    object-fit: cover;
  }

  /* No gradient in forced colors: a line marks the cut. */
  @media (forced-colors: active) {
    &:not([data-expanded]) .shell-toggle {
      block-size: 44px;
      border-block-start: 1px solid;
      background: Canvas;
    }
  }

  @media (min-width: 768px) {
    &[data-image] .shell-frame {
      grid-template-columns: minmax(0, 1fr) minmax(200px, 320px);
    }
  }

  @media print {
    .shell-clip {
      max-block-size: none;
    }

    .shell-toggle {
      display: none;
    }
  }
`
