// Subset of TanStack Router's types that its adapter uses; the package is tested against the real one in examples/.
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
