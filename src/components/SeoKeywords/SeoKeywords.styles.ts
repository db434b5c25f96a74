import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the keyword block. */
export const SeoKeywordsRoot = styledRoot('nav', 'shell-seo-keywords')`
  background: var(--_surface);
  /* As the footer's: where it ended with the lines of text, it stopped before the edge of a page of another color. */
  border-block-start: 1px solid var(--_line);

  .shell-frame {
    max-width: var(--_width);
    margin-inline: auto;
    padding: 24px var(--_gutter);
  }

  &[data-home] {
    padding: 0 var(--_gutter) 32px;
    border: 0;
    background: var(--_surface);
  }

  &[data-home] .shell-frame {
    max-width: calc(var(--_width) - 2 * var(--_gutter));
    padding: 24px;
    border: 1px solid var(--_line);
    border-radius: var(--_radius-large);
    background: var(--_surface-soft);
  }

  section + section {
    margin-block-start: 16px;
  }

  h2 {
    margin-block-end: 4px;
    font-size: 1em;
    font-weight: 700;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline: -8px;
  }

  li {
    display: inline-flex;
    align-items: center;
  }

  /* Drawn instead of text: screen readers skip it. After the item, so that no line begins with it. */
  li:not(:last-child)::after {
    content: '';
    width: 1px;
    height: 1em;
    background: var(--_line);
  }

  li a {
    padding: 8px;
    color: var(--_ink-soft);
    overflow-wrap: anywhere;
  }

  li a:hover {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  /* The space between links belongs to them: a finger needs 44 pixels. */
  @media (max-width: 991px) {
    h2 {
      margin-block-end: 0;
    }

    li a {
      min-inline-size: 44px;
      padding-block: 12px;
    }
  }

  @media print {
    display: none;
  }
`
