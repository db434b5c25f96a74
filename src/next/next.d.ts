// Subset of the framework's types that its adapters use; the package is tested against the real ones in examples/.
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
