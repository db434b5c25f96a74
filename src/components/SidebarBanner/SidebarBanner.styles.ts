import { styledRoot } from '../roots/styledRoot.ts'

/**
 * Styled root of the sidebar banner: beside the page in windows with enough space, out of the flow, so that it neither
 * shifts nor covers content. Positioned by its upper edge, because its height is unknown until the image has loaded.
 */
export const SidebarBannerRoot = styledRoot('aside', 'shell-sidebar-banner')`
  position: fixed;
  inset-block-start: calc(50vh - 24px);
  inset-inline-end: 8px;
  z-index: 20;
  /* Space beside the page's content, with 8 px to the window and 16 px to the content. */
  inline-size: clamp(0px, calc((100vw - var(--_width)) / 2 + var(--_gutter) - 24px), 168px);
  container: shell-beside / inline-size;

  /* As wide as the image, which is lower than half of the window. */
  .shell-banner-picture,
  .shell-banner-picture img {
    display: block;
    max-inline-size: 100%;
  }

  .shell-banner-picture {
    inline-size: fit-content;
    margin-inline-start: auto;
    border-radius: var(--_radius);
  }

  /* The shadow of a box without an image is visible too, and moves as the image arrives: a layout shift. */
  &[data-loaded] .shell-banner-picture {
    box-shadow: var(--_shadow);
  }

  .shell-banner-picture img {
    inline-size: auto;
    block-size: auto;
    max-block-size: 50vh;
    border-radius: inherit;
  }

  .shell-banner-close {
    position: absolute;
    inset-block-start: -12px;
    inset-inline-end: -4px;
    display: grid;
    place-items: center;
    inline-size: 32px;
    block-size: 32px;
    border: 1px solid var(--_line);
    border-radius: 50%;
    background: var(--_surface);
    color: var(--_ink);
  }

  .shell-banner-close:hover {
    border-color: var(--_accent);
    color: var(--_accent);
  }

  /* Too little space beside the content, whatever its width: a media query cannot read a custom property. */
  @container shell-beside (width < 87.5px) {
    .shell-banner-picture,
    .shell-banner-close {
      display: none;
    }
  }

  @media (max-width: 1479px), (max-height: 479px) {
    display: none;
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
