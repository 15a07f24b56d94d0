import { sql, type Kysely } from 'kysely'

/** Which process runs a scheduled job, and until when the others leave it alone. */
export const jobLeases = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table job_leases (
        job text primary key,
        holder text not null,
        lease_until integer not null
      ) strict, without rowid`.execute(db)
  },
}
