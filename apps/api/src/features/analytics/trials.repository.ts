import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { TRIAL } from '@portal/domain/plan'
import { DAY } from '@portal/domain/shared'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { getPeriod } from '#db/functions.ts'

interface TrialsFilter {
  readonly from: number
  readonly until: number
  readonly now: number
  /** Seconds by which the portal's clock is ahead of UTC. */
  readonly offset: number
  readonly place: { readonly country?: CountryCode | undefined; readonly province?: ProvinceCode | undefined }
}

/** Trials that began in a month, by what has become of them. */
export interface TrialMonth {
  readonly month: string
  readonly started: number
  readonly converted: number
  readonly running: number
}

/** Trials by the month in which they began, the earliest first. */
export async function countTrials(
  db: Kysely<Database>,
  { from, until, now, offset, place }: TrialsFilter,
): Promise<TrialMonth[]> {
  const length = TRIAL.days * DAY
  const country = place.country ?? null
  const province = place.province ?? null
  const { rows } = await sql<TrialMonth>`
    select ${getPeriod(sql`(trial_expires_at - ${length}) / 1000 + ${offset}`, 'month')} as month,
      count(*) as started,
      count(*) filter (where tier > 0) as converted,
      count(*) filter (where tier = 0 and removed_at is null and trial_expires_at > ${now}) as running
    from businesses
    where trial_expires_at >= ${from + length} and trial_expires_at < ${until + length}
      and (${country} is null or country = ${country}) and (${province} is null or province = ${province})
    group by month order by month`.execute(db)
  return rows
}
