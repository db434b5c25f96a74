// Subset of React Router's types that its adapter uses; the package is tested against the real one in examples/.
declare module 'react-router' {
  export const Link: import('react').ForwardRefExoticComponent<
    Omit<import('react').AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> &
      import('react').RefAttributes<HTMLAnchorElement> & { to: string }
  >
  export function useHref(to: string): string
  export function useLocation(): { readonly pathname: string; readonly search: string; readonly hash: string }
  export function useNavigate(): (to: string) => void | Promise<void>
}
