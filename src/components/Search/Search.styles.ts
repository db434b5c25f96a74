import { innerRoot } from '../roots/styledRoot.ts'

/** Styled root of the search in the header, for the content rendered before hydration. */
export const SearchRoot = innerRoot('div', 'shell-search')`
  position: relative;

  .shell-search-form {
    container: shell-search / inline-size;
    margin: 0;
  }

  .shell-search-box {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: center;
    min-height: max(44px, 2em);
    border: 1px solid var(--_control);
    border-radius: var(--_radius-full);
    background: var(--_surface);
  }

  .shell-search-box > input[type='text'] {
    appearance: none;
    grid-area: 1 / 1;
    width: 100%;
    min-width: 0;
    height: calc(100% + 2px);
    margin: -1px 0;
    padding: 0;
    padding-inline: 16px 4px;
    border: 0;
    border-radius: var(--_radius-full);
    background: none;
    color: inherit;
    font: inherit;
    /* Below 16 px, phones zoom into a focused field. */
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }

  .shell-search-box > input::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }

  .shell-search-box > input:focus-visible {
    outline-offset: 0;
  }

  @supports selector(:has(a)) {
    .shell-search-box > input:focus-visible {
      outline: 0;
    }

    .shell-search-box:has(> input:focus-visible) {
      border-color: var(--_accent);
      outline: 2px solid var(--_accent);
      outline-offset: 0;
    }
  }

  /* Short placeholder of narrow fields. What does not fit in a line takes two, and the field grows with it. */
  .shell-prompt {
    grid-area: 1 / 1;
    display: none;
    min-width: 0;
    padding-block: 2px;
    padding-inline: 16px 4px;
    color: var(--_ink-soft);
    font-size: max(16px, 1em);
    line-height: 1.25;
    pointer-events: none;
  }

  .shell-clear-field {
    display: grid;
    flex: none;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-block: -1px;
    border-radius: var(--_radius-full);
    color: var(--_ink-soft);
  }

  .shell-clear-field:hover {
    color: var(--_ink);
  }

  .shell-clear-field .shell-icon {
    width: 1.1em;
    height: 1.1em;
  }

  input:placeholder-shown ~ .shell-clear-field {
    display: none;
  }

  .shell-location-button {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    max-width: calc(40cqi + 3px);
    min-width: 44px;
    height: max(44px, 1.7em);
    margin-block: -1px;
    padding-inline: 12px 8px;
    border-radius: var(--_radius-full);
    white-space: nowrap;
  }

  .shell-location-button::before {
    content: '';
    position: absolute;
    inset-block: 12px;
    inset-inline-start: 4px;
    border-inline-start: 1px solid var(--_line);
  }

  .shell-location-button .shell-icon {
    color: var(--_ink-soft);
  }

  .shell-location-button:hover,
  .shell-location-button:hover .shell-icon {
    color: var(--_accent);
  }

  .shell-location-names {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  .shell-location-more {
    flex: none;
    margin-inline-start: -2px;
    font-weight: 600;
  }

  .shell-location-count {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 1.5em;
    height: 1.5em;
    padding-inline: 4px;
    border-radius: var(--_radius-full);
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 0.75em;
    font-weight: 700;
    line-height: 1;
  }

  .shell-search-submit {
    display: grid;
    flex: none;
    place-items: center;
    width: max(44px, 1.7em + 8px);
    height: max(44px, 1.7em + 8px);
    margin: -1px;
    margin-inline-start: 0;
    border-radius: 50%;
    color: var(--_accent-ink);
  }

  /* The button is as high as the field for fingers, and smaller to the eye. */
  .shell-search-submit::before {
    content: '';
    width: max(36px, 1.7em);
    height: max(36px, 1.7em);
    border-radius: 50%;
    background: var(--_accent);
  }

  .shell-search-submit > *,
  .shell-search-submit::before {
    grid-area: 1 / 1;
  }

  /* As high as a chip while none is known yet. */
  .shell-chips:not([hidden]) {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 8px;
    min-height: 32px;
  }

  .shell-chip {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 32px;
    padding: 2px 12px;
    border-radius: var(--_radius-full);
    background: var(--_surface-soft);
    text-align: start;
  }

  button.shell-chip {
    padding-inline-end: 8px;
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: 500;
  }

  .shell-chips .shell-icon {
    width: 1em;
    height: 1em;
  }

  .shell-search-form > .shell-chips {
    margin-block-start: 8px;
  }

  /*
   * The width of a narrow field depends on the elements next to the text: see usePrompt. It is counted in characters, so
   * that it follows the font and the size of the text.
   */
  @container shell-search (max-width: 45ch) {
    .shell-search-box > input {
      --_prompt: short;
    }

    .shell-search-box > input::placeholder {
      opacity: 0;
    }

    .shell-prompt {
      display: block;
    }
  }

  @container shell-search (max-width: 54ch) {
    [data-topic='interview'] > input {
      --_prompt: short;
    }

    [data-topic='interview'] > input::placeholder {
      opacity: 0;
    }

    [data-topic='interview'] > .shell-prompt {
      display: block;
    }
  }

  /* Keeps its lines, so that the field does not shrink under a typing finger. */
  input:not(:placeholder-shown) ~ .shell-prompt {
    visibility: hidden;
  }

  @container shell-search (max-width: 59.99ch) {
    .shell-location-names,
    .shell-location-more {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    .shell-location-count {
      position: absolute;
      inset-block-start: 4px;
      inset-inline-end: 2px;
    }
  }

  @container shell-search (min-width: 60ch) {
    /* Most of a keyword stays visible, however long the location names are. */
    .shell-search-box {
      grid-template-columns: minmax(29ch, 1fr);
    }

    .shell-location-count {
      display: none;
    }
  }

  /* Buttons that fill the field draw their focus ring inside it. */
  .shell-search-box > button:focus-visible {
    outline-offset: -2px;
  }

  @media (max-width: 991px) {
    button.shell-chip,
    .shell-chips[data-pending] {
      min-height: 44px;
    }
  }

  @media (scripting: none) {
    .shell-location-button,
    .shell-clear-field {
      display: none !important;
    }
  }

  @media (forced-colors: active) {
    .shell-search-submit::before,
    .shell-chip,
    .shell-location-count {
      border: 1px solid;
    }
  }
`
