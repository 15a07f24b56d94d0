import { callbackify } from 'node:util'
import type { FastifyRequest, onRequestHookHandler } from 'fastify'
import { Problem } from '#shared/problem.ts'
import type { SessionUser } from '../server/session.ts'

/**
 * Who may call a route. `public` ignores the session; `visitor` reads it if there is one; `user` requires one; `admin`
 * requires an administrator's.
 */
export type Access = 'public' | 'visitor' | 'user' | 'admin'

/** The caller in a handler. */
export type UserOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'visitor'
    ? SessionUser | null
    : SessionUser

const readSession = callbackify((request: FastifyRequest) => request.server.readUser(request))

/** Synchronous, for the many visitors without a cookie. */
const readUser: onRequestHookHandler = (request, _reply, done) => {
  if (request.raw.headers.cookie === undefined) done()
  else readSession(request, done)
}

const requireUser: onRequestHookHandler = (request, _reply, done) => {
  done(request.user ? undefined : new Problem('signed-out', 'Please sign in to continue'))
}

const requireAdmin: onRequestHookHandler = (request, _reply, done) => {
  done(request.user?.isAdmin ? undefined : new Problem('forbidden', 'Only administrators may do this'))
}

/** The hooks that enforce a route's access, before a body is read. */
export const GUARDS: Readonly<Record<Access, readonly onRequestHookHandler[]>> = {
  public: [],
  visitor: [readUser],
  user: [readUser, requireUser],
  admin: [readUser, requireUser, requireAdmin],
}
