import { region } from '../tokens.ts'

/** The language switch's one styled root. */
export const LanguageSwitchRoot = region('nav', 'shell-language-switch')`
  ul {
    display: flex;
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
  span {
    padding: 6px 8px;
    border-radius: 4px;
  }

  span {
    color: var(--_ink-soft);
  }

  a {
    display: inline-flex;
    align-items: center;
    gap: 7px;
    color: var(--_accent);
    font-weight: 600;
  }

  .shell-flag {
    flex: none;
    width: 21px;
    height: 14px;
    border-radius: 2px;
    box-shadow: 0 0 0 1px rgb(0 0 0 / 0.12);
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`
