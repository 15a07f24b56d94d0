import { sql, type Kysely } from 'kysely'

/** What the readiness check writes to see that the database can grow: stored as it is, since it would shrink to nothing. */
export const readinessProbe = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table readiness add column probe text collate "C"').execute(db)
    await sql.raw('alter table readiness alter column probe set storage external').execute(db)
  },
}
