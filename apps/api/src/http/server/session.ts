import { callbackify, promisify } from 'node:util'
import fastifyCookie from '@fastify/cookie'
import fastifySession, { type SessionStore as PluginStore } from '@fastify/session'
import { DAY } from '@portal/domain/shared'
import type { FastifyInstance, FastifyReply, FastifyRequest, Session } from 'fastify'
import type { Config } from '#config/config.ts'

/** The signed-in user, read from the database for this request. */
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
    /** Whether to sign its cookie again with the current secret. */
    isResigned?: boolean
  }
  interface FastifyRequest {
    /** The signed-in user; null when signed out, and on routes that don't read the session. */
    user: SessionUser | null
  }
  interface FastifyInstance {
    /** Reads the session's user into `request.user`. Without a cookie nothing is read. */
    readUser(request: FastifyRequest): Promise<void>
    /** Clears the cookies of an ended session. */
    clearSession(reply: FastifyReply): void
  }
}

/** A store of sessions by the id in their signed cookie. */
export interface SessionStore {
  /** Finds the user of a session; null for an unknown, ended or expired one. */
  find(id: string): Promise<SessionUser | null>
  /** Records that a session is used; never creates one, so that an ended session stays ended. */
  touch(id: string): Promise<void>
  end(id: string): Promise<void>
  /** Writes the pending times of use. */
  flush(): Promise<void>
}

/** The maximum lifetime of a session and its cookies. */
const LIFETIME = 14 * DAY
const LIFETIME_SECONDS = LIFETIME / 1000
/** The session mark: readable by scripts; without it, a page doesn't request the signed-in user. */
const SESSION_MARK = 'signed-in'

/**
 * Adds `request.user`, and in the routes of `addSessionRoutes` sessions that begin, are signed again and end. All other
 * routes only read sessions, at no cost without a cookie, and never set one.
 */
export async function addSessions(
  app: FastifyInstance,
  config: Config,
  store: SessionStore,
  addSessionRoutes: (scope: FastifyInstance) => void,
): Promise<void> {
  const { name, attributes } = getSessionCookie(config)
  // Also for clearing: browsers ignore a __Host- cookie without Secure.
  await app.register(fastifyCookie, { parseOptions: { ...attributes, maxAge: LIFETIME_SECONDS } })
  app.decorateRequest('user', null)
  app.flushOnClose(() => store.flush())
  app.decorate('clearSession', (reply) => {
    void reply.clearCookie(name).clearCookie(SESSION_MARK, { httpOnly: false })
  })
  await app.register(async (scope) => {
    await addSessionPlugin(scope, config, store)
    addSessionRoutes(scope)
    app.decorate('readUser', createUserReader(scope, name))
  })
}

/** Returns the session's cookie. The __Host- prefix binds it to host and path, but requires https. */
const getSessionCookie = ({ https }: Config) => ({
  name: https ? '__Host-sid' : 'sid',
  attributes: { path: '/', sameSite: 'lax', secure: https, httpOnly: true } as const,
})

/** Adds sessions to a scope, and sets or clears the cookies with the response. */
async function addSessionPlugin(scope: FastifyInstance, config: Config, store: SessionStore): Promise<void> {
  const { name, attributes } = getSessionCookie(config)
  if (config.https) scope.addHook('onRequest', assumeHttps)
  await scope.register(fastifySession, {
    secret: [...config.sessionSecrets],
    cookieName: name,
    cookie: { ...attributes, maxAge: LIFETIME },
    store: toPluginStore(store),
    saveUninitialized: false,
    rolling: false,
  })
  scope.addHook('onRequest', markForResigning(name))
  scope.addHook('onSend', sendSessionMark(name))
}

/** Creates `readUser`, which works inside and outside of the session plugin's scope. */
function createUserReader(scope: FastifyInstance, name: string): FastifyInstance['readUser'] {
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

const toPluginStore = (store: SessionStore): PluginStore => ({
  get: callbackify(async (id: string): Promise<Session | null> => {
    const user = await store.find(id)
    return user && { user, cookie: { originalMaxAge: LIFETIME } }
  }),
  set: callbackify((id: string, _session: Session) => store.touch(id)),
  destroy: callbackify((id: string) => store.end(id)),
})

type Hook = (request: FastifyRequest, reply: FastifyReply, done: () => void) => void

/** The plugin sets Secure cookies only over https, which visitors use even if the last hop does not. */
const assumeHttps: Hook = (request, _reply, done) => {
  Object.defineProperty(request, 'protocol', { value: 'https' })
  done()
}

/** Signs a cookie with an old secret again; the plugin would clear it. */
const markForResigning =
  (name: string): Hook =>
  ({ session, cookies }, _reply, done) => {
    if (session.user && cookies[name] !== session.encryptedSessionId) session.isResigned = true
    done()
  }

/** Sets and clears the session mark together with the session's cookie. */
const sendSessionMark =
  (name: string) =>
  ({ session, cookies }: FastifyRequest, reply: FastifyReply, _payload: unknown, done: () => void) => {
    // A request that was refused before its session was read leaves the cookies unchanged.
    if (!session?.sessionId) return done()
    if (session.isSaved()) void reply.setCookie(SESSION_MARK, '1', { httpOnly: false })
    else if (!session.user && (cookies[name] || cookies[SESSION_MARK]))
      void reply.clearCookie(SESSION_MARK, { httpOnly: false })
    done()
  }
