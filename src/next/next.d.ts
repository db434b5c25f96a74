// Subset of the framework's types that its adapters use; the package is tested against the real ones in examples/.
declare module 'next/navigation.js' {
  export function usePathname(): string
  export function useRouter(): { push: (href: string) => void }
  export function useSelectedLayoutSegments(): readonly string[]
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void
}
declare module 'next/link.js' {
  const Link: import('../react/ShellContext.ts').LinkComponent
  export default Link
}
declare module 'next/router.js' {
  export function useRouter(): {
    readonly asPath: string
    readonly basePath: string
    readonly isReady: boolean
    push: (href: string) => Promise<boolean>
  }
}
