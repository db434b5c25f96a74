import { region } from '../tokens.ts'

/** The breadcrumbs' one styled root. */
export const BreadcrumbsRoot = region('nav', 'shell-breadcrumbs')`
  ul {
    display: flex;
    flex-wrap: wrap;
    max-width: var(--_width);
    margin-inline: auto;
    padding: 8px var(--_gutter);
    color: var(--_ink-soft);
    font-size: 0.93em;
  }

  li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
  }

  /* Drawn, not written: what reads the page aloud passes over it. */
  li + li::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    margin-inline: 8px 10px;
    border-block-start: 1.5px solid currentColor;
    border-inline-end: 1.5px solid currentColor;
    rotate: 45deg;
    opacity: 0.7;
  }

  &:dir(rtl) li + li::before {
    rotate: -45deg;
  }

  a,
  span {
    min-width: 0;
    padding-block: 4px;
    overflow-wrap: anywhere;
  }

  a:hover {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  [aria-current] {
    color: var(--_ink);
  }

  @media print {
    display: none;
  }
`
