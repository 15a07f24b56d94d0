import type { AdminBusiness, PlanGrant } from '@portal/domain/contract'
import { getTimeZone } from '@portal/domain/place'
import { getNextPeriod, getPlan, type PlanPeriod } from '@portal/domain/plan'
import { addDays, formatDay, zonedTimeToUtc } from '@portal/domain/shared'
import type { AppContext } from '#context.ts'
import { createFieldProblem } from '#shared/problem.ts'
import type { BusinessRow } from '#features/businesses/businesses.table.ts'
import { readPlanPeriods, startPlan } from '#features/businesses/plan.service.ts'
import { createPlanGrantMail } from '#features/businesses/plan-grant-mails.service.ts'
import { administer, type AdminAction } from './administer.service.ts'

/** Grants a listing a plan without a payment, up to the end of a local day, and mails its owner. */
export const grantPlan = (
  context: AppContext,
  action: AdminAction,
  { tier, until, reason }: Omit<PlanGrant, 'revision'>,
): Promise<AdminBusiness> => {
  const at = context.now()
  return administer(context, action, async (row, trx) => {
    const endsAt = zonedTimeToUtc(addDays(until, 1), '00:00', getTimeZone(row))
    const periods = await readPlanPeriods(trx, row.id)
    if (periods.some((period) => isSame(period, { tier, endsAt }))) return null
    const { startsAt } = getNextPeriod(periods, tier, at, { isGift: true })
    if (endsAt <= startsAt) throw createTooEarlyProblem(row, startsAt, at)
    await startPlan(trx, row.id, { tier, cause: 'grant', paidCents: 0, until: endsAt }, at)
    return {
      action: 'plan granted',
      changes: {},
      note: `${getPlan(tier).name} up to ${until}: ${reason}`,
      mails: async (_, after) => {
        const mail = await createPlanGrantMail(trx, context, after, { tier, startsAt, endsAt })
        return mail ? [mail] : []
      },
    }
  })
}

const isSame = (period: PlanPeriod, { tier, endsAt }: Pick<PlanPeriod, 'tier' | 'endsAt'>): boolean =>
  period.cutBy === null && period.tier === tier && period.endsAt === endsAt

const createTooEarlyProblem = (row: BusinessRow, startsAt: number, now: number) =>
  createFieldProblem(
    'until',
    startsAt <= now
      ? 'Please choose today or a later day'
      : `Please choose a day after ${formatDay(startsAt, getTimeZone(row))}, when its plan ends`,
  )
