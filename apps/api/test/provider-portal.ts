import type { SignInProblem } from '@portal/domain/shared'
import type { CurrentUser } from '@portal/domain/contract'
import { startIdentityProvider, type IdentityProviderOptions, type Visitor } from './identity-provider.ts'
import { newApp, NOW } from './new-app.ts'

export const MERE: Visitor = {
  sub: 'mere-1',
  email: 'Mere@Example.com',
  email_verified: true,
  given_name: 'Mere',
  family_name: 'Tavola',
}

const OF_A_BROWSER = { accept: 'text/html,application/xhtml+xml' }

/** Creates a portal with an identity provider, and a browser that keeps its cookies. */
export async function newPortal(visitor: Visitor = MERE, config = {}, options: IdentityProviderOptions = {}) {
  const clock = { now: NOW }
  const provider = await startIdentityProvider(options)
  const portal = await newApp({
    now: () => clock.now,
    config: { identityProvider: provider.config, ...config },
  })
  provider.visit.visitor = visitor
  const newBrowser = () => {
    const jar: Record<string, string> = {}
    const go = async (url: string, headers: Record<string, string> = OF_A_BROWSER) => {
      const response = await portal.inject({ method: 'GET', url, headers, cookies: jar })
      for (const { name, value } of response.cookies) jar[name] = value
      return response
    }
    /** Signs in at the provider; returns the URL that it redirects to. */
    const fetchCallback = async (returnTo = '/dashboard', change: (url: URL) => void = () => undefined) => {
      const begun = await go(`/api/login?${new URLSearchParams({ returnTo }).toString()}`)
      const url = new URL(String(begun.headers.location))
      change(url)
      const { pathname, search } = await provider.browse(url.href)
      return pathname + search
    }
    const signIn = async (returnTo?: string) => go(await fetchCallback(returnTo))
    const user = async () => (await portal.get('/api/auth/user', jar)).json<Partial<CurrentUser>>()
    return { jar, go, fetchCallback, signIn, user }
  }
  return { ...portal, ...newBrowser(), newBrowser, clock, provider, visit: provider.visit }
}

export const refusedWith = (problem: SignInProblem, returnTo = '/dashboard') =>
  `/auth/sign-in?${new URLSearchParams({ problem, returnTo }).toString()}`

export const linksIn = ({ store }: Pick<Awaited<ReturnType<typeof newApp>>, 'store'>) =>
  store.read.selectFrom('identities').select(['subject', 'user_id']).execute()
