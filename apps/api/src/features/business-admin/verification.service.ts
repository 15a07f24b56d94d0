import type { AdminBusiness, NewVerification, WithNote } from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import { toLocalDay } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { NOT_VERIFIED } from '#features/businesses/lost-verification.service.ts'
import { administer, type AdminAction } from './administer.service.ts'

/** Marks a business as verified. The method and the day are public, the note is not. */
export const verifyBusiness = (
  context: AppContext,
  action: AdminAction,
  { method, on, note: text }: Omit<NewVerification, 'revision'>,
): Promise<AdminBusiness> => {
  const note = text || null
  return administer(context, action, (row) => {
    const isSame = row.verification_method === method && row.verified_on === on
    if (row.is_verified === 1 && isSame && row.verification_note === note) return null
    if (on > toLocalDay(context.now(), getTimeZone(row)))
      throw createFieldProblem('on', 'Please choose today or a day before')
    return {
      action: 'verified',
      changes: {
        is_verified: 1,
        verification_method: method,
        verified_on: on,
        verified_by: action.administratorId,
        verification_note: note,
      },
      reason: method,
      note,
    }
  })
}

/** Withdraws the Verified mark. */
export const withdrawVerification = (
  context: AppContext,
  action: AdminAction,
  { note }: Omit<WithNote, 'revision'>,
): Promise<AdminBusiness> =>
  administer(context, action, (row) =>
    row.is_verified === 0
      ? null
      : { action: 'verification withdrawn', inAnyStatus: true, changes: NOT_VERIFIED, note: note || null },
  )
