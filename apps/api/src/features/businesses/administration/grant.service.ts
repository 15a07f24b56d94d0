import { businessPath } from '@portal/domain/business'
import type { AdminBusiness, PlanGrant } from '@portal/domain/contract'
import { timeZoneOf } from '@portal/domain/place'
import { nextPeriod, planOf, type PlanPeriod } from '@portal/domain/plan'
import { addDays, formatDay, zonedTimeToUtc } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { AppContext } from '#context.ts'
import type { Database } from '#db/database.ts'
import { findAddressee } from '#features/accounts/accounts.service.ts'
import type { OutgoingMail } from '#mail/outbox/outbox.service.ts'
import { planGranted } from '#mail/templates/plan-granted.ts'
import { fieldProblem } from '#shared/problem.ts'
import type { BusinessRow } from '../businesses.table.ts'
import { readPlanPeriods, startPlan } from '../plan.service.ts'
import { administer, type Action } from './administer.service.ts'

/** Gives a listing a plan without a payment, up to the end of a day of its place, and tells its owner. */
export const grantPlan = (
  context: AppContext,
  action: Action,
  { tier, until, reason }: Omit<PlanGrant, 'revision'>,
): Promise<AdminBusiness> => {
  const at = context.now()
  return administer(context, action, async (row, trx) => {
    const endsAt = zonedTimeToUtc(addDays(until, 1), '00:00', timeZoneOf(row))
    const periods = await readPlanPeriods(trx, row.id)
    if (periods.some((period) => isSame(period, { tier, endsAt }))) return null
    const { startsAt } = nextPeriod(periods, tier, at, { isGift: true })
    if (endsAt <= startsAt) throw tooEarly(row, startsAt, at)
    await startPlan(trx, row.id, { tier, cause: 'grant', paidCents: 0, until: endsAt }, at)
    return {
      action: 'plan granted',
      changes: {},
      note: `${planOf(tier).name} up to ${until}: ${reason}`,
      mails: (_, after) => tellOwner(context, trx, after, { plan: planOf(tier).name, startsAt, endsAt }),
    }
  })
}

const isSame = (period: PlanPeriod, { tier, endsAt }: Pick<PlanPeriod, 'tier' | 'endsAt'>): boolean =>
  period.cutBy === null && period.tier === tier && period.endsAt === endsAt

const tooEarly = (row: BusinessRow, startsAt: number, now: number) =>
  fieldProblem(
    'until',
    startsAt <= now
      ? 'Please choose today or a day to come'
      : `Please choose a day after ${formatDay(startsAt, timeZoneOf(row))}: until then it has this plan or a higher one`,
  )

async function tellOwner(
  context: AppContext,
  trx: Transaction<Database>,
  row: BusinessRow,
  { plan, startsAt, endsAt }: { readonly plan: string; readonly startsAt: number; readonly endsAt: number },
): Promise<OutgoingMail[]> {
  const to = row.owner_id === null ? null : await findAddressee(trx, row.owner_id)
  if (!to) return []
  const email = planGranted(context.config, {
    name: to.name,
    businessName: row.name,
    path: businessPath(row),
    plan,
    startsAt: startsAt > context.now() ? new Date(startsAt) : null,
    lastDay: new Date(endsAt - 1),
    timeZone: timeZoneOf(row),
  })
  return [{ to, email }]
}
