import { styled } from 'styled-components'
import { tokens } from '../tokens.ts'

/** The header's one styled root: static text, so that it is written into the page once and never computed again. */
export const HeaderRoot = styled.header.withConfig({ componentId: 'shell-header' })`
  ${tokens}
  position: relative;
  z-index: var(--shell-header-z, 1000);
  background: var(--_surface);
  border-block-end: 1px solid var(--_line);

  .shell-bar {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    grid-template-areas: 'button logo aside' 'search search search';
    align-items: center;
    column-gap: 8px;
    max-width: var(--_width);
    margin-inline: auto;
    padding-inline: var(--_gutter);
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

  .shell-logo {
    grid-area: logo;
    display: inline-flex;
    align-items: center;
    justify-self: start;
    gap: 10px;
    min-height: 60px;
    font-size: 1.35em;
    font-weight: 700;
    letter-spacing: -0.02em;
  }

  .shell-logo img {
    display: block;
    width: auto;
    height: 36px;
    max-width: 160px;
    object-fit: contain;
  }

  .shell-search {
    grid-area: search;
    position: relative;
    display: flex;
    margin: 0;
    padding-block-end: 10px;
  }

  .shell-search input {
    appearance: none;
    width: 100%;
    min-width: 0;
    height: 44px;
    margin: 0;
    padding: 0 52px 0 16px;
    border: 1px solid var(--_control);
    border-radius: 22px;
    background: var(--_surface);
    color: inherit;
    font: inherit;
    /* Below 16 px, phones zoom into a field that takes focus. */
    font-size: max(16px, 1em);
    text-overflow: ellipsis;
  }

  .shell-search input::placeholder {
    color: var(--_ink-soft);
    opacity: 1;
  }

  .shell-search input::-webkit-search-cancel-button {
    display: none;
  }

  .shell-search input:focus-visible {
    outline-offset: 0;
    border-color: var(--_accent);
    border-radius: 22px;
  }

  .shell-search button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 4px;
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
    background: var(--_accent);
    color: var(--_accent-ink);
  }

  .shell-search button:focus-visible {
    border-radius: 50%;
  }

  .shell-aside {
    grid-area: aside;
    display: flex;
    align-items: center;
    gap: 4px;
  }

  .shell-badge {
    padding: 1px 6px;
    border-radius: 4px;
    background: var(--_badge);
    color: var(--_badge-ink);
    font-size: 0.72em;
    font-weight: 700;
    line-height: 1.5;
    text-transform: uppercase;
    letter-spacing: 0.02em;
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

  @media (max-width: 991px) {
    .shell-user,
    .shell-employers,
    .shell-aside [data-shell='language-switch'] [aria-current] {
      display: none;
    }

    .shell-aside [data-shell='language-switch'] li + li::before {
      display: none;
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

  @media (min-width: 992px) {
    .shell-bar {
      grid-template-areas: 'logo search aside' 'menu menu menu';
      column-gap: 24px;
    }

    .shell-menu-button,
    .shell-entries > .shell-phone-only {
      display: none;
    }

    .shell-search {
      max-width: 560px;
      padding-block: 8px;
    }

    .shell-search button {
      inset-block-start: 12px;
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
      margin-inline: -12px;
    }

    .shell-entries {
      display: grid;
      grid-template-columns: repeat(5, max-content);
      column-gap: 4px;
    }

    .shell-entries > li {
      position: relative;
      display: flex;
    }

    .shell-entry {
      height: 34px;
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

    [data-open] > .shell-submenu,
    &:not([data-enhanced]) li:focus-within > .shell-submenu,
    &:not([data-enhanced]) .shell-user:focus-within > .shell-submenu {
      display: block;
    }

    [data-open] > .shell-submenu[data-columns='2'],
    &:not([data-enhanced]) li:focus-within > .shell-submenu[data-columns='2'] {
      display: grid;
    }

    .shell-user {
      position: relative;
      min-width: 120px;
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
      max-width: 9em;
      overflow: hidden;
      text-overflow: ellipsis;
    }

    .shell-user > button > .shell-icon:last-child {
      width: 1em;
      height: 1em;
      margin-inline-start: auto;
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

    .shell-user li[data-id='logOut'] {
      margin-block-start: 6px;
      padding-block-start: 6px;
      border-block-start: 1px solid var(--_line);
    }

    &[data-home] .shell-entry {
      height: 60px;
    }
  }

  @media (min-width: 1300px) {
    &[data-home] .shell-bar {
      grid-template-areas: 'logo menu aside';
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
    * {
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
