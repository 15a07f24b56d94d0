import { useLocation } from 'react-router-dom'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'

/** The way back after signing in on a page; an account's page passes on its own. */
function findReturnPath({ pathname, search }: { pathname: string; search: string }): string | undefined {
  const here = pathname.startsWith('/auth/') ? new URLSearchParams(search).get('returnTo') : pathname + search
  return here === null || here === paths.home() ? undefined : here
}

/**
 * The addresses of the sign-in and register pages, which lead back to the present page. The server leaves the way back out:
 * its pages are the same for every query that they ignore.
 */
export function useAccountPaths(): { signIn: string; register: string } {
  const location = useLocation()
  const returnTo = useHydrated() ? findReturnPath(location) : undefined
  return { signIn: paths.signIn(returnTo), register: paths.register(returnTo) }
}
