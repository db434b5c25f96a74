// The few names of Next.js that this door uses: the package is tested against the real ones in examples/.
declare module 'next/navigation' {
  export function usePathname(): string
  export function useRouter(): { push: (href: string) => void }
  export function useServerInsertedHTML(callback: () => import('react').ReactNode): void
}
declare module 'next/link' {
  const Link: import('../react/ShellContext.ts').LinkComponent
  export default Link
}
