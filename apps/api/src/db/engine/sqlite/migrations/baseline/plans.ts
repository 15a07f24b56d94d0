/** The plan periods of listings, and the mails about the end of trials and plans. */
export const plans: readonly string[] = [
  `create table plan_periods (
    id integer primary key autoincrement,
    business_id integer not null references businesses (id) on delete cascade,
    tier integer not null check (tier in (1, 2, 3)),
    starts_at integer not null,
    ends_at integer not null check (ends_at > starts_at),
    cut_by integer references plan_periods (id) on delete set null,
    cause text not null check (cause in ('order', 'quote', 'grant', 'before')),
    paid_cents integer not null check (paid_cents >= 0),
    created_at integer not null
  ) strict`,
  'create index plan_periods_of_business on plan_periods (business_id, starts_at)',
  'create index plan_periods_cut on plan_periods (cut_by) where cut_by is not null',
  'create index plan_periods_start on plan_periods (starts_at) where cut_by is null',
  `create table plan_mails (
    business_id integer not null references businesses (id) on delete cascade,
    kind text not null check (kind in ('trial-76', 'trial-83', 'trial-90', 'plan-30', 'plan-7')),
    ends_at integer not null,
    at integer not null,
    is_sent integer not null check (is_sent in (0, 1)),
    primary key (business_id, kind, ends_at)
  ) strict, without rowid`,
  `create unique index plan_mails_of_trials on plan_mails (business_id, kind)
    where kind in ('trial-76', 'trial-83', 'trial-90')`,
  `create table trial_extensions (
    id integer primary key autoincrement,
    business_id integer not null references businesses (id) on delete cascade,
    outage_from integer not null,
    outage_to integer not null check (outage_to > outage_from),
    old_end integer not null,
    new_end integer not null check (new_end > old_end),
    at integer not null
  ) strict`,
  'create index trial_extensions_by_business on trial_extensions (business_id)',
]
