import { toSafeReturnPath } from '@portal/domain/shared'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { navigation } from '#http/routes/navigation.ts'
import type { ProviderSignIn } from './provider/provider.routes.ts'
import { getRegisterPath, getSignInPath } from './sign-in-page.ts'

const LoginQuery = v.object({
  returnTo: v.optional(
    v.pipe(v.string('Please send one address'), v.maxLength(2000, 'Please use at most 2000 characters')),
  ),
  /** For newcomers, as in OpenID Connect. */
  prompt: v.optional(v.literal('create', 'The only prompt is create')),
})

/** The addresses that browsers navigate to for signing in and out. */
export function loginRoutes(app: FastifyInstance, providerSignIn: ProviderSignIn | null): void {
  navigation(
    app,
    {
      name: 'login',
      path: '/api/login',
      summary:
        'Leads to the identity provider, to the sign-in page or (with prompt=create) to the page that opens an account, and back to a path of this site',
      query: LoginQuery,
    },
    ({ query, user, request, reply }) => {
      const returnTo = toSafeReturnPath(query.returnTo)
      if (user) return reply.redirect(returnTo, 303)
      const page = query.prompt === 'create' ? getRegisterPath(returnTo) : getSignInPath({ returnTo })
      return providerSignIn?.begin(request, reply, returnTo) ?? reply.redirect(page, 303)
    },
  )

  navigation(
    app,
    { name: 'logout', path: '/api/logout', summary: 'Ends the session and leads home', query: v.object({}) },
    async ({ request, reply }) => {
      if (isOwnNavigation(request)) {
        await request.session.destroy()
        app.clearSession(reply)
      }
      return reply.redirect('/', 303)
    },
  )
}

/**
 * Whether a navigation started on this site, not with an image, frame, prefetch or link elsewhere. Clients without
 * these headers are not browsers.
 */
function isOwnNavigation({ headers }: FastifyRequest): boolean {
  const isOneOf = (name: string, ...values: string[]) => {
    const value = headers[name]
    return value === undefined || values.includes(String(value))
  }
  const isPrefetch = ['sec-purpose', 'purpose', 'x-moz'].some((name) =>
    /prefetch|preview/.test(String(headers[name])),
  )
  return (
    !isPrefetch &&
    isOneOf('sec-fetch-site', 'same-origin', 'none') &&
    isOneOf('sec-fetch-mode', 'navigate') &&
    isOneOf('sec-fetch-dest', 'document')
  )
}
