import type { PaidTier } from '@portal/domain/plan'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { changeBusiness, type BusinessChanges } from '#features/businesses/change-business.ts'
import { startPlan } from '#features/businesses/plan.service.ts'
import { runTrials } from '#features/plans/trials.service.ts'
import { addListings } from './listings.ts'
import { readMails } from './mails.ts'
import { newApp, NOW } from './new-app.ts'

/** Noon in Honiara. */
export const TRIAL_END = Date.parse('2027-01-31T01:00:00Z')
export const PAID_END = Date.parse('2027-10-01T01:00:00Z')

/** Creates a portal with an adjustable clock and listings of its owner on trial and on paid plans. */
export async function newPlans() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const { store, ids } = portal
  const mails = () => readMails(portal)
  const add = async (record: Partial<BusinessRecord>) => {
    const [id = 0] = await addListings(store, { name: 'Auki Hardware', ownerId: ids.owner, ...record })
    return id
  }
  const inTransaction = store.write.transaction()
  const buy = (id: number, tier: PaidTier) =>
    inTransaction.execute((trx) => startPlan(trx, id, { tier, cause: 'order', paidCents: 8900 }, clock.now))
  return {
    ...portal,
    clock,
    mails,
    subjects: async () => (await mails()).map(({ subject }) => subject),
    rows: () => store.read.selectFrom('businesses').selectAll().orderBy('id').execute(),
    addTrial: (record: Partial<BusinessRecord> = {}) => {
      const { trialExpiresAt = TRIAL_END } = record
      return add({ trialExpiresAt, publicUntil: trialExpiresAt ?? TRIAL_END, ...record })
    },
    addPaid: (subscriptionTier: PaidTier, record: Partial<BusinessRecord> = {}) =>
      add({ subscriptionTier, planExpiresAt: PAID_END, publicUntil: PAID_END, ...record }),
    change: (id: number, changes: BusinessChanges) =>
      inTransaction.execute((trx) => changeBusiness(trx, id, changes)),
    buy,
    /** Adds a year of its plan. */
    renew: (id: number) => buy(id, 1),
    runAt: (now: number) => {
      clock.now = now
      return runTrials(portal.context)
    },
  }
}
