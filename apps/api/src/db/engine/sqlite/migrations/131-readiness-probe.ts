import { sql, type Kysely } from 'kysely'

/** What the readiness check writes to see that the database can grow. */
export const readinessProbe = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table readiness add column probe text').execute(db)
  },
}
