import { region } from '../tokens.ts'

/**
 * The sidebar banner's one styled root: at the side of wide windows, out of the flow, so that it moves nothing. It hangs
 * from its upper edge: how high the picture is shows only once it is loaded.
 */
export const SidebarBannerRoot = region('aside', 'shell-sidebar-banner')`
  position: fixed;
  inset-block-start: calc(50vh - 24px);
  inset-inline-end: 8px;
  z-index: 20;
  /* As wide as the room beside the page, so that it covers as little of it as can be. */
  inline-size: clamp(88px, calc((100vw - var(--_width)) / 2 + var(--_gutter) - 24px), 168px);
  border-radius: var(--_radius);
  background: var(--_surface);
  box-shadow: var(--_shadow);

  .shell-banner-picture,
  .shell-banner-picture img {
    display: block;
    inline-size: 100%;
    block-size: auto;
    border-radius: inherit;
  }

  .shell-banner-picture img {
    max-block-size: 50vh;
    object-fit: contain;
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

  .shell-banner-close:focus-visible {
    border-radius: 50%;
  }

  @media (max-width: 991px) {
    display: none;
  }

  @media print {
    display: none;
  }
`
