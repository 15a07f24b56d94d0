import type { AdminBusiness, NewOwner } from '@portal/domain/contract'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAccountFacts, findAddressee } from '#features/users/users.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { renderOwnerChanged } from '#mail/templates/owner-changed.ts'
import { createFieldProblem } from '#shared/problem.ts'
import { NOT_VERIFIED } from '#features/businesses/lost-verification.service.ts'
import { deleteHandover } from '#features/handovers/handovers.service.ts'
import { administer, type AdminAction } from './administer.service.ts'

/** Gives a listing, with all that belongs to it, to the account with an address; mails both accounts. */
export const changeOwner = (
  context: AppContext,
  action: AdminAction,
  { email, note: text }: Omit<NewOwner, 'revision'>,
): Promise<AdminBusiness> => {
  const note = text || null
  return administer(context, action, async (row, trx, isRepeat) => {
    const next = await findAccountFacts(trx, { userId: null, email })
    if (!next) throw createFieldProblem('email', 'No account has this address')
    if (next.id === row.owner_id && isRepeat) return null
    if (next.id === row.owner_id) throw createFieldProblem('email', 'This account already owns the listing')
    if (!next.isEmailConfirmed)
      throw createFieldProblem('email', 'This account has not confirmed its address yet')
    return {
      action: 'owner changed',
      inAnyStatus: true,
      changes: { owner_id: next.id, owner_name: next.name || row.owner_name, ...NOT_VERIFIED },
      note,
      mails: async (mailed, after) => {
        await deleteHandover(mailed, after.id)
        const { config } = context
        const write = async (userId: number | null, isNewOwner: boolean) =>
          composeMails(mailed, userId, (name) =>
            renderOwnerChanged(config, { name, businessName: after.name, isNewOwner, note }),
          )
        return [...(await write(row.owner_id, false)), ...(await write(next.id, true))]
      },
    }
  })
}

async function composeMails(
  trx: Transaction<Database>,
  userId: number | null,
  write: (name: string) => OutgoingMail['email'],
): Promise<OutgoingMail[]> {
  const to = userId === null ? null : await findAddressee(trx, userId)
  return to ? [{ to, email: write(to.name) }] : []
}
