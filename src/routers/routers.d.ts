// Subset of the routers’ types that the adapters use; the package is tested against the real ones in examples/.
declare module 'next/navigation.js' {
  export function usePathname(): string
  export function useRouter(): { push: (href: string) => void }
  export function useSelectedLayoutSegments(): readonly string[]
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void
}
declare module 'next/link.js' {
  const Link: import('react').ForwardRefExoticComponent<
    Omit<import('react').AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
      import('react').RefAttributes<HTMLAnchorElement> & { href: string; locale?: string | false }
  >
  export default Link
}
declare module 'next/router.js' {
  export function useRouter(): {
    readonly asPath: string
    readonly basePath: string
    readonly isReady: boolean
    readonly locale?: string | undefined
    readonly defaultLocale?: string | undefined
    push: (href: string, as?: string, options?: { locale?: string | false }) => Promise<boolean>
  }
}
declare module 'react-router' {
  export const Link: import('react').ForwardRefExoticComponent<
    Omit<import('react').AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
      import('react').RefAttributes<HTMLAnchorElement> & { to: string }
  >
  export function useHref(to: string): string
  export function useLocation(): { readonly pathname: string; readonly search: string; readonly hash: string }
  export function useNavigate(): (to: string) => void | Promise<void>
}
declare module '@tanstack/react-router' {
  interface HistoryState {
    readonly __TSR_key?: string
  }
  export function useLocation(): { readonly publicHref: string; readonly state: HistoryState }
  export function useRouter(): {
    readonly basepath: string
    readonly history: {
      readonly location: { readonly href: string; readonly state: HistoryState }
      push: (href: string) => void
    }
  }
}
