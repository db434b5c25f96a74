import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the footer. */
export const FooterRoot = styledRoot('footer', 'shell-footer')`
  position: relative;
  background: var(--_surface-soft);
  border-block-start: 1px solid var(--_line);

  .shell-frame {
    max-width: var(--_width);
    margin-inline: auto;
    padding: 32px var(--_gutter) 32px;
  }

  [data-shell-slot='footerTop'] {
    margin-block-end: 32px;
  }

  [data-shell-slot='footerBottom'] {
    margin-block-start: 24px;
  }

  /* As many columns as fit their text, at any text size: two on phones, four, five on desktops. */
  .shell-columns {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, max(9em, 40%)), 1fr));
    gap: 24px 16px;
  }

  .shell-contact {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 24px 32px;
  }

  h2 {
    margin-block-end: 8px;
    font-size: 1em;
    font-weight: 700;
  }

  .shell-column a {
    display: inline-block;
    padding-block: 4px;
    color: var(--_ink-soft);
  }

  .shell-column a:hover,
  .shell-legal a:hover {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .shell-column a.shell-store,
  .shell-registration {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }

  .shell-column a.shell-store .shell-icon {
    width: 1.25em;
    height: 1.25em;
  }

  .shell-row ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }

  .shell-row a.shell-social {
    display: grid;
    place-items: center;
    width: max(40px, 2.4em);
    height: max(40px, 2.4em);
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: 50%;
    background: var(--_surface);
    color: var(--_ink-soft);
  }

  .shell-row a.shell-social:hover {
    border-color: var(--_accent);
    color: var(--_accent);
  }

  .shell-row a.shell-social .shell-icon {
    width: 1.2em;
    height: 1.2em;
  }

  .shell-legal {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 24px;
    margin-block-start: 32px;
    padding-block-start: 24px;
    border-block-start: 1px solid var(--_line);
    color: var(--_ink-soft);
    font-size: 0.9375em;
  }

  &[data-variant='minimal'] .shell-frame {
    padding-block: 16px;
  }

  &[data-variant='minimal'] .shell-legal {
    margin-block-start: 0;
    padding-block-start: 0;
    border-block-start: 0;
  }

  .shell-legal-links ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
  }

  address {
    font-style: normal;
  }

  .shell-home {
    color: var(--_ink);
    font-size: 1.125em;
    font-weight: 700;
  }

  @media screen and (max-width: 991px) {
    .shell-columns h2 {
      margin-block-end: 0;
    }

    .shell-column a {
      padding-block: 12px;
    }

    .shell-row ul {
      margin-block-start: 4px;
    }

    .shell-row a.shell-social {
      width: max(44px, 2.4em);
      height: max(44px, 2.4em);
    }

    .shell-legal,
    .shell-legal-links ul {
      row-gap: 4px;
    }

    .shell-legal a {
      display: inline-flex;
      align-items: center;
      min-block-size: 44px;
    }
  }

  @media (min-width: 768px) {
    .shell-columns {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(10em, 20%)), 1fr));
      gap: 32px;
    }
  }

  @media (min-width: 1300px) {
    .shell-columns {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, max(10em, 15%)), 1fr));
    }

    .shell-contact {
      grid-column: auto;
      flex-direction: column;
    }
  }

  @media print {
    .shell-columns {
      display: none;
    }
  }
`
