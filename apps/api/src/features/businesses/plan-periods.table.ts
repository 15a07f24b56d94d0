import type { PaidTier } from '@portal/domain/plan'
import type { Generated, Selectable } from 'kysely'

/** Why a business has paid time; `before`: it was stored with it, as by an import. */
export type PeriodCause = 'order' | 'quote' | 'grant' | 'before'

/** A period of paid time. `tier`, `plan_expires_at` and `public_until` of businesses follow from these. */
export interface PlanPeriodsTable {
  id: Generated<number>
  business_id: number
  tier: PaidTier
  starts_at: number
  /** `NEVER` without an end. */
  ends_at: number
  /** The period of a higher tier that took over from it. */
  cut_by: Generated<number | null>
  cause: PeriodCause
  /** What was paid for it, from which unused days are credited. */
  paid_cents: number
  created_at: number
}

export type PlanPeriodRow = Selectable<PlanPeriodsTable>

declare module '#db/database.ts' {
  interface Database {
    plan_periods: PlanPeriodsTable
  }
}
