import { cookieNames, storageKeys } from '@jobsite/shell/core'

/** Removes what an earlier story stored in this browser; what Storybook stores stays. */
export function resetState(): void {
  for (const area of [localStorage, sessionStorage]) {
    for (const key of Object.values(storageKeys)) area.removeItem(key)
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
  for (const name of Object.values(cookieNames)) document.cookie = `${name}=; path=/; max-age=0`
  window.scrollTo(0, 0)
}
