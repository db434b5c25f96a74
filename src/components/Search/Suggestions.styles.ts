import { innerRoot } from '../roots/styledRoot.ts'

/** Styled root of the suggestions: a list below a field, or the content of a sheet. */
export const SuggestionsRoot = innerRoot('div', 'shell-suggestions')`
  &[data-open]:not([data-sheet]) {
    position: absolute;
    inset-block-start: calc(100% + 6px);
    inset-inline: 0 auto;
    z-index: 3;
    /* Wider than a narrow form, never wider than the window. */
    width: max(100%, min(360px, 100vw - 48px));
    max-height: min(480px, 100dvh - 140px, max(200px, var(--_visible-height, 100dvh) - 140px));
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 8px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-large);
    background: var(--_surface);
    box-shadow: var(--_shadow);
  }

  .shell-list-title {
    padding: 8px 12px;
    color: var(--_ink-soft);
    font-size: 0.875em;
    font-weight: 600;
  }

  .shell-suggestion {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 40px;
    padding: 8px 12px;
    border-radius: var(--_radius-small);
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  .shell-suggestion .shell-icon {
    width: 1.05em;
    height: 1.05em;
    color: var(--_ink-soft);
  }

  .shell-suggestion mark {
    background: none;
    color: inherit;
    font-weight: 700;
  }

  .shell-clear {
    min-height: 40px;
    padding: 8px 12px;
    border-radius: var(--_radius-small);
    color: var(--_accent);
    font-weight: 600;
  }

  .shell-clear:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .shell-suggestion[aria-selected='true'] {
    background: var(--_accent-soft);
    color: var(--_accent);
  }

  &[data-sheet] .shell-list-title {
    padding: 16px 16px 8px;
  }

  &[data-sheet] :is(.shell-suggestion, .shell-clear) {
    padding-inline: 16px;
  }

  &[data-sheet] .shell-suggestion {
    min-height: 48px;
    border-radius: 0;
    border-block-end: 1px solid var(--_line);
  }

  @media (forced-colors: active) {
    .shell-suggestion[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    /* An inherited color would be replaced by the browser's own for marked text, which needs its background. */
    .shell-suggestion mark {
      color: CanvasText;
    }
  }
`
