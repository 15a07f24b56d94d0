import { getBusinessPath } from '@portal/domain/business'
import type { QueueStatus } from '@portal/domain/contract'
import { getRejectionLabel } from '@portal/domain/moderation'
import { getTimeZone } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import type { BusinessEditRow } from '#features/editing/business-edits.table.ts'
import {
  approveEdit,
  describeEdit,
  isVerificationLostByEdit,
  EDIT_IS_GONE,
  rejectEdit,
  type SubmittedEdit,
  requireEditedBusiness,
  previewEdit,
  readEditState,
  readWaitingEdits,
  restoreEdit,
} from '#features/editing/edit-review.service.ts'
import { createVerificationLostAction } from '#features/businesses/lost-verification.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { renderEditApproved, renderEditRejected } from '#mail/templates/edit-decided.ts'
import { Problem } from '#shared/problem.ts'
import { findLastAction } from '#features/audit/audit.service.ts'
import { toDifference } from './edit-texts.ts'
import type { DecisionReason, DecisionResult, QueueSource } from './source.ts'
import { toWaitingListing } from './waiting-listing.ts'

type Trx = Transaction<Database>

/** Changes to public listings in review; an edit has the id of its listing. */
export function createEditSource({ config, now }: Pick<AppContext, 'config' | 'now'>): QueueSource {
  async function createOwnerMails(
    trx: Trx,
    { id, owner_id, name }: BusinessRow,
    render: (about: { name: string; businessName: string; businessId: number }) => OutgoingMail['email'],
  ): Promise<OutgoingMail[]> {
    const to = owner_id === null ? null : await findAddressee(trx, owner_id)
    return to ? [{ to, email: render({ name: to.name, businessName: name, businessId: id }) }] : []
  }

  async function approve(trx: Trx, submitted: SubmittedEdit, at: number): Promise<DecisionResult> {
    const isVerificationLost = isVerificationLostByEdit(submitted)
    const after = await approveEdit(trx, submitted, at)
    const path = getBusinessPath(after)
    return {
      action: 'approved',
      state: await readEditState(trx, { business: after, edit: undefined }),
      slug: after.slug,
      mails: await createOwnerMails(trx, after, (about) =>
        renderEditApproved(config, { ...about, path, isVerificationLost }),
      ),
      ...(isVerificationLost && { consequences: [createVerificationLostAction(submitted.business)] }),
    }
  }

  async function reject(
    trx: Trx,
    submitted: SubmittedEdit,
    at: number,
    why: DecisionReason,
  ): Promise<DecisionResult> {
    const edit = await rejectEdit(trx, submitted, why, at)
    const { business } = submitted
    const reason = why.reason === null ? null : getRejectionLabel(why.reason)
    return {
      action: 'rejected',
      state: await readEditState(trx, { business, edit }),
      slug: business.slug,
      mails: await createOwnerMails(trx, business, (about) =>
        renderEditRejected(config, { ...about, reason, note: why.note }),
      ),
    }
  }

  return {
    kind: 'edits',
    counter: 'edit',
    subject: 'edit',
    label: 'edit',
    outcomes: { approve: 'approved', reject: 'rejected' },
    reasonLabel: getRejectionLabel,

    async findWaiting(db, after, limit) {
      const rows = await readWaitingEdits(db, after, limit)
      return rows.map((row) => toWaitingListing(row, true))
    },

    async open(trx, id) {
      const { business, edit } = await requireEditedBusiness(trx, id)
      const status = await readStatus(trx, id, edit)
      return {
        status,
        submittedAt: edit?.submitted_at ?? 0,
        state: await readEditState(trx, { business, edit }),
        approve: (at) => approve(trx, requireEdit(business, edit), at),
        reject: (at, why) => reject(trx, requireEdit(business, edit), at, why),
        restore: (before) => restoreEdit(trx, id, before, now()),
      }
    },

    async describe(db, id, viewerId) {
      const { business, edit } = await requireEditedBusiness(db, id)
      const submitted = requireEdit(business, edit)
      return {
        title: business.name,
        reference: business.reference,
        submittedAt: submitted.edit.submitted_at,
        timeZone: getTimeZone(business),
        status: await readStatus(db, id, edit),
        path: getBusinessPath(business),
        differences: [
          ...describeEdit(submitted).map(toDifference),
          ...(isVerificationLostByEdit(submitted) ? [VERIFICATION_LOST] : []),
        ],
        duplicates: [],
        sender: { userId: business.owner_id, email: null, name: business.owner_name ?? '' },
        content: { kind: 'edits', item: await previewEdit(db, submitted, { viewerId, now: now() }) },
      }
    },
  }
}

/** An effect of approval that the owner did not ask for. */
const VERIFICATION_LOST = {
  field: 'Verified mark',
  before: 'Verified',
  after: 'Removed: it was given for the earlier name and place',
}

function requireEdit(business: BusinessRow, edit: BusinessEditRow | undefined): SubmittedEdit {
  if (!edit) throw new Problem('not-found', EDIT_IS_GONE)
  return { business, edit }
}

/** Of an approved edit only the audit entry remains; a withdrawn one was never decided. */
async function readStatus(
  db: Kysely<Database>,
  id: number,
  edit: BusinessEditRow | undefined,
): Promise<QueueStatus> {
  if (edit) return edit.status === 'pending' ? 'pending' : 'rejected'
  const last = await findLastAction(db, { kind: 'edit', id })
  if (last?.action !== 'approved') throw new Problem('not-found', EDIT_IS_GONE)
  return 'approved'
}
