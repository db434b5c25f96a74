import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the side navigation: static text, so that it is inserted once. */
export const SideNavRoot = styledRoot('dialog', 'shell-side-nav')`
  --_away: -100%;
  --_time: 0.24s;

  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  width: min(86vw, 360px);
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-inline-end: 1px solid var(--_line);
  background: var(--_surface);
  box-shadow: var(--_shadow);
  translate: var(--_away) 0;
  transition:
    translate var(--_time) cubic-bezier(0.3, 0.7, 0.2, 1),
    overlay var(--_time) allow-discrete,
    display var(--_time) allow-discrete;

  &:dir(rtl) {
    --_away: 100%;
  }

  /* Same as the browser's default, which a page's dialog rule would override. */
  &:not([open]) {
    display: none;
  }

  &[open] {
    display: block;
    translate: 0 0;

    @starting-style {
      translate: var(--_away) 0;
    }
  }

  &::backdrop {
    background: rgb(9 16 27 / 0.56);
    opacity: 0;
    transition: 0.24s allow-discrete;
  }

  &[open]::backdrop {
    opacity: 1;

    @starting-style {
      opacity: 0;
    }
  }

  &:focus {
    outline: none;
  }

  .shell-frame {
    display: flex;
    flex-direction: column;
    height: 100%;
    padding-block-start: env(safe-area-inset-top);
    padding-inline-start: env(safe-area-inset-left);
  }

  .shell-top {
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: space-between;
    flex: none;
    min-height: 60px;
    padding-inline: 16px 8px;
    border-block-end: 1px solid var(--_line);
  }

  .shell-top h2 {
    font-size: 1.125em;
    font-weight: 700;
    letter-spacing: -0.01em;
  }

  .shell-close {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 50%;
    font-size: 1.125em;
  }

  .shell-close:focus-visible {
    outline-offset: -4px;
  }

  .shell-body {
    position: relative;
    flex: 1;
    min-height: 0;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
    padding-block-end: calc(16px + env(safe-area-inset-bottom));
  }

  .shell-account {
    display: flex;
    align-items: center;
    padding: 16px;
    background: var(--_surface-soft);
    border-block-end: 1px solid var(--_line);
  }

  /* Two rows of controls, and the space around them: what follows stays in its place as a visitor becomes known. */
  .shell-account:is([data-user='anonymous'], [data-user='unknown']) {
    min-height: 144px;
  }

  .shell-account[data-user='unknown']::before,
  .shell-account[data-user='unknown']::after {
    content: '';
    flex: 0 1 56px;
    height: 56px;
    border-radius: 50%;
    background: var(--_line);
  }

  .shell-account[data-user='unknown']::after {
    flex-basis: 160px;
    height: 20px;
    border-radius: var(--_radius-small);
  }

  .shell-account[data-user='anonymous'] {
    flex-wrap: wrap;
    align-content: center;
    gap: 12px 8px;
  }

  .shell-account[data-user='anonymous'] li {
    flex: 1 1 40%;
  }

  .shell-account li[data-id='register'] {
    order: -1;
  }

  .shell-account li[data-id='logIn'] {
    order: -2;
  }

  .shell-way-in {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-height: 48px;
    padding: 8px;
    border: 1px solid var(--_control);
    border-radius: var(--_radius-full);
    background: var(--_surface);
    font-weight: 600;
    text-align: center;
  }

  .shell-way-in:hover {
    border-color: var(--_accent);
  }

  [data-id='logIn'] > .shell-way-in {
    border-color: var(--_accent);
    background: var(--_accent);
    color: var(--_accent-ink);
  }

  [data-id='register'] > .shell-way-in {
    border-color: var(--_accent);
    color: var(--_accent);
  }

  .shell-account:is([data-user='known'], [data-user='unknown']) {
    gap: 12px;
  }

  .shell-avatar {
    position: relative;
    display: grid;
    place-items: center;
    flex: none;
    width: 56px;
    height: 56px;
    overflow: hidden;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_accent-ink);
    font-size: 1.375em;
    font-weight: 700;
    text-transform: uppercase;
  }

  .shell-avatar img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  .shell-who {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .shell-name,
  .shell-job {
    unicode-bidi: isolate;
  }

  .shell-name {
    font-size: 1.125em;
    font-weight: 700;
    line-height: 1.35;
  }

  .shell-job {
    margin-block-start: 2px;
    color: var(--_ink-soft);
    font-size: 0.9375em;
    line-height: 1.35;
  }

  [data-shell-slot] {
    padding: 12px 16px;
  }

  nav > ul {
    padding-block: 8px;
  }

  .shell-language,
  .shell-ways-out {
    border-block-start: 1px solid var(--_line);
  }

  .shell-ways-out {
    padding-block-start: 8px;
  }

  .shell-row.shell-language {
    padding-block: 4px;
  }

  .shell-language ul {
    flex-wrap: wrap;
  }

  .shell-language > [data-shell] {
    margin-inline-start: -8px;
  }

  .shell-language > [data-shell] a {
    padding-block: 12px;
  }

  .shell-row {
    display: flex;
    align-items: center;
    gap: 4px;
    width: 100%;
    min-height: 48px;
    padding: 8px 16px;
    font-weight: 500;
    line-height: 1.35;
    text-align: start;
    border-radius: 0;
  }

  .shell-row:is(a, button):hover {
    background: var(--_surface-soft);
  }

  .shell-row:focus-visible {
    outline-offset: -3px;
  }

  .shell-row > .shell-icon {
    width: 1em;
    height: 1em;
    color: var(--_ink-soft);
  }

  .shell-row > .shell-icon:first-child {
    width: 1.35em;
    height: 1.35em;
    margin-inline-end: 8px;
  }

  button.shell-row > .shell-icon:last-child {
    width: 1.15em;
    height: 1.15em;
    margin-inline-start: auto;
    transition: rotate 0.16s ease;
  }

  button.shell-row[aria-expanded='true'] > .shell-icon:last-child {
    rotate: 180deg;
  }

  [data-open] > button.shell-row {
    font-weight: 600;
  }

  [data-current] > .shell-row,
  [data-current] > .shell-row > .shell-icon {
    color: var(--_accent);
    font-weight: 600;
  }

  .shell-row[aria-current='page'] {
    background: var(--_accent-soft);
    box-shadow: inset 3px 0 var(--_accent);
    font-weight: 600;
  }

  &:dir(rtl) .shell-row[aria-current='page'] {
    box-shadow: inset -3px 0 var(--_accent);
  }

  .shell-submenu {
    display: none;
    padding-block-end: 8px;
  }

  [data-open] > .shell-submenu {
    display: block;
  }

  .shell-submenu .shell-row {
    padding-inline-start: calc(28px + 1.35em);
    font-weight: 400;
  }

  .shell-submenu .shell-row[aria-current='page'] {
    font-weight: 600;
  }

  [data-id='careerCentre'] {
    position: relative;
    margin-block-end: 8px;
    padding-block-end: 8px;
    border-block-end: 1px solid var(--_line);
  }

  [data-id='notifications'] {
    position: relative;
    margin-block-start: 8px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }

  @media (forced-colors: active) {
    /* In forced colors, icons keep an explicit color; only inherited colors are replaced. */
    .shell-row > .shell-icon {
      color: inherit !important;
    }
  }

  @media print {
    display: none !important;
  }
`
