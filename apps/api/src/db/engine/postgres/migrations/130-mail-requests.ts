import { sql, type Kysely } from 'kysely'

/** The request that caused a mail, so that the lines of the log can be followed from one to the other. */
export const mailRequests = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table outbox add column request_id text collate "C"').execute(db)
  },
}
