import { isPaidTier, PAID_YEAR } from '@portal/domain/plan'
import { NEVER } from '@portal/domain/shared'
import type { Insertable } from 'kysely'
import type { BusinessRow } from './businesses.table.ts'
import type { PlanPeriodsTable } from './plan-periods.table.ts'

type PlanRow = Pick<BusinessRow, 'id' | 'tier' | 'created_at' | 'plan_expires_at'>

/** The paid time of a business that is stored on a paid plan, as by an import: its last year, or all time. */
export const getStoredPeriod = ({
  id,
  tier,
  created_at,
  plan_expires_at,
}: PlanRow): Insertable<PlanPeriodsTable>[] =>
  isPaidTier(tier)
    ? [
        {
          business_id: id,
          tier,
          starts_at: plan_expires_at === null ? created_at : plan_expires_at - PAID_YEAR,
          ends_at: plan_expires_at ?? NEVER,
          cause: 'before',
          paid_cents: 0,
          created_at,
        },
      ]
    : []
