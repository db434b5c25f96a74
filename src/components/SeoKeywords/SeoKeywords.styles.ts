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
    margin-block-end: 8px;
    font-size: 1em;
    font-weight: 700;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }

  li a {
    display: inline-block;
    padding-block: 4px;
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

    ul {
      gap: 0;
      margin-inline: -8px;
    }

    li a {
      min-inline-size: 44px;
      padding: 12px 8px;
    }
  }

  @media print {
    display: none;
  }
`
