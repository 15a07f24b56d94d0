import type { ListingDimension } from '@portal/domain/contract'
import type { CountryCode, ProvinceCode } from '@portal/domain/place'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { containsText, getPeriod } from '#db/functions.ts'

/** How a count changed within a period. */
export interface CountChange {
  readonly period: string
  readonly key: string
  readonly change: number
}

interface ChangeFilter {
  readonly by: ListingDimension
  readonly place: { readonly country?: CountryCode | undefined; readonly province?: ProvinceCode | undefined }
  readonly period: 'day' | 'month'
  /** Instants before it, in milliseconds. */
  readonly until: number
  /** Seconds by which the portal's clock is ahead of UTC. */
  readonly offset: number
}

const DECIDED = sql`('approved', 'rejected')`

/**
 * Events of listings, each with the states that it set: status, and whether suspended, paused, removed or expired.
 * Events missing from the audit trail come from the listing, which stores the last time of each.
 */
const events = sql`
  select id, created_at as at, 0 as step,
    case when status = 'pending' or exists (
      select 1 from audit where subject_kind = 'business' and subject_id = businesses.id and action in ${DECIDED})
    then 'pending' else status end as status,
    0 as suspended, 0 as paused, 0 as removed, 0 as expired
  from businesses
  union all
  select subject_id, at, id,
    case when action in ${DECIDED} then action when action = 'undone' then 'pending' end,
    case action when 'suspended' then 1 when 'suspension ended' then 0
      when 'restored' then case when ${containsText(sql`coalesce(changes, '')`, 'suspended')} then 0 end end,
    case action when 'paused' then 1 when 'unpaused' then 0 end,
    case action when 'deleted' then 1 when 'restored' then case when ${containsText(sql`coalesce(changes, 'removed')`, 'removed')} then 0 end end,
    null
  from audit
  where subject_kind = 'business' and action in ('approved', 'rejected', 'undone', 'suspended', 'suspension ended',
    'paused', 'unpaused', 'deleted', 'restored')
  union all
  select id, submitted_at, 0, 'pending', null, null, null, null from businesses where submitted_at > created_at
  union all
  select id, suspended_at, 0, null, 1, null, null, null from businesses where suspended_at is not null
  union all
  select id, paused_at, 0, null, null, 1, null, null from businesses where paused_at is not null
  union all
  select id, removed_at, 9007199254740991, null, null, null, 1, null from businesses where removed_at is not null
  union all
  select id, public_until, 0, null, null, null, null, 1 from businesses`

const FLAGS = ['status', 'suspended', 'paused', 'removed', 'expired'] as const

/** The last value of a state at each event: events that don't set it are grouped with the one that did. */
const getLastSet = (flag: (typeof FLAGS)[number]) =>
  sql`max(${sql.ref(flag)}) over (partition by id, ${sql.ref(`${flag}_set`)})`

/** The status after each event, by the rule of `getBusinessStatus` in the domain. */
const states = sql`
  select id, at, step, case
    when ${getLastSet('removed')} = 1 then 'removed'
    when ${getLastSet('status')} <> 'approved' then ${getLastSet('status')}
    when ${getLastSet('suspended')} = 1 then 'suspended'
    when ${getLastSet('paused')} = 1 then 'paused'
    when ${getLastSet('expired')} = 1 then 'expired'
    else 'live' end as state
  from (
    select *, ${sql.join(
      FLAGS.map((flag) => sql`count(${sql.ref(flag)}) over earlier as ${sql.ref(`${flag}_set`)}`),
    )}
    from events window earlier as (partition by id order by at, step rows unbounded preceding)
  ) as flagged`

/** By how much each count changed in each period, from the first listing on. */
export async function findCountChanges(
  db: Kysely<Database>,
  { by, place, period, until, offset }: ChangeFilter,
): Promise<CountChange[]> {
  const key = (state: 'state' | 'before') =>
    by === 'state' ? sql.ref(state) : sql`coalesce(${sql.ref(`businesses.${by}`)}, '')`
  // Removed listings count only by state.
  const countedState = by === 'state' ? sql`state` : sql`nullif(state, 'removed')`
  const country = place.country ?? null
  const province = place.province ?? null
  const { rows } = await sql<CountChange>`
    with events as materialized (select * from (${events}) as events where at < ${until}),
    states as (${states}),
    moves as materialized (
      select id, at, ${countedState} as state, lag(${countedState}) over (partition by id order by at, step) as before
      from states
    ),
    changes as (
      select at, ${key('state')} as key, 1 as change from moves
      join businesses on businesses.id = moves.id
      where state is not null and (before is null or before <> state)
        and (${country} is null or country = ${country}) and (${province} is null or province = ${province})
      union all
      select at, ${key('before')}, -1 from moves
      join businesses on businesses.id = moves.id
      where before is not null and (state is null or before <> state)
        and (${country} is null or country = ${country}) and (${province} is null or province = ${province})
    )
    select ${getPeriod(sql`at / 1000 + ${offset}`, period)} as period, key, sum(change) as change
    from changes group by 1, 2 order by 1`.execute(db)
  return rows
}
