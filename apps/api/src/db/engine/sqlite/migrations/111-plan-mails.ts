import { sql, type Kysely } from 'kysely'

const DAY = 86_400_000

/** What is due how long before which end. */
const PLAN_MAILS = [
  ['trial-76', 'trial_expires_at', 15 * DAY],
  ['trial-83', 'trial_expires_at', 8 * DAY],
  ['trial-90', 'trial_expires_at', DAY],
  ['plan-30', 'plan_expires_at', 30 * DAY],
  ['plan-7', 'plan_expires_at', 7 * DAY],
] as const
const QUOTE_MAILS = [
  ['ending', 3 * DAY],
  ['ran out', 0],
] as const

/**
 * Mails about the end of trials, paid time and quotes, each once; who stopped them; days given back to trials. What was
 * due before now was promised to nobody: an update sends no flood of old mails.
 */
export const planMails = {
  async up(db: Kysely<unknown>) {
    await createPlanMails(db)
    await createQuoteMails(db)
    await createReminders(db)
    await sql`
      create table trial_extensions (
        id integer primary key autoincrement,
        business_id integer not null references businesses (id) on delete cascade,
        outage_from integer not null,
        outage_to integer not null check (outage_to > outage_from),
        old_end integer not null,
        new_end integer not null check (new_end > old_end),
        at integer not null
      ) strict`.execute(db)
    await sql`create index trial_extensions_by_business on trial_extensions (business_id)`.execute(db)
    await skipDueMails(db, Date.now())
  },
}

async function createPlanMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan_mails (
      business_id integer not null references businesses (id) on delete cascade,
      kind text not null check (kind in ('trial-76', 'trial-83', 'trial-90', 'plan-30', 'plan-7')),
      ends_at integer not null,
      at integer not null,
      is_sent integer not null check (is_sent in (0, 1)),
      primary key (business_id, kind, ends_at)
    ) strict, without rowid`.execute(db)
  // A trial is once per business, also where its end moves.
  await sql`
    create unique index plan_mails_of_trials on plan_mails (business_id, kind)
    where kind in ('trial-76', 'trial-83', 'trial-90')`.execute(db)
  const owned = sql`status = 'approved' and owner_id is not null and removed_at is null and suspended_at is null`
  await sql`
    create index businesses_by_trial_end on businesses (trial_expires_at) where tier = 0 and ${owned}`.execute(
    db,
  )
  await sql`
    create index businesses_by_plan_end on businesses (plan_expires_at) where tier > 0 and ${owned}`.execute(
    db,
  )
}

async function createQuoteMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_mails (
      offer_id integer not null references quote_events (id) on delete cascade,
      kind text not null check (kind in ('ending', 'ran out')),
      at integer not null,
      is_sent integer not null check (is_sent in (0, 1)),
      primary key (offer_id, kind)
    ) strict, without rowid`.execute(db)
  await sql`
    create index quote_requests_by_end on quote_requests (offer_ends_at) where status = 'quoted'`.execute(db)
}

async function createReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reminder_stops (
      user_id integer primary key references users (id) on delete cascade,
      stopped_at integer not null
    ) strict`.execute(db)
  await sql`
    create table reminder_tokens (
      hash blob primary key,
      user_id integer not null references users (id) on delete cascade,
      created_at integer not null
    ) strict, without rowid`.execute(db)
  await sql`create index reminder_tokens_by_user on reminder_tokens (user_id)`.execute(db)
  await sql`create index reminder_tokens_by_age on reminder_tokens (created_at)`.execute(db)
}

async function skipDueMails(db: Kysely<unknown>, now: number): Promise<void> {
  for (const [kind, end, lead] of PLAN_MAILS) {
    await sql`
      insert into plan_mails (business_id, kind, ends_at, at, is_sent)
      select id, ${kind}, ${sql.ref(end)}, ${now}, 0 from businesses where ${sql.ref(end)} <= ${now + lead}`.execute(
      db,
    )
  }
  for (const [kind, lead] of QUOTE_MAILS) {
    await sql`
      insert into quote_mails (offer_id, kind, at, is_sent)
      select id, ${kind}, ${now}, 0 from quote_events where offer_ends_at <= ${now + lead}`.execute(db)
  }
}
