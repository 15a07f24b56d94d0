import { getExtendedTrialEnd, MIN_OUTAGE, type Span } from '@portal/domain/plan'
import { getPlaceLabel, getTimeZone } from '@portal/domain/place'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/users/users.service.ts'
import { moveTrialEnd } from '#features/businesses/plan.service.ts'
import { enqueueMail, type Addressee } from '#mail/outbox/outbox.service.ts'
import { renderTrialExtended } from '#mail/templates/trial-extended.ts'
import { Problem } from '#shared/problem.ts'
import {
  findExtensions,
  findTrials,
  insertExtension,
  type TrialSearch,
} from './outage-extensions.repository.ts'
import type { PlanContext } from './plan-mails.service.ts'

/** Trials that are checked and extended in one transaction. */
const BATCH = 20

/** An extended trial. */
export interface ExtendedTrial {
  readonly businessId: number
  readonly name: string
  readonly place: string
  readonly timeZone: string
  readonly owner: Addressee | null
  /** Milliseconds. */
  readonly oldEnd: number
  readonly newEnd: number
}

/** An outage in milliseconds. */
interface OutageOptions extends Span {
  /** Whether to change nothing and notify nobody. */
  readonly isDryRun?: boolean
}

/**
 * Extends trials that ran during an outage of the portal by its duration, and notifies their owners; returns the
 * extended ones. A repeated or overlapping outage extends nothing twice. Safe to interrupt and repeat.
 */
export async function extendTrialsForOutage(
  context: PlanContext,
  { from, to, isDryRun = false }: OutageOptions,
): Promise<ExtendedTrial[]> {
  const { store, now } = context
  const outage = { from, to }
  requireValidOutage(outage, now())
  const extended: ExtendedTrial[] = []
  for (let after = 0; ;) {
    const search = { endedAfter: from, after, limit: BATCH }
    const { trials, last } = isDryRun
      ? await findExtended(store.read, search, outage, now())
      : await store.write.transaction().execute(async (trx) => {
          const found = await findExtended(trx, search, outage, now())
          for (const trial of found.trials) await extend(context, trx, trial, outage)
          return found
        })
    if (last === undefined) return extended
    after = last
    extended.push(...trials)
  }
}

/** Only outages that have ended and lasted longer than a day extend trials. */
function requireValidOutage({ from, to }: Span, now: number): void {
  if (to > now) throw new Problem('invalid', 'The outage must have ended: --to is in the future')
  if (to <= from) throw new Problem('invalid', 'The outage must end after it began: --to is not after --from')
  if (to - from <= MIN_OUTAGE)
    throw new Problem('invalid', 'Only outages longer than 24 hours give days back: this one is not')
}

/** The trials of a batch to extend, and the id of the last one read. */
async function findExtended(
  db: Kysely<Database>,
  search: TrialSearch,
  outage: Span,
  now: number,
): Promise<{ trials: ExtendedTrial[]; last: number | undefined }> {
  const rows = await findTrials(db, search)
  const trials: ExtendedTrial[] = []
  for (const row of rows) {
    const { id, name, trial_expires_at: oldEnd } = row
    if (oldEnd === null) continue
    const newEnd = getExtendedTrialEnd(oldEnd, outage, await findExtensions(db, id), now)
    if (newEnd === null) continue
    const owner = row.owner_id === null ? null : await findAddressee(db, row.owner_id)
    const place = getPlaceLabel(row)
    trials.push({ businessId: id, name, place, timeZone: getTimeZone(row), owner, oldEnd, newEnd })
  }
  return { trials, last: rows.at(-1)?.id }
}

async function extend(
  context: PlanContext,
  trx: Transaction<Database>,
  { businessId, name, timeZone, owner, oldEnd, newEnd }: ExtendedTrial,
  { from, to }: Span,
): Promise<void> {
  const at = context.now()
  await insertExtension(trx, {
    business_id: businessId,
    outage_from: from,
    outage_to: to,
    old_end: oldEnd,
    new_end: newEnd,
    at,
  })
  await moveTrialEnd(trx, businessId, newEnd, at)
  if (owner === null) return
  await enqueueMail(trx, context, {
    to: owner,
    email: renderTrialExtended(context.config, {
      name: owner.name,
      businessName: name,
      outage: { from: new Date(from), to: new Date(to) },
      oldEnd: new Date(oldEnd),
      newEnd: new Date(newEnd),
      wasOver: oldEnd <= at,
      timeZone,
    }),
  })
}
