import { callbackify, promisify } from 'node:util'
import fastifyCookie from '@fastify/cookie'
import fastifySession, { type SessionStore as PluginStore } from '@fastify/session'
import { DAY } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify'
import type { Config } from '#config/config.ts'

/** Who is signed in, as read from the database for this request. */
export interface SessionUser {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImageUrl: string | null
  readonly isAdmin: boolean
  readonly isEmailConfirmed: boolean
}

declare module 'fastify' {
  interface Session {
    user?: SessionUser
    /** Whether its cookie is sent again, under the current secret. */
    isSignedAnew?: boolean
  }
  interface FastifyRequest {
    /** The signed-in person; null when signed out, and on routes that don't look. */
    user: SessionUser | null
  }
  interface FastifyInstance {
    /** Reads the session that the request carries into `request.user`. Without its cookie nothing is looked up. */
    readUser(request: FastifyRequest): Promise<void>
    /** Takes the cookies of a session that has ended out of the browser. */
    clearSession(reply: FastifyReply): void
  }
}

/** Where sessions are, by the id that the cookie carries under a signature. */
export interface SessionStore {
  /** Who a session belongs to; null when it never was, was ended or has run out. */
  find(id: string): Promise<SessionUser | null>
  /** Notes that a session is in use. It begins none, so that nothing revives one that was signed out meanwhile. */
  touch(id: string): Promise<void>
  end(id: string): Promise<void>
  /** Writes what was noted and waits. */
  flush(): Promise<void>
}

/** How long a session lives at most, and its cookies with it. */
const LIFETIME = 14 * DAY
const LIFETIME_SECONDS = LIFETIME / 1000
/** Readable and empty of meaning: without it a page doesn't ask who is signed in. */
const HINT = 'signed-in'

/**
 * Adds `request.user`, and sessions that begin, are signed anew and end in the routes of `entrance`. All other routes
 * only read a session: they neither pay for one without its cookie nor ever send one.
 */
export async function addSessions(
  app: FastifyInstance,
  config: Config,
  store: SessionStore,
  entrance: (scope: FastifyInstance) => void,
): Promise<void> {
  const { name, attributes } = cookieOf(config)
  // Also what a cookie is cleared with: without Secure a browser keeps one whose name begins with __Host-.
  await app.register(fastifyCookie, { parseOptions: { ...attributes, maxAge: LIFETIME_SECONDS } })
  app.decorateRequest('user', null)
  app.addHook('onClose', () => store.flush())
  app.decorate('clearSession', (reply) => {
    void reply.clearCookie(name).clearCookie(HINT, { httpOnly: false })
  })
  await app.register(async (scope) => {
    await keepSessions(scope, config, store)
    entrance(scope)
    app.decorate('readUser', userReader(scope, name))
  })
}

/** The session's cookie. The prefix makes browsers refuse it from any other host or path, but takes https. */
const cookieOf = ({ https }: Config) => ({
  name: https ? '__Host-sid' : 'sid',
  attributes: { path: '/', sameSite: 'lax', secure: https, httpOnly: true } as const,
})

/** Gives every request of a scope its session, and sends or clears the cookies with the answer. */
async function keepSessions(scope: FastifyInstance, config: Config, store: SessionStore): Promise<void> {
  const { name, attributes } = cookieOf(config)
  if (config.https) scope.addHook('onRequest', sayHttps)
  await scope.register(fastifySession, {
    secret: [...config.sessionSecrets],
    cookieName: name,
    cookie: { ...attributes, maxAge: LIFETIME },
    store: pluginStore(store),
    saveUninitialized: false,
    rolling: false,
  })
  scope.addHook('onRequest', signAnew(name))
  scope.addHook('onSend', sendHint(name))
}

/** Reads the user of a request, in a scope that keeps sessions or outside of it. */
function userReader(scope: FastifyInstance, name: string): FastifyInstance['readUser'] {
  const restore = promisify((cookie: string, request: FastifyRequest, done: (error?: unknown) => void) =>
    scope.decryptSession(cookie, request, done),
  )
  return async (request) => {
    const cookie = request.cookies[name]
    if (!cookie) return
    if (!('session' in request)) await restore(cookie, request)
    request.user = request.session.user ?? null
  }
}

const pluginStore = (store: SessionStore): PluginStore => ({
  get: callbackify(async (id: string): Promise<Session | null> => {
    const user = await store.find(id)
    return user && { user, cookie: { originalMaxAge: LIFETIME } }
  }),
  set: callbackify((id: string, _session: Session) => store.touch(id)),
  destroy: callbackify((id: string) => store.end(id)),
})

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** The plugin sends a Secure cookie only over https, which visitors speak whatever the last hop to here does. */
const sayHttps: Hook = (request, _reply, done) => {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  done()
}

/** A cookie signed with a secret that is on its way out is replaced; the plugin by itself would clear it. */
const signAnew =
  (name: string): Hook =>
  ({ session, cookies }, _reply, done) => {
    if (session.user && cookies[name] !== session.encryptedSessionId) session.isSignedAnew = true
    done()
  }

/** The hint comes with the session's cookie and goes with it. */
const sendHint =
  (name: string) =>
  ({ session, cookies }: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    // A request that was refused before its session was read leaves the cookies as they are.
    if (!session?.sessionId) return done()
    if (session.isSaved()) void reply.setCookie(HINT, '1', { httpOnly: false })
    else if (!session.user && (cookies[name] || cookies[HINT]))
      void reply.clearCookie(HINT, { httpOnly: false })
    done()
  }
