const OURS = /^(params|initialData|topBanner|SEASONAL_THEME)$|^@jobsite\/shell/
const COOKIES = ['lang', 'VNW_TRACKING_GA', 'VNW_TRACKING_GA_FIRST', 'VNWSearchJob[city]', 'onboarding']

/** Forgets what an earlier story left in this browser; what Storybook itself remembers stays. */
export function cleanSlate(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.keys(area).filter((name) => OURS.test(name))) area.removeItem(key)
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot be waited for everywhere
  for (const name of COOKIES) document.cookie = `${name}=; path=/; max-age=0`
  window.scrollTo(0, 0)
}
