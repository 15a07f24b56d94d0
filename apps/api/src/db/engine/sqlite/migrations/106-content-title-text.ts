import { sql, type Kysely } from 'kysely'
import { foldWord } from '@portal/domain/search'

const ROWS_AT_ONCE = 500

/** Administrators find content by words of its title, whatever their case and accents. */
export const contentTitleText = {
  async up(db: Kysely<unknown>) {
    await sql`alter table content add column title_text text not null default ''`.execute(db)
    let last = 0
    for (;;) {
      const { rows } = await sql<{ id: number; title: string }>`
        select id, title from content where id > ${last} order by id limit ${ROWS_AT_ONCE}`.execute(db)
      for (const { id, title } of rows)
        await sql`update content set title_text = ${foldWord(title)} where id = ${id}`.execute(db)
      if (rows.length < ROWS_AT_ONCE) break
      last = rows.at(-1)?.id ?? last
    }
    await watchTitleText(db)
  },
}

/** Every column but the number of places raises the public version; the new one too, from now on. */
async function watchTitleText(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info('content') where name <> 'registrations'`.execute(db)
  await sql`drop trigger content_version_update`.execute(db)
  await sql`
    create trigger content_version_update after update of ${sql.join(rows.map(({ name }) => sql.ref(name)))} on content
    when new.status = 'approved' or old.status = 'approved'
    begin update public_version set value = value + 1 where id = 1; end`.execute(db)
}
