import type { MountedShell, MountShellOptions, ShellSlots } from '@jobsite/shell/embed'

declare const JobSiteShell: { mountShell: (options: ShellSlots & MountShellOptions) => MountedShell }

/** Makes the server's HTML interactive, and tells the shell of navigations of the app's router. */
export default defineNuxtPlugin((nuxt) => {
  const router = useRouter()
  nuxt.hook('app:mounted', () => {
    const shell = JobSiteShell.mountShell({
      header: '#header',
      sideNav: '#side-nav',
      seoKeywords: '#seo-keywords',
      footer: '#footer',
    })
    router.afterEach(({ fullPath }) => shell.update({ url: fullPath }))
  })
})
