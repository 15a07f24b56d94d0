import { getBusinessPath } from '@portal/domain/business'
import type { AdminBusiness, Suspension, WithNote } from '@portal/domain/contract'
import { getSuspensionLabel } from '@portal/domain/moderation'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { Addressee, OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { Email } from '#mail/rendering/email.ts'
import { renderListingSuspended, renderSuspensionEnded } from '#mail/templates/suspension.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { getRowVisibility } from '#features/businesses/visibility.ts'
import { administer, type AdminAction } from './administer.service.ts'

/** Hides a listing at once and mails its owner the reason; its trial or paid year goes on. */
export const suspendBusiness = (
  context: AppContext,
  action: AdminAction,
  { reason, note: text }: Omit<Suspension, 'revision'>,
): Promise<AdminBusiness> => {
  const note = text || null
  return administer(context, action, (row) =>
    row.suspended_at !== null && row.suspension_reason === reason && row.suspension_note === note
      ? null
      : {
          action: 'suspended',
          changes: {
            suspended_at: row.suspended_at ?? context.now(),
            suspension_reason: reason,
            suspension_note: note,
          },
          reason,
          note,
          mails: (trx, after) =>
            createOwnerMails(trx, after, ({ name }) =>
              renderListingSuspended(context.config, {
                name,
                businessName: after.name,
                reason: getSuspensionLabel(reason) ?? reason,
                note,
              }),
            ),
        },
  )
}

/** Ends a suspension; a listing that is paused or has expired stays hidden. */
export const endSuspension = (
  context: AppContext,
  action: AdminAction,
  { note: text }: Omit<WithNote, 'revision'>,
): Promise<AdminBusiness> => {
  const note = text || null
  return administer(context, action, (row) =>
    row.suspended_at === null
      ? null
      : {
          action: 'suspension ended',
          inAnyStatus: true,
          changes: { suspended_at: null, suspension_reason: null, suspension_note: null },
          note,
          mails: (trx, after) =>
            createOwnerMails(trx, after, ({ name }) =>
              renderSuspensionEnded(context.config, {
                name,
                businessName: after.name,
                note,
                path: getRowVisibility(after, context.now()) === 'public' ? getBusinessPath(after) : null,
              }),
            ),
        },
  )
}

/** The mail goes to the owner's account, not to the public address of the business. */
async function createOwnerMails(
  trx: Transaction<Database>,
  { owner_id }: BusinessRow,
  write: (to: Addressee) => Email,
): Promise<OutgoingMail[]> {
  const to = owner_id === null ? null : await findAddressee(trx, owner_id)
  return to ? [{ to, email: write(to) }] : []
}
