import { sql, type Kysely } from 'kysely'

/** From what device a session was started, and finding whose picture a file is. Older sessions have no device. */
export const sessionDevices = {
  async up(db: Kysely<unknown>) {
    await sql`alter table sessions add column device text`.execute(db)
    await sql`
      create index users_by_picture on users (profile_image_url)
      where profile_image_url is not null`.execute(db)
  },
}
