import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the header: static text, so that it is inserted once and never recomputed. */
export const HeaderRoot = styledRoot('header', 'shell-header')`
  position: relative;
  z-index: var(--shell-header-z, 1000);
  background: var(--_surface);
  border-block-end: 1px solid var(--_line);

  &[data-sticky] {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    box-shadow: var(--_shadow-low);
    animation: shell-header-in 0.16s ease-out;
  }

  /* Where the page contains fixed elements, or the body scrolls: the header's parent too, as its box ends with the header. */
  &[data-sticky='in-flow'] {
    position: sticky;
  }

  /* Spacer in place of the fixed header, with the height set by script. */
  & + [data-shell-spacer] {
    display: block;
    float: none;
    box-sizing: border-box;
    min-height: 0;
    padding: 0;
    border: 0;
    background: none;
    pointer-events: none;
  }

  /* Default heights, so that script publishes only different ones: a change recomputes every element's style. */
  :root:has(&) {
    --shell-header-height: 113px;
    --shell-header-offset: 0px;

    @media (min-width: 992px) {
      --shell-header-height: 93px;
    }
  }

  :root:has(&[data-home]) {
    --shell-header-height: 61px;

    @media (min-width: 992px) and (max-width: 1299px) {
      --shell-header-height: 93px;
    }
  }

  @keyframes shell-header-in {
    from {
      transform: translateY(-100%);
    }
  }

  .shell-bar {
    container: shell-bar / inline-size;
    display: grid;
    /*
     * The elements are in the order of wide windows. Where others place them differently, Chromium follows the rows, until it
     * forgets them: as something in the bar that is placed absolutely moves (version 153).
     */
    reading-flow: grid-rows;
    grid-template-columns: auto minmax(min(10em, 100%), 1fr) minmax(0, auto);
    grid-template-areas: 'button logo aside' 'search search search';
    align-items: center;
    column-gap: 8px;
    max-width: var(--_width);
    margin-inline: auto;
    padding-inline: var(--_gutter);
  }

  &[data-variant='minimal'] .shell-bar {
    grid-template: 'logo aside' / minmax(0, 1fr) auto;
  }

  .shell-menu-button {
    grid-area: button;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-inline-start: -8px;
    border-radius: 50%;
    font-size: 1.125em;
  }

  /* Sized for the built-in logo and name, whatever image is rendered: a late logo causes no layout shift. */
  .shell-logo {
    grid-area: logo;
    position: relative;
    display: inline-grid;
    grid-template-columns: minmax(0, max-content);
    align-items: center;
    justify-self: start;
    min-width: min(160px, 100%);
    max-width: 100%;
    min-height: 44px;
    /* Leaves space for the focus ring. */
    margin-block: 8px;
    font-size: 1.375em;
    font-weight: 700;
    letter-spacing: -0.02em;
  }

  .shell-start {
    grid-area: logo;
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }

  /* The logo keeps its space; the slot after it gets the rest. */
  .shell-start > [data-shell-slot] {
    flex: 0 9 auto;
    min-width: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
  }

  .shell-logo::before {
    content: attr(data-name);
    grid-area: 1 / 1;
    padding-inline-start: 44px;
    visibility: hidden;
    min-width: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  /* The name is shown only if it fits completely: otherwise it wraps below the mark and is clipped. */
  .shell-logo > .shell-mark {
    grid-area: 1 / 1;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 8px;
    height: max(36px, 1.5em);
    overflow: hidden;
  }

  .shell-mark > span {
    line-height: max(36px, 1.5em);
  }

  /* Fills the height of enlarged text, so that nothing of a wrapped name is seen. */
  .shell-mark > svg {
    flex: none;
    margin-block: calc((max(36px, 1.5em) - 36px) / 2);
  }

  .shell-logo img {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    width: 100%;
    height: max(36px, 1.5em);
    max-width: max(160px, 7.25em);
    margin-block: auto;
    object-fit: contain;
    object-position: left center;
  }

  /* CSS of the page's color scheme selects one of two logos; no media query knows it. */
  .shell-logo [data-surface='light'] > img {
    mask: linear-gradient(var(--_in-light) 0 0);
  }

  .shell-logo [data-surface='dark'] > img {
    mask: linear-gradient(var(--_in-dark) 0 0);
  }

  /* A seasonal logo is loading: the usual one must not flash before it. */
  :root[data-shell-theme-pending] & .shell-logo > * {
    visibility: hidden;
  }

  .shell-search {
    grid-area: search;
    margin-block-end: 8px;
  }

  .shell-actions {
    grid-area: aside;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 4px;
  }

  /* Its text, not the space around it, ends with the lines of the page. */
  .shell-actions [data-shell='language-switch'] {
    margin-inline-end: -8px;
  }

  .shell-actions [data-shell='language-switch'] ul {
    flex-wrap: nowrap;
  }

  /* Grows with the text, as its icon and its count do. */
  .shell-notifications {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: max(44px, 2em);
    height: max(44px, 2em);
    border-radius: var(--_radius);
  }

  /* Of the languages only the other one is seen, in every window and on every page. Screen readers read both. */
  .shell-actions [data-shell='language-switch'] li[data-current],
  .shell-notifications > .shell-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .shell-notifications:hover,
  .shell-submenu a:hover {
    background: var(--_surface-soft);
  }

  .shell-notifications[aria-current='page'] {
    color: var(--_accent);
  }

  .shell-notifications .shell-badge {
    position: absolute;
    /* Above the middle of the icon, whatever the size of the text is. */
    inset-block-end: calc(50% + 2px);
    inset-inline-start: 50%;
    padding-inline: 4px;
    border-radius: var(--_radius-full);
    letter-spacing: 0;
  }

  .shell-entry {
    display: flex;
    align-items: center;
    gap: 4px;
    text-align: start;
    white-space: nowrap;
  }

  .shell-entry > .shell-icon {
    width: 1em;
    height: 1em;
    color: var(--_ink-soft);
  }

  .shell-entry[aria-expanded] > .shell-icon,
  .shell-user > button > .shell-icon:last-child {
    transition: rotate 0.16s ease;
  }

  .shell-entry[aria-expanded='true'] > .shell-icon,
  .shell-user > button[aria-expanded='true'] > .shell-icon:last-child {
    rotate: 180deg;
  }

  .shell-submenu {
    display: none;
  }

  [data-open] > .shell-submenu,
  &:not([data-menus]) :is(li, .shell-user):focus-within > .shell-submenu,
  &:not([data-menus]) .shell-submenu:hover {
    display: var(--_open, block);
  }

  .shell-submenu a {
    display: flex;
    align-items: center;
    gap: 8px;
    padding: 8px 12px;
    border-radius: var(--_radius-small);
  }

  .shell-submenu a[aria-current='page'] {
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: 600;
  }

  .shell-actions [data-shell='language-switch'] li + li::before {
    display: none;
  }

  @media (max-width: 991px) {
    /* The mark of the logo stays, however large the text is. */
    .shell-bar {
      grid-template-columns: auto minmax(36px, 1fr) minmax(0, auto);
    }

    .shell-user,
    .shell-employers {
      display: none;
    }

    .shell-start > .shell-logo {
      flex: none;
      min-width: 0;
    }

    .shell-actions {
      flex-wrap: nowrap;
      gap: 0;
    }

    .shell-actions [data-shell='language-switch'] a {
      justify-content: flex-end;
      gap: 4px;
      padding: 0 8px;
    }

    .shell-menu {
      position: absolute;
      inset-block-start: 60px;
      inset-inline: 0;
      display: none;
      max-height: calc(100dvh - 60px);
      overflow-y: auto;
      overscroll-behavior: contain;
      padding: 8px var(--_gutter) 24px;
      background: var(--_surface);
      border-block: 1px solid var(--_line);
      box-shadow: var(--_shadow);
    }

    /* Without script a menu stays open under the pointer: a press takes the focus from the button before a link has it. */
    .shell-menu[data-open],
    &:not([data-enhanced]) .shell-menu-button:not([aria-haspopup]):focus ~ .shell-menu,
    &:not([data-enhanced]) .shell-menu:is(:focus-within, :hover) {
      display: block;
    }

    .shell-entries > li {
      display: flex;
      flex-wrap: wrap;
      border-block-end: 1px solid var(--_line);
    }

    .shell-entries > li:last-child {
      border-block-end: 0;
    }

    .shell-entry {
      flex: 1;
      min-height: 48px;
      font-weight: 600;
    }

    .shell-entry[aria-current],
    [data-current] > .shell-entry {
      color: var(--_accent);
    }

    button.shell-entry > .shell-icon {
      margin-inline-start: auto;
    }

    .shell-more {
      flex: 0 0 48px;
    }

    .shell-submenu {
      flex-basis: 100%;
      padding-block-end: 8px;
    }

    .shell-submenu a {
      min-height: 44px;
    }
  }

  /* Narrowest phones, and 400 % zoom: show the logo without its name. */
  @media (max-width: 374px) {
    &:not([data-variant]) .shell-logo::before,
    &:not([data-variant]) .shell-mark > span {
      display: none;
    }
  }

  /* No space for the name if the page fills the slot in the bar. */
  @media (max-width: 479px) {
    .shell-bar:has([data-shell-slot]) .shell-mark > span,
    .shell-bar:has([data-shell-slot]) .shell-logo:has(.shell-mark)::before {
      display: none;
    }
  }

  @media (min-width: 992px) {
    .shell-bar {
      grid-template-areas: 'logo search aside' 'menu menu employers';
      column-gap: 16px;
    }

    .shell-menu-button,
    .shell-entries > .shell-phone-only {
      display: none;
    }

    /* As wide as the widest image: a late seasonal logo causes no layout shift. */
    .shell-logo {
      min-width: 160px;
    }

    .shell-search {
      max-width: 720px;
      margin-block: 8px;
    }

    .shell-actions {
      gap: 8px;
    }

    .shell-employers {
      grid-area: employers;
      display: flex;
      align-items: center;
      justify-self: end;
      gap: 4px;
      padding: 4px 8px;
      margin-inline-end: -8px;
      border-radius: var(--_radius);
      font-weight: 500;
      white-space: nowrap;
    }

    .shell-employers:hover,
    .shell-user > button:hover {
      background: var(--_surface-soft);
    }

    .shell-menu {
      grid-area: menu;
      min-width: 0;
      margin-inline: -12px;
    }

    .shell-entries {
      display: flex;
      flex-wrap: wrap;
      column-gap: 4px;
    }

    /* Until script has moved what does not fit into "More", it is in further rows: hidden, but for who tabs to it. */
    @media (scripting: enabled) {
      .shell-entries:not(:focus-within, :has(> [data-open])) {
        max-height: max(var(--_row, 32px), 1lh);
        overflow-y: clip;
      }

      &[data-home] {
        --_row: 60px;
      }
    }

    .shell-entries > li {
      position: relative;
      display: flex;
      flex: none;
    }

    /* Visually hidden and not focusable, but with its natural width. */
    .shell-entries > li[data-foldable='folded'] {
      position: absolute;
      visibility: hidden;
    }

    .shell-entry {
      min-height: 32px;
      padding-inline: 12px;
      font-weight: 500;
      border-radius: var(--_radius-small) var(--_radius-small) 0 0;
    }

    .shell-entry + .shell-more {
      padding-inline: 4px 8px;
      margin-inline-start: -12px;
    }

    .shell-entry:hover,
    [data-open] > .shell-entry {
      color: var(--_accent);
    }

    .shell-entries > li[data-current]::after {
      content: '';
      position: absolute;
      inset-block-end: 0;
      inset-inline: 12px;
      height: 3px;
      border-radius: var(--_radius-small) var(--_radius-small) 0 0;
      background: var(--_accent);
    }

    .shell-entries > li[data-current] > .shell-entry {
      color: var(--_accent);
      font-weight: 600;
    }

    .shell-submenu {
      position: absolute;
      inset-block-start: calc(100% + 6px);
      inset-inline-start: 0;
      min-width: 240px;
      /* Scrolls in low windows: the page cannot scroll to the end of a list in a fixed header. */
      max-height: calc(100dvh - 9em);
      overflow-y: auto;
      padding: 8px;
      border: 1px solid var(--_line);
      border-radius: var(--_radius-large);
      background: var(--_surface);
      box-shadow: var(--_shadow);
    }

    .shell-submenu a {
      white-space: nowrap;
    }

    .shell-submenu[data-columns='2'] {
      --_open: grid;
      grid-template-columns: repeat(2, minmax(220px, max-content));
      column-gap: 4px;
    }

    /* "More" is at the end of the bar: its list opens towards the middle. */
    .shell-entries > li:not([data-foldable]) > .shell-submenu {
      inset-inline: auto 0;
    }

    /* Same width for all users, no wider than "log in" needs: no layout shift when the user becomes known. */
    .shell-user {
      position: relative;
      width: 10.5em;
    }

    /* The shell's own text is never cut off: other fonts are wider, and so is text that a reader spaces out. */
    .shell-user:is([data-user='anonymous'], [data-user='unnamed']) {
      min-width: max-content;
    }

    .shell-user[data-user='unknown'] {
      height: 40px;
      border-radius: var(--_radius);
      background: var(--_surface-soft);
    }

    /* At the end of its space: the rest is no part of it. */
    .shell-user > button {
      display: flex;
      align-items: center;
      gap: 4px;
      max-width: 100%;
      height: max(40px, 1.5em);
      margin-inline-start: auto;
      padding-inline: 8px;
      border-radius: var(--_radius);
      font-weight: 600;
      white-space: nowrap;
    }

    .shell-user > button > .shell-label {
      unicode-bidi: isolate;
      min-width: 0;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    .shell-user > button > .shell-icon:last-child {
      width: 1em;
      height: 1em;
    }

    .shell-user img {
      width: 28px;
      height: 28px;
      margin-inline-end: 4px;
      border-radius: 50%;
      object-fit: cover;
    }

    .shell-user .shell-submenu {
      inset-inline: auto 0;
      /* As wide as its texts, which have a maximum width, not as narrow as the button allows. */
      width: max-content;
      /* In the first row: below it is more space. */
      max-height: calc(100dvh - 4.5em);
    }

    .shell-user-name {
      unicode-bidi: isolate;
      overflow-wrap: anywhere;
      max-width: max(300px, 20em);
      padding: 8px 12px;
      margin-block-end: 8px;
      border-block-end: 1px solid var(--_line);
      font-weight: 700;
    }

    .shell-counts {
      max-width: max(300px, 20em);
      padding-block-end: 8px;
      margin-block-end: 8px;
      border-block-end: 1px solid var(--_line);
      font-size: 0.9375em;
    }

    .shell-submenu .shell-counts a {
      align-items: baseline;
      white-space: normal;
      color: var(--_ink-soft);
    }

    .shell-counts strong {
      min-width: 1.6em;
      color: var(--_accent);
      font-size: 1.125em;
    }

    .shell-user li[data-id='logOut'] {
      margin-block-start: 8px;
      padding-block-start: 8px;
      border-block-start: 1px solid var(--_line);
    }

  }

  /* On the home page one row holds the whole menu, in Vietnamese too: show the other language only. */
  @media (min-width: 1300px) {
    &[data-home] .shell-bar {
      grid-template-areas: 'logo menu employers aside';
      grid-template-columns: auto minmax(0, 1fr) auto auto;
      column-gap: 8px;
    }

    &[data-home] .shell-entry {
      min-height: 60px;
    }

    /* The bar fills the window's height here: the focus ring is drawn inside. */
    &[data-home] .shell-entry:focus-visible {
      outline-offset: -4px;
    }

    &[data-home] .shell-actions {
      gap: 4px;
    }

    &[data-home] .shell-employers {
      padding-inline: 4px;
      margin-inline-end: 0;
    }
  }

  @media (scripting: none) {
    .shell-menu-button {
      display: none;
    }

    @media (max-width: 991px) {
      .shell-bar {
        grid-template-areas: 'logo logo aside' 'search search search' 'menu menu menu';
      }

      .shell-menu {
        grid-area: menu;
        position: static;
        display: block;
        max-height: none;
        padding-inline: 0;
        border-block-end: 0;
        box-shadow: none;
      }
    }
  }

  @media print {
    &,
    &[data-sticky] {
      position: static;
      box-shadow: none;
      animation: none;
    }

    &[data-sticky] + [data-shell-spacer] {
      display: none;
    }

    /* The logo begins with the page's text: what is left out leaves no gap. */
    .shell-bar {
      column-gap: 0;
    }

    .shell-menu,
    .shell-menu-button,
    .shell-search,
    .shell-employers,
    .shell-actions {
      display: none !important;
    }

    /* Printed without backgrounds, masks are ignored; paper is light. */
    .shell-logo [data-surface='light'] > img {
      mask: none;
    }

    .shell-logo [data-surface='dark'] {
      display: none;
    }
  }
`
