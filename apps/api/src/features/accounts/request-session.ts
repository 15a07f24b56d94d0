import type { CurrentUser } from '@portal/domain/contract'
import type { FastifyRequest } from 'fastify'
import { toCurrentUser, toSessionUser } from './accounts.view.ts'
import { describeDevice } from './sessions/describe-device.ts'
import type { NewSession } from './sessions.service.ts'
import type { UserRow } from '#features/users/users.table.ts'

/** Ends the request's session; returns the next one. */
export const renewSession = (request: FastifyRequest) => async (): Promise<NewSession> => {
  await request.session.regenerate()
  return { id: request.session.sessionId, device: describeDevice(request.headers['user-agent']) }
}

/** Makes the started session that of the request; the response sets its cookie and that of the device. */
export function completeSignIn(row: UserRow, request: FastifyRequest): CurrentUser {
  const user = toSessionUser(row)
  request.session.user = user
  request.signedInAs = row.email
  return toCurrentUser(user)
}
