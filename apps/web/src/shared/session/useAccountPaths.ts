import { useLocation } from 'react-router-dom'
import { useHydrated } from '#shared/page/useHydrated.ts'
import { paths } from '#shared/urls/paths.ts'

/**
 * The addresses of the sign-in and register pages, which lead back to the present page. The server leaves the way back out:
 * its pages are the same for every query that they ignore.
 */
export function useAccountPaths(): { signIn: string; register: string } {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const here = pathname.startsWith('/auth/') ? new URLSearchParams(search).get('returnTo') : pathname + search
  const returnTo = isHydrated && here !== null && here !== paths.home() ? here : undefined
  return { signIn: paths.signIn(returnTo), register: paths.register(returnTo) }
}
