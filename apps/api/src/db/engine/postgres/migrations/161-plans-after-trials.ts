import { sql, type Kysely } from 'kysely'

/** Plans that begin when the trial ends; those ordered before start once they are paid. */
export const plansAfterTrials = {
  async up(db: Kysely<unknown>) {
    await sql`alter table orders
      add column starts_now integer not null default 1 check (starts_now in (0, 1))`.execute(db)
  },
}
