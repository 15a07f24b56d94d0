import { sql, type Kysely } from 'kysely'

/** The paid time of businesses, stretch by stretch; those on a paid plan have theirs from its last year. */
export const planPeriods = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table plan_periods (
        id integer primary key autoincrement,
        business_id integer not null references businesses (id) on delete cascade,
        tier integer not null check (tier in (1, 2, 3)),
        starts_at integer not null,
        ends_at integer not null check (ends_at > starts_at),
        cut_by integer references plan_periods (id) on delete set null,
        cause text not null check (cause in ('order', 'quote', 'grant', 'before')),
        paid_cents integer not null check (paid_cents >= 0),
        created_at integer not null
      ) strict`.execute(db)
    await sql`create index plan_periods_of_business on plan_periods (business_id, starts_at)`.execute(db)
    await sql`create index plan_periods_cut on plan_periods (cut_by) where cut_by is not null`.execute(db)
    await sql`create index plan_periods_start on plan_periods (starts_at) where cut_by is null`.execute(db)
    await sql`
      insert into plan_periods (business_id, tier, starts_at, ends_at, cause, paid_cents, created_at)
      select id, tier, ifnull(plan_expires_at - ${YEAR}, created_at), ifnull(plan_expires_at, ${NEVER}), 'before', 0,
        created_at
      from businesses where tier > 0`.execute(db)
  },
}

const YEAR = 365 * 24 * 60 * 60 * 1000
const NEVER = 253_402_300_799_999
