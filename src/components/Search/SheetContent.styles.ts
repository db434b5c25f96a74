import { innerRoot } from '../roots/styledRoot.ts'

/** Styled content of the search's overlays. */
export const SheetContent = innerRoot('div', 'shell-sheet-content')`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: 100%;

  /* WebKit resolves a percentage against the popover's own height, so the height is set here. */
  :not([data-sheet]) > & {
    height: auto;
    max-height: min(560px, 100dvh - 120px, max(320px, var(--_visible-height, 100dvh) - 120px));
  }

  .shell-sheet-head,
  .shell-sheet-foot {
    display: flex;
    flex: none;
    align-items: center;
    gap: 8px;
    margin: 0;
    padding: 12px 16px;
  }

  .shell-sheet-head {
    border-block-end: 1px solid var(--_line);
  }

  .shell-sheet-foot {
    justify-content: space-between;
    border-block-start: 1px solid var(--_line);
    padding-block-end: max(12px, env(safe-area-inset-bottom));
  }

  .shell-field {
    position: relative;
    flex: 1;
    min-width: 0;
  }

  .shell-sheet-head input {
    appearance: none;
    width: 100%;
    height: max(44px, 2em);
    margin: 0;
    padding-inline: 16px;
    border: 1px solid var(--_control);
    border-radius: var(--_radius-full);
    background: var(--_surface);
    color: inherit;
    font: inherit;
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }

  .shell-field input {
    padding-inline-end: 44px;
  }

  .shell-sheet-head input::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }

  .shell-sheet-head input:focus-visible {
    border-color: var(--_accent);
    outline-offset: 0;
  }

  .shell-field > .shell-clear-field {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    margin: 0;
  }

  .shell-square {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--_radius);
  }

  .shell-square.shell-accent {
    border-radius: var(--_radius-full);
    background: var(--_accent);
    color: var(--_accent-ink);
  }

  /* The arrow begins with the texts below it. */
  .shell-sheet-head > .shell-square:first-child {
    margin-inline-start: -12px;
  }

  > .shell-chips {
    padding: 12px 16px 8px;
  }

  .shell-note {
    flex: none;
    padding: 0 16px 8px;
    color: var(--_ink-soft);
    font-size: 0.9375em;
  }

  .shell-scroll {
    flex: 1;
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }

  .shell-none {
    padding: 16px;
    color: var(--_ink-soft);
  }

  fieldset {
    min-width: 0;
    margin: 0;
    padding: 8px 8px;
    border: 0;
  }

  legend {
    padding: 8px 8px 2px;
    color: var(--_ink-soft);
    font-size: 0.875em;
    font-weight: 600;
  }

  .shell-location {
    display: flex;
    align-items: center;
  }

  .shell-box {
    display: flex;
    flex: 1;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    padding: 8px;
    border-radius: var(--_radius-small);
    cursor: pointer;
  }

  /* After a tap, phones keep the hover state. */
  @media (hover: hover) {
    .shell-box:hover {
      background: var(--_surface-soft);
    }
  }

  .shell-box input {
    flex: none;
    width: max(18px, 1.2em);
    height: max(18px, 1.2em);
    margin: 0;
    font-size: inherit;
    accent-color: var(--_accent);
    cursor: inherit;
  }

  .shell-box:has([aria-disabled='true']) {
    color: var(--_ink-soft);
    cursor: not-allowed;
  }

  .shell-box [aria-disabled='true'] {
    opacity: 0.5;
  }

  .shell-districts {
    padding-inline-start: 32px;
  }

  .shell-location .shell-square[aria-expanded='true'] .shell-icon {
    rotate: 180deg;
  }

  .shell-clear,
  .shell-done {
    min-height: 44px;
    padding-inline: 16px;
    border-radius: var(--_radius-full);
    font-weight: 600;
  }

  .shell-clear {
    margin-inline-start: -12px;
    padding-inline: 12px;
    color: var(--_accent);
  }

  .shell-clear[aria-disabled='true'] {
    color: var(--_ink-soft);
    font-weight: 400;
    opacity: 0.6;
    cursor: default;
  }

  .shell-done {
    min-width: 96px;
    background: var(--_accent);
    color: var(--_accent-ink);
  }

  [data-sheet] > & .shell-box {
    min-height: 48px;
  }

  [data-sheet] > & {
    padding-block-start: env(safe-area-inset-top);
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  }

  /* Phones held sideways, and 400 % zoom: the places would have no space between the rest, so all of it scrolls. */
  @media (max-height: 479px) {
    &:has(> .shell-sheet-foot) {
      overflow-y: auto;
      /* Focused elements are not behind the foot. */
      scroll-padding-block-end: 72px;
    }

    .shell-scroll:has(+ .shell-sheet-foot) {
      flex: 1 0 auto;
      overflow: visible;
    }

    .shell-sheet-foot {
      position: sticky;
      inset-block-end: 0;
      background: var(--_surface);
    }
  }

  /* So is a sheet above a high keyboard. */
  @container shell-sheet (max-height: 359px) {
    &:has(> .shell-sheet-foot) {
      overflow-y: auto;
      scroll-padding-block-end: 72px;
    }

    .shell-scroll:has(+ .shell-sheet-foot) {
      flex: 1 0 auto;
      overflow: visible;
    }

    .shell-sheet-foot {
      position: sticky;
      inset-block-end: 0;
      background: var(--_surface);
    }
  }

  @media (forced-colors: active) {
    .shell-done,
    .shell-square.shell-accent {
      border: 1px solid;
    }

    .shell-box:has([aria-disabled='true']) {
      color: GrayText;
    }
  }
`
