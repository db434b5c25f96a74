import { styled } from 'styled-components'

/** The search's styled root, in a header's: what is there before script. */
export const SearchRoot = styled.div.withConfig({ componentId: 'shell-search' })`
  position: relative;

  .shell-search-form {
    container: shell-search / inline-size;
    display: flex;
    align-items: center;
    height: max(44px, 2em);
    margin: 0;
    padding-inline-end: 3px;
    border: 1px solid var(--_control);
    border-radius: 2em;
    background: var(--_surface);
  }

  .shell-search-form > input[type='text'] {
    appearance: none;
    flex: 1;
    width: 100%;
    min-width: 0;
    height: 100%;
    margin: 0;
    padding: 0 10px 0 16px;
    border: 0;
    border-radius: 2em;
    background: none;
    color: inherit;
    font: inherit;
    /* Below 16 px, phones zoom into a field that takes focus. */
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }

  .shell-search-form > input::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }

  .shell-search-form > input:focus-visible {
    outline-offset: 0;
    border-radius: 2em;
  }

  @supports selector(:has(a)) {
    .shell-search-form > input:focus-visible {
      outline: 0;
    }

    .shell-search-form:has(> input:focus-visible) {
      border-color: var(--_accent);
      outline: 2px solid var(--_accent);
      outline-offset: 0;
    }
  }

  .shell-location-button {
    position: relative;
    display: flex;
    flex: none;
    align-items: center;
    gap: 6px;
    max-width: 52%;
    min-width: 40px;
    height: max(36px, 1.7em);
    padding-inline: 10px;
    white-space: nowrap;
  }

  .shell-location-button::before {
    content: '';
    position: absolute;
    inset-block: 8px;
    inset-inline-start: 0;
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

  .shell-location-count {
    display: grid;
    place-items: center;
    flex: none;
    min-width: 18px;
    height: 18px;
    padding-inline: 4px;
    border-radius: 9px;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 11px;
    font-weight: 700;
    line-height: 1;
  }

  .shell-search-submit {
    display: grid;
    flex: none;
    place-items: center;
    width: max(36px, 1.7em);
    height: max(36px, 1.7em);
    margin-inline-start: 4px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_accent-ink);
  }

  .shell-search-submit:focus-visible {
    border-radius: 50%;
  }

  @container shell-search (max-width: 419px) {
    .shell-location-names {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    .shell-location-count {
      position: absolute;
      inset-block-start: 0;
      inset-inline-end: 2px;
    }
  }

  @container shell-search (min-width: 420px) {
    .shell-location-count {
      display: none;
    }
  }

  @media (scripting: none) {
    .shell-location-button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .shell-search-submit,
    .shell-location-count {
      border: 1px solid;
    }
  }
`
