import { sql, type Kysely } from 'kysely'

/** The request that caused a mail, so that log lines of both can be connected. */
export const mailRequests = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table outbox add column request_id text collate "C"').execute(db)
  },
}
