import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the skip link. */
export const SkipLinkRoot = styledRoot('a', 'shell-skip-link')`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 1001;
  display: inline-flex;
  align-items: center;
  /* As high as the bar, so that it covers the bar completely. */
  min-height: 60px;
  padding: 8px 16px;
  border-end-end-radius: var(--_radius);
  font-weight: 600;

  /* Doubled, to override the header's link rules. */
  && {
    background: var(--_accent);
    color: var(--_accent-ink);
    text-decoration: none;
  }

  &:not(:focus) {
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    white-space: nowrap;
  }

  &&:focus {
    outline: 3px solid var(--_accent-ink);
    outline-offset: -6px;
    border-radius: 0;
    border-end-end-radius: var(--_radius);
  }
`
