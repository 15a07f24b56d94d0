import { businessPath } from '@portal/domain/business'
import { rejectionLabel } from '@portal/domain/moderation'
import { placeLabel, timeZoneOf } from '@portal/domain/place'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/accounts/accounts.service.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import {
  approveBusiness,
  findForDecision,
  rejectBusiness,
  restoreBusiness,
  toDecisionState,
} from '#features/businesses/decisions.service.ts'
import { openDuplicates } from '#features/businesses/duplicates/duplicates.service.ts'
import { readSubmitted, readWaiting } from '#features/businesses/submission/pending.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { decisionEmail } from '../decision-email.ts'
import type { Decided, QueueSource } from './source.ts'
import { toWaitingListing } from './waiting-listing.ts'

type Context = Pick<AppContext, 'store' | 'config' | 'now'>

/** Registrations of businesses, and rejected ones that were sent in again. */
export function openBusinessSource({ store, config, now }: Context): QueueSource {
  const findDuplicates = openDuplicates(store)

  /** The mail goes to the owner's account, not to the public address of the business. */
  async function mailOwner(trx: Transaction<Database>, row: BusinessRow): Promise<OutgoingMail[]> {
    const to = row.owner_id === null ? null : await findAddressee(trx, row.owner_id)
    return to ? [{ to, email: decisionEmail(config, to.name, row, now()) }] : []
  }

  const toDecided = async (
    trx: Transaction<Database>,
    action: Decided['action'],
    row: BusinessRow,
  ): Promise<Decided> => ({
    action,
    state: toDecisionState(row),
    slug: row.slug,
    trialExpiresAt: row.trial_expires_at,
    mails: await mailOwner(trx, row),
  })

  return {
    kind: 'businesses',
    counter: 'business',
    subject: 'business',
    label: 'listing',
    outcomes: { approve: 'approved', reject: 'rejected' },
    reasonLabel: rejectionLabel,

    async findWaiting(db, after, limit) {
      const rows = await readWaiting(db, after, limit)
      return rows.map((row) => {
        const item = toWaitingListing(row, row.submitted_at > row.created_at)
        return { ...item, texts: [...item.texts, row.email] }
      })
    },

    async open(trx, id) {
      const row = await findForDecision(trx, id)
      return {
        status: row.status,
        submittedAt: row.submitted_at,
        state: toDecisionState(row),
        approve: async (at) => toDecided(trx, 'approved', await approveBusiness(trx, row, at)),
        reject: async (at, why) => toDecided(trx, 'rejected', await rejectBusiness(trx, row, why, at)),
        restore: (before) => restoreBusiness(trx, id, before),
      }
    },

    async describe(db, id, viewerId) {
      const submitted = await readSubmitted(db, findDuplicates, id, { viewerId, now: now() })
      const { row, business, duplicates, differences } = submitted
      return {
        title: row.name,
        reference: row.reference,
        submittedAt: row.submitted_at,
        timeZone: timeZoneOf(row),
        status: row.status,
        path: businessPath(row),
        differences,
        duplicates: duplicates.slice(0, 3).map((found) => ({
          title: found.name,
          about: [placeLabel(found), found.samePhone && 'same phone'].filter(Boolean).join(', ') || null,
          path: businessPath(found),
        })),
        sender: { userId: row.owner_id, email: null, name: row.owner_name ?? '' },
        content: { kind: 'businesses', item: business },
      }
    },
  }
}
