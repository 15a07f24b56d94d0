import { calls } from '@portal/domain/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { AppContext } from '#context.ts'
import { navigation } from '#http/routes/navigation.ts'
import { publicRoute } from '#http/routes/public-route.ts'
import { toJson } from '#shared/json.ts'
import { Problem } from '#shared/problem.ts'
import { completeSignIn, renewSession } from '../request-session.ts'
import { setPendingCookie } from '../second-step/pending-cookie.ts'
import { beginSignIn } from '../second-step/sign-in.service.ts'
import { getSignInPath } from '../sign-in-page.ts'
import { CALLBACK_PATH, createIdentityProvider, type IdentityProvider } from './identity-provider.ts'
import {
  PROVIDER_SIGN_IN_LIFETIME,
  resolveAccount,
  startProviderSignIn,
  consumePendingSignIn,
  type ResolvedAccount,
} from './provider-sign-in.service.ts'
import { SignInRefusal } from '../sign-in-refusal.ts'

/** Signing in with the identity provider. */
export interface ProviderSignIn {
  /** Sends a browser to the provider. */
  begin(request: FastifyRequest, reply: FastifyReply, returnTo: string): Promise<FastifyReply>
}

const CallbackQuery = v.object({
  state: v.optional(v.pipe(v.string('Please send one state'), v.maxLength(200, 'This state is too long'))),
})

/** The available ways to sign in. */
export function signInMethodRoutes(app: FastifyInstance, { config }: Pick<AppContext, 'config'>): void {
  const { identityProvider: provider } = config
  const methods = { provider: provider && { name: provider.name } }
  publicRoute(app, calls.signInMethods, {}, () => ({ json: toJson(methods) }))
}

/** Registers the sign-in with the identity provider; null if none is configured. */
export function providerRoutes(app: FastifyInstance, context: AppContext): ProviderSignIn | null {
  const { identityProvider } = context.config
  if (!identityProvider) return null
  const provider = createIdentityProvider(identityProvider, context)
  addCallback(app, context, provider)
  const cookie = getCookieName(context)
  return {
    begin: (request, reply, returnTo) =>
      withReadableRefusals(request, reply, returnTo, async () => {
        countSignIn(request)
        const started = await startProviderSignIn(context, provider, {
          browserKey: readBrowserKey(request, cookie),
          returnTo,
        })
        void reply.setCookie(cookie, started.browserKey, { maxAge: PROVIDER_SIGN_IN_LIFETIME / 1000 })
        return reply.redirect(started.url.href, 303)
      }),
  }
}

function addCallback(app: FastifyInstance, context: AppContext, provider: IdentityProvider): void {
  navigation(
    app,
    {
      name: 'loginCallback',
      path: CALLBACK_PATH,
      summary: 'Where the identity provider sends browsers back to: signs in and leads on',
      query: CallbackQuery,
    },
    ({ query, request, reply }) =>
      withReadableRefusals(request, reply, '/', async () => {
        countSignIn(request)
        const browserKey = readBrowserKey(request, getCookieName(context)) ?? ''
        const { secrets, returnTo } = await consumePendingSignIn(context, query.state ?? '', browserKey)
        return withReadableRefusals(request, reply, returnTo, async () => {
          const identity = await provider.finish(new URL(request.url, 'http://portal').searchParams, secrets)
          return finish(request, reply, await resolveAccount(context, provider, identity), returnTo)
        })
      }),
  )

  /** Signs in, or redirects to the takeover of the account or the second step. */
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    resolved: ResolvedAccount,
    returnTo: string,
  ): Promise<FastifyReply> {
    if (resolved.kind === 'claim') {
      const claim = new URLSearchParams({ token: resolved.token, returnTo }).toString()
      return reply.redirect(`/auth/claim?${claim}`, 303)
    }
    const outcome = await beginSignIn(context, resolved.user, renewSession(request))
    if (outcome.kind === 'signed-in') {
      completeSignIn(outcome.user, request)
      return reply.redirect(returnTo, 303)
    }
    setPendingCookie(reply, context.config, outcome.token)
    return reply.redirect(`/auth/second-step?${new URLSearchParams({ returnTo }).toString()}`, 303)
  }
}

/** The cookie that ties a sign-in at the provider to the browser that began it. */
const getCookieName = ({ config }: Pick<AppContext, 'config'>): string =>
  config.https ? '__Host-login' : 'login'

const BROWSER_KEY = /^[\w-]{43}$/

function readBrowserKey({ cookies }: FastifyRequest, name: string): string | null {
  const key = cookies[name]
  return key !== undefined && BROWSER_KEY.test(key) ? key : null
}

function countSignIn(request: FastifyRequest): void {
  try {
    request.server.limitCounters['sign-ins with the provider'](request)
  } catch (error) {
    throw error instanceof Problem && error.kind === 'too-many' ? new SignInRefusal('too-many') : error
  }
}

/** In a browser a refusal redirects to the sign-in page; other clients get the refusal itself. */
async function withReadableRefusals(
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo: string,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work()
  } catch (error) {
    const isForPeople = String(request.headers.accept).includes('text/html')
    if (!(error instanceof SignInRefusal) || !isForPeople) throw error
    return reply.redirect(getSignInPath({ problem: error.reason, returnTo }), 303)
  }
}
