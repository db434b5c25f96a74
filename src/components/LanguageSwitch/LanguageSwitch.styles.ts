import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the language switch. */
export const LanguageSwitchRoot = styledRoot('nav', 'shell-language-switch')`
  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  li {
    display: flex;
    align-items: center;
    white-space: nowrap;
  }

  li + li::before {
    content: '';
    width: 1px;
    height: 1em;
    background: var(--_line);
  }

  a,
  li > span {
    padding: 8px;
    border-radius: var(--_radius-small);
  }

  li > span {
    color: var(--_ink-soft);
  }

  li a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    color: var(--_accent);
    font-weight: 600;
  }

  .shell-flag {
    flex: none;
    width: max(21px, 1.4em);
    height: max(14px, 0.9333em);
    border-radius: var(--_radius-small);
    /* Of Vietnam: the other flag covers it. */
    background: #da251d;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12);
    forced-color-adjust: none;
  }

  li a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The header of a phone with enlarged text: the code takes the place of flag and name, so that the logo keeps its width. */
  @container shell-bar (max-width: 20em) {
    li a::after {
      content: attr(lang) / '';
      text-transform: uppercase;
    }

    li a > * {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @media (max-width: 991px) {
    li a {
      min-width: 44px;
      min-height: 44px;
    }
  }
`
