import { cookies } from 'next/headers'
import { ShellUser } from './ShellUser'

/** Passes the current user to the shell. Here it comes from a cookie; a real site calls its session service. */
export async function CurrentUser() {
  const session = (await cookies()).get('session')?.value
  return <ShellUser user={session ? { userId: 7, firstName: session } : null} />
}
