import type { onRequestAsyncHookHandler } from 'fastify'
import { Problem } from '#problem.ts'
import type { SessionUser } from './session.ts'

/**
 * Who may call a route. `public` doesn't look at the session; `visitor` reads it where there is one;
 * `user` needs one; `admin` needs an administrator's.
 */
export type Access = 'public' | 'visitor' | 'user' | 'admin'

/** What a handler knows about who calls. */
export type UserOf<A extends Access> = A extends 'public'
  ? null
  : A extends 'visitor'
    ? SessionUser | null
    : SessionUser

const readUser: onRequestAsyncHookHandler = async function (request) {
  await request.server.readUser(request)
}

const requireUser: onRequestAsyncHookHandler = async function (request) {
  if (!request.user) throw new Problem('signed-out', 'Please sign in to go on')
}

const requireAdmin: onRequestAsyncHookHandler = async function (request) {
  if (!request.user?.isAdmin) throw new Problem('forbidden', 'Only administrators may do this')
}

/** The hooks that hold a route's access; they run before a body is read. */
export const GUARDS: Readonly<Record<Access, readonly onRequestAsyncHookHandler[]>> = {
  public: [],
  visitor: [readUser],
  user: [readUser, requireUser],
  admin: [readUser, requireUser, requireAdmin],
}
