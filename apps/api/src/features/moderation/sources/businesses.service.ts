import { getBusinessPath } from '@portal/domain/business'
import { getRejectionLabel } from '@portal/domain/moderation'
import { getPlaceLabel, getTimeZone } from '@portal/domain/place'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import {
  approveBusiness,
  requireForDecision,
  rejectBusiness,
  restoreBusiness,
  toDecisionState,
} from '#features/businesses/decisions.service.ts'
import { createDuplicateFinder } from '#features/registration/duplicates/duplicates.service.ts'
import { readSubmitted, readWaiting } from '#features/registration/pending.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import type { DecisionResult, QueueSource } from './source.ts'
import { toWaitingListing } from './waiting-listing.ts'
import { isTrialTier } from '@portal/domain/plan'
import type { Email, Site } from '#mail/rendering/email.ts'
import { renderListingApproved } from '#mail/templates/listing-approved.ts'
import { renderListingRejected } from '#mail/templates/listing-rejected.ts'

type Context = Pick<AppContext, 'store' | 'config' | 'now'>

/** Registrations of businesses, and resubmitted ones. */
export function createBusinessSource({ store, config, now }: Context): QueueSource {
  const findDuplicates = createDuplicateFinder(store)

  /** The mail goes to the owner's account, not to the public address of the business. */
  async function createOwnerMails(trx: Transaction<Database>, row: BusinessRow): Promise<OutgoingMail[]> {
    const to = row.owner_id === null ? null : await findAddressee(trx, row.owner_id)
    return to ? [{ to, email: createDecisionEmail(config, to.name, row, now()) }] : []
  }

  const toDecisionResult = async (
    trx: Transaction<Database>,
    action: DecisionResult['action'],
    row: BusinessRow,
  ): Promise<DecisionResult> => ({
    action,
    state: toDecisionState(row),
    slug: row.slug,
    trialExpiresAt: row.trial_expires_at,
    mails: await createOwnerMails(trx, row),
  })

  return {
    kind: 'businesses',
    counter: 'business',
    subject: 'business',
    label: 'listing',
    outcomes: { approve: 'approved', reject: 'rejected' },
    reasonLabel: getRejectionLabel,

    async findWaiting(db, after, limit) {
      const rows = await readWaiting(db, after, limit)
      return rows.map((row) => {
        const item = toWaitingListing(row, row.submitted_at > row.created_at)
        return { ...item, texts: [...item.texts, row.email] }
      })
    },

    async open(trx, id) {
      const row = await requireForDecision(trx, id)
      return {
        status: row.status,
        submittedAt: row.submitted_at,
        state: toDecisionState(row),
        approve: async (at) => toDecisionResult(trx, 'approved', await approveBusiness(trx, row, at)),
        reject: async (at, why) => toDecisionResult(trx, 'rejected', await rejectBusiness(trx, row, why, at)),
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
        timeZone: getTimeZone(row),
        status: row.status,
        path: getBusinessPath(row),
        differences,
        duplicates: duplicates.slice(0, 3).map((found) => ({
          title: found.name,
          about: [getPlaceLabel(found), found.samePhone && 'same phone'].filter(Boolean).join(', ') || null,
          path: getBusinessPath(found),
        })),
        sender: { userId: row.owner_id, email: null, name: row.owner_name ?? '' },
        content: { kind: 'businesses', item: business },
      }
    },
  }
}

/** The email about a decision to the owner; `row` is the decided business, `now` in milliseconds. */
function createDecisionEmail(site: Site, accountName: string, row: BusinessRow, now: number): Email {
  const about = { ownerName: row.owner_name || accountName, businessName: row.name }
  if (row.status === 'rejected') {
    return renderListingRejected(site, {
      ...about,
      businessId: row.id,
      reason: row.rejection_reason === null ? null : getRejectionLabel(row.rejection_reason),
      note: row.rejection_note,
    })
  }
  return renderListingApproved(site, {
    ...about,
    path: getBusinessPath(row),
    trialExpiry:
      isTrialTier(row.tier) && row.trial_expires_at !== null ? new Date(row.trial_expires_at) : null,
    now: new Date(now),
    timeZone: getTimeZone(row),
  })
}
