import { innerRoot } from '../roots/styledRoot.ts'

/** Styled root of the search's overlays: full-screen with `data-sheet`, else below its button. */
export const SheetRoot = innerRoot('dialog', 'shell-sheet')`
  max-width: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--_surface);
  color: var(--_ink);
  overflow: hidden;

  /* Same as the browser's default, which a page's dialog rule would override. */
  &:not([open]) {
    display: none;
  }

  &[open] {
    display: block;
  }

  &[data-sheet] {
    width: 100%;
    /* The part of the window that no keyboard covers. */
    inset-block-start: var(--_visible-top, 0);
    height: min(100dvh, var(--_visible-height, 100dvh));
    max-height: none;
    container: shell-sheet / size;
  }

  &:not([data-sheet])[open] {
    position: absolute;
    inset-block-start: calc(100% + 6px);
    inset-inline: auto 0;
    z-index: 3;
    width: min(440px, 100vw - 48px);
    height: fit-content;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-large);
    box-shadow: var(--_shadow);
  }

  /* Until its content has come: its name, in the place of its field. */
  &[data-sheet]:empty::before {
    display: block;
    margin: calc(12px + env(safe-area-inset-top)) 16px 0 56px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-full);
    padding-inline: 16px;
    color: var(--_ink-soft);
    line-height: 42px;
    content: attr(aria-label);
  }
`
