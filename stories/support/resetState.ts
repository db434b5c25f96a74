const OURS = /^(params|initialData|topBanner|SEASONAL_THEME)$|^@jobsite\/shell/
const COOKIES = ['lang', 'VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST', 'VNWSearchJob[city]', 'VNW_ONBOARDING']

/** Removes what an earlier story stored in this browser; what Storybook stores stays. */
export function resetState(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area).filter((name) => OURS.test(name))) area.removeItem(key)
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
  for (const name of COOKIES) document.cookie = `${name}=; path=/; max-age=0`
  window.scrollTo(0, 0)
}
