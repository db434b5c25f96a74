import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the breadcrumbs. */
export const BreadcrumbsRoot = styledRoot('nav', 'shell-breadcrumbs')`
  ul {
    display: flex;
    flex-wrap: wrap;
    max-width: var(--_width);
    margin-inline: auto;
    padding: 8px var(--_gutter);
    color: var(--_ink-soft);
    font-size: 0.9375em;
  }

  li {
    display: inline-flex;
    align-items: center;
    min-width: 0;
  }

  /* Drawn with borders instead of text: screen readers skip it. After the item, so that no line begins with it. */
  li:not(:last-child)::after {
    content: '';
    flex: none;
    width: max(6px, 0.43em);
    height: max(6px, 0.43em);
    margin-inline: max(8px, 0.5em) max(12px, 0.75em);
    border-block-start: 1.5px solid currentColor;
    border-inline-end: 1.5px solid currentColor;
    rotate: 45deg;
    opacity: 0.7;
  }

  &:dir(rtl) li:not(:last-child)::after {
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

  @media (max-width: 991px) {
    ul {
      padding-block: 0;
    }

    /* The name of the page is no target: alone on a line, it needs no room for a finger. */
    a {
      padding-block: 12px;
    }
  }

  @media print {
    display: none;
  }
`
