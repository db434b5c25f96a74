import { region } from '../tokens.ts'

/** The header's one styled root: static text, so that it is written into the page once and never computed again. */
export const HeaderRoot = region('header', 'shell-header')`
  position: relative;
  z-index: var(--shell-header-z, 1000);
  background: var(--_surface);
  border-block-end: 1px solid var(--_line);

  &[data-sticky] {
    position: fixed;
    inset-block-start: 0;
    inset-inline: 0;
    box-shadow: var(--_shadow);
    animation: shell-header-in 0.18s ease-out;
  }

  @keyframes shell-header-in {
    from {
      transform: translateY(-100%);
    }
  }

  .shell-bar {
    display: grid;
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
    margin-inline-start: -10px;
    border-radius: var(--_radius);
    font-size: 1.2em;
  }

  /* The box is that of the site's own mark and name, whatever is drawn in it: a logo that comes late moves nothing. */
  .shell-logo {
    grid-area: logo;
    position: relative;
    display: inline-grid;
    align-items: center;
    justify-self: start;
    min-width: min(160px, 100%);
    min-height: 52px;
    /* Between it and the window's edge there is room for the ring of focus. */
    margin-block: 4px;
    font-size: 1.35em;
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

  /* The logo keeps its room; what stands behind it has the rest. */
  .shell-start > [data-shell-slot] {
    flex: 0 9 auto;
    min-width: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
  }

  .shell-logo::before {
    content: attr(data-name);
    grid-area: 1 / 1;
    padding-inline-start: 46px;
    visibility: hidden;
  }

  .shell-logo > .shell-mark {
    grid-area: 1 / 1;
    display: flex;
    align-items: center;
    gap: 10px;
  }

  .shell-logo img {
    position: absolute;
    inset-block-start: calc(50% - 18px);
    inset-inline-start: 0;
    width: 100%;
    height: 36px;
    max-width: 160px;
    object-fit: contain;
    object-position: left center;
  }

  /* Which of two logos is seen is for the page's own colours to say, and no media query knows them. */
  .shell-logo [data-surface='light'] > img {
    mask: linear-gradient(light-dark(#000, #0000) 0 0);
  }

  .shell-logo [data-surface='dark'] > img {
    mask: linear-gradient(light-dark(#0000, #000) 0 0);
  }

  /* A season's logo is on its way: the usual one does not flash up before it. */
  :root[data-shell-theme-pending] & .shell-logo > * {
    visibility: hidden;
  }

  .shell-search {
    grid-area: search;
    margin-block-end: 10px;
  }

  .shell-aside {
    grid-area: aside;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: 4px;
  }

  .shell-notifications {
    position: relative;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--_radius);
  }

  .shell-notifications > .shell-label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .shell-notifications:hover {
    background: var(--_surface-soft);
  }

  .shell-notifications[aria-current='page'] {
    color: var(--_accent);
  }

  .shell-notifications .shell-badge {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 50%;
    padding-inline: 5px;
    border-radius: 9px;
    letter-spacing: 0;
  }

  .shell-entry {
    display: flex;
    align-items: center;
    gap: 6px;
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

  .shell-submenu a {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 9px 12px;
    border-radius: 6px;
  }

  .shell-submenu a:hover {
    background: var(--_surface-soft);
  }

  .shell-submenu a[aria-current='page'] {
    background: var(--_accent-soft);
    color: var(--_accent);
    font-weight: 600;
  }

  /* Room is short: the way to the other language is enough. */
  @media (max-width: 1299px) {
    .shell-aside [data-shell='language-switch'] [aria-current],
    .shell-aside [data-shell='language-switch'] li + li::before {
      display: none;
    }
  }

  @media (max-width: 991px) {
    .shell-bar {
      grid-template-columns: auto minmax(0, 1fr) auto;
    }

    .shell-user,
    .shell-employers {
      display: none;
    }

    .shell-start > .shell-logo {
      flex: none;
      min-width: 0;
    }

    .shell-aside {
      flex-wrap: nowrap;
      gap: 0;
    }

    .shell-aside [data-shell='language-switch'] a {
      gap: 5px;
      padding-inline: 6px;
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

    .shell-menu[data-open],
    &:not([data-enhanced]) .shell-menu-button:focus ~ .shell-menu,
    &:not([data-enhanced]) .shell-menu:focus-within {
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
      min-height: 52px;
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
      flex: 0 0 52px;
    }

    .shell-submenu {
      display: none;
      flex-basis: 100%;
      padding-block-end: 10px;
    }

    [data-open] > .shell-submenu,
    &:not([data-enhanced]) li:focus-within > .shell-submenu {
      display: block;
    }

    .shell-submenu a {
      min-height: 44px;
    }
  }

  /* The narrowest phones, and 400 % zoom: the mark alone says whose page it is. */
  @media (max-width: 374px) {
    .shell-logo::before,
    .shell-mark > span {
      display: none;
    }
  }

  /* Nor is there room for the name where the page has put something of its own into the bar. */
  @media (max-width: 479px) {
    .shell-bar:has([data-shell-slot]) .shell-mark > span,
    .shell-bar:has([data-shell-slot]) .shell-logo:has(.shell-mark)::before {
      display: none;
    }
  }

  @media (min-width: 992px) {
    .shell-bar {
      grid-template-areas: 'logo search aside' 'menu menu menu';
      column-gap: 24px;
    }

    .shell-menu-button,
    .shell-entries > .shell-phone-only {
      display: none;
    }

    /* As wide as the widest image: a season's logo that comes late moves nothing. */
    .shell-logo {
      min-width: 160px;
    }

    .shell-search {
      max-width: 560px;
      margin-block: 8px;
    }

    .shell-aside {
      gap: 8px;
    }

    .shell-employers {
      display: flex;
      align-items: center;
      gap: 6px;
      padding: 7px 10px;
      border-radius: var(--_radius);
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
      display: grid;
      grid-auto-flow: column;
      grid-template-columns: repeat(5, max-content);
      grid-auto-columns: max-content;
      column-gap: 4px;
    }

    .shell-entries > li {
      position: relative;
      display: flex;
    }

    /* Out of sight, out of reach, but of its natural width. */
    .shell-entries > li[data-foldable='folded'] {
      position: absolute;
      visibility: hidden;
    }

    .shell-entry {
      min-height: 34px;
      padding-inline: 12px;
      font-weight: 500;
      border-radius: 6px 6px 0 0;
    }

    .shell-entry + .shell-more {
      padding-inline: 4px 10px;
      margin-inline-start: -8px;
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
      border-radius: 3px 3px 0 0;
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
      display: none;
      min-width: 240px;
      padding: 8px;
      border: 1px solid var(--_line);
      border-radius: calc(var(--_radius) + 4px);
      background: var(--_surface);
      box-shadow: var(--_shadow);
    }

    .shell-submenu a {
      white-space: nowrap;
    }

    .shell-submenu[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(220px, max-content));
      column-gap: 4px;
    }

    /* "More" stands where the bar ends: its list opens towards the middle. */
    .shell-entries > li:not([data-foldable]) > .shell-submenu {
      inset-inline: auto 0;
    }

    [data-open] > .shell-submenu,
    &:not([data-enhanced]) li:focus-within > .shell-submenu,
    &:not([data-enhanced]) .shell-user:focus-within > .shell-submenu {
      display: block;
    }

    [data-open] > .shell-submenu[data-columns='2'],
    &:not([data-enhanced]) li:focus-within > .shell-submenu[data-columns='2'] {
      display: grid;
    }

    /* One width for everyone whose words fit it: nothing moves as it becomes known who is looking. */
    .shell-user {
      position: relative;
      min-width: 11em;
      max-width: 15em;
    }

    .shell-user[data-user='unknown'] {
      height: 40px;
      border-radius: var(--_radius);
      background: var(--_surface-soft);
    }

    .shell-user > button {
      display: flex;
      align-items: center;
      gap: 8px;
      width: 100%;
      height: 40px;
      padding-inline: 10px;
      border-radius: var(--_radius);
      font-weight: 600;
      white-space: nowrap;
    }

    .shell-user > button > .shell-label {
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
      border-radius: 50%;
      object-fit: cover;
    }

    .shell-user .shell-submenu {
      inset-inline: auto 0;
    }

    .shell-user-name {
      padding: 8px 12px 10px;
      margin-block-end: 6px;
      border-block-end: 1px solid var(--_line);
      font-weight: 700;
      white-space: nowrap;
    }

    .shell-counts {
      max-width: 300px;
      padding-block-end: 6px;
      margin-block-end: 6px;
      border-block-end: 1px solid var(--_line);
      font-size: 0.93em;
    }

    .shell-submenu .shell-counts a {
      align-items: baseline;
      white-space: normal;
      color: var(--_ink-soft);
    }

    .shell-counts strong {
      min-width: 1.6em;
      color: var(--_accent);
      font-size: 1.1em;
    }

    .shell-user li[data-id='logOut'] {
      margin-block-start: 6px;
      padding-block-start: 6px;
      border-block-start: 1px solid var(--_line);
    }

    &[data-home] .shell-entry {
      min-height: 60px;
    }

    /* The bar is as high as the window's edge is near: the ring stands inside. */
    &[data-home] .shell-entry:focus-visible {
      outline-offset: -4px;
    }
  }

  /* At home one row holds all of the menu, in Vietnamese too: again the way to the other language is enough. */
  @media (min-width: 1300px) {
    &[data-home] .shell-bar {
      grid-template-areas: 'logo menu aside';
      column-gap: 16px;
    }

    &[data-home] .shell-aside [data-shell='language-switch'] [aria-current],
    &[data-home] .shell-aside [data-shell='language-switch'] li + li::before {
      display: none;
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

  @media (prefers-reduced-motion: reduce) {
    &,
    * {
      animation: none !important;
      transition: none !important;
    }
  }

  @media (forced-colors: active) {
    .shell-submenu a[aria-current='page'],
    .shell-entries > li[data-current] > .shell-entry {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    .shell-badge {
      border: 1px solid;
    }
  }

  @media print {
    .shell-menu,
    .shell-menu-button,
    .shell-search,
    .shell-aside {
      display: none !important;
    }
  }
`
