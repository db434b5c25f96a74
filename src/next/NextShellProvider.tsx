import NextLink from 'next/link'
import { usePathname, useRouter } from 'next/navigation'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'

/**
 * The shell's provider for the Next.js app router: links are Next's, other ways go through its router, and the address
 * on view is its own. It can be given by a server component, as nothing that it takes is a function. Renders no element
 * of its own.
 */
export function NextShellProvider({ url, ...props }: ShellProviderProps) {
  const router = useRouter()
  const pathname = usePathname()
  return <ShellProvider url={url ?? pathname} linkComponent={NextLink} navigate={router.push} {...props} />
}
