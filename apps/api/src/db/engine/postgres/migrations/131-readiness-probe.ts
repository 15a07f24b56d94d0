import { sql, type Kysely } from 'kysely'

/**
 * Data that the readiness check writes to see whether the database can grow: stored uncompressed, since it would otherwise
 * shrink to nothing.
 */
export const readinessProbe = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table readiness add column probe text collate "C"').execute(db)
    await sql.raw('alter table readiness alter column probe set storage external').execute(db)
  },
}
