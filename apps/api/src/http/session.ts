import fastifyCookie, { Signer } from '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'

/** Who is signed in, as read from the database for this request. */
export interface SessionUser {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly profileImageUrl: string | null
  readonly isAdmin: boolean
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in person; null when signed out, and on routes that don't look. */
    user: SessionUser | null
  }
  interface FastifyInstance {
    sessions: SessionCookies
  }
}

/** Finds who a session belongs to; null when it never was, was ended or has run out. */
type FindUser = (sessionId: string) => Promise<SessionUser | null>

export interface SessionCookies {
  /** Reads the session that the request carries into `request.user`. */
  read(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The id that the request carries under a signature of ours. */
  idOf(request: FastifyRequest): string | null
  send(reply: FastifyReply, sessionId: string): void
  clear(reply: FastifyReply): void
}

/** Days that a session lives at most, which is how long its cookies stay. */
const LIFETIME_SECONDS = 14 * 24 * 60 * 60
/** Readable and empty of meaning: without it a page doesn't ask who is signed in. */
const HINT = 'signed-in'

export async function addSessions(app: FastifyInstance, config: Config, findUser: FindUser): Promise<void> {
  await app.register(fastifyCookie)
  app.decorateRequest('user', null)
  app.decorate('sessions', sessionCookies(config, findUser))
}

function sessionCookies({ https, sessionSecrets }: Config, findUser: FindUser): SessionCookies {
  const signer = new Signer([...sessionSecrets], 'sha256')
  // The prefix makes browsers refuse the cookie from any other host or path, but only takes it over https.
  const name = https ? '__Host-sid' : 'sid'
  const attributes = { path: '/', sameSite: 'lax', secure: https } as const

  const carried = (request: FastifyRequest) => {
    const cookie = request.cookies[name]
    return cookie ? signer.unsign(cookie) : null
  }
  const send = (reply: FastifyReply, sessionId: string) => {
    const lasting = { ...attributes, maxAge: LIFETIME_SECONDS }
    void reply.setCookie(name, signer.sign(sessionId), { ...lasting, httpOnly: true })
    void reply.setCookie(HINT, '1', lasting)
  }
  return {
    async read(request, reply) {
      const cookie = carried(request)
      if (!cookie?.valid) return
      request.user = await findUser(cookie.value)
      // Signed with a secret that is on its way out: sign it with the current one.
      if (request.user && cookie.renew) send(reply, cookie.value)
    },
    idOf(request) {
      const cookie = carried(request)
      return cookie?.valid ? cookie.value : null
    },
    send,
    clear(reply) {
      void reply.clearCookie(name, { ...attributes, httpOnly: true })
      void reply.clearCookie(HINT, attributes)
    },
  }
}
