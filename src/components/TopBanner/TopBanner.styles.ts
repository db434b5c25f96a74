import { styledRoot } from '../roots/styledRoot.ts'

/** Styled root of the top banner and of its reserved space. */
export const TopBannerRoot = styledRoot('aside', 'shell-top-banner')`
  position: relative;
  /* The image is 2560 × 94: narrow windows crop it to the middle instead of scaling it down. */
  block-size: clamp(56px, calc(100vw * 94 / 2560), 94px);
  overflow: hidden;
  background: linear-gradient(
    to right,
    var(--_edge-left, var(--_surface-soft)) 49%,
    var(--_edge-right, var(--_surface-soft)) 51%
  );

  .shell-banner-picture,
  .shell-banner-picture img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  .shell-banner-picture img {
    max-inline-size: 2560px;
    margin-inline: auto;
    object-fit: cover;
    object-position: center;
  }

  a.shell-banner-picture:focus-visible {
    outline: none;
  }

  /* Light and dark, before the image: one of the two is seen on any. */
  a.shell-banner-picture:focus-visible::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 2px solid #fff;
    outline-offset: -4px;
    box-shadow: inset 0 0 0 6px #101828;
  }

  .shell-banner-close {
    position: absolute;
    inset-block: 0;
    inset-inline-end: calc(var(--_gutter) - 8px);
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-block: auto;
    border-radius: 50%;
    color: #fff;
  }

  /* Smaller to the eye than for a finger. */
  .shell-banner-close::before {
    content: '';
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
    background: rgb(16 24 40 / 0.72);
  }

  .shell-banner-close > .shell-icon,
  .shell-banner-close::before {
    grid-area: 1 / 1;
  }

  .shell-banner-close:hover::before {
    background: #101828;
  }

  .shell-banner-close:focus-visible {
    border-radius: 50%;
    outline-color: #fff;
    outline-offset: -4px;
    box-shadow: inset 0 0 0 6px #101828;
  }

  @media (scripting: none) {
    .shell-banner-close {
      display: none;
    }
  }

  @media print {
    display: none;
  }
`
