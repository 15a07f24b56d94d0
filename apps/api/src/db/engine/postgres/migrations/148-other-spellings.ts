import { sql, type Kysely } from 'kysely'

const COLUMNS = 'name, category, place, description, tags, name_spellings, text_spellings, facets'

const texts = (rows: string) => `select id, ${COLUMNS} from ${rows} where listed = 1`

/** The rows of a statement before and after it. */
const REFERENCED = {
  insert: 'new table as new_rows',
  update: 'old table as old_rows new table as new_rows',
} as const

/** Marks the rows that a statement changed, if full text has them. */
const note = (event: 'insert' | 'update', changed: string) => [
  `create function outdated_businesses_${event}() returns trigger language plpgsql as $$
  begin
    insert into outdated_vectors (index, id) select 'business_search', id from (${changed}) as changed;
    if found then perform set_config('portal.has_outdated_vectors', 'on', true); end if;
    return null;
  end $$`,
  `create trigger outdated_businesses_${event} after ${event} on businesses
    referencing ${REFERENCED[event]}
    for each statement execute function outdated_businesses_${event}()`,
]

/**
 * Listings are found by other spellings of their words: joined hyphens, and parts of texts without spaces. The next start
 * computes them, with other words of content. Japanese and Korean letters are folded differently, so all vectors are
 * rebuilt.
 */
export const otherSpellings = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `alter table businesses
        add column name_spellings text collate "C" not null default '',
        add column text_spellings text collate "C" not null default ''`,
      ...['insert', 'update'].flatMap((event) => [
        `drop trigger outdated_businesses_${event} on businesses`,
        `drop function outdated_businesses_${event}()`,
      ]),
      ...note('insert', texts('new_rows')),
      ...note(
        'update',
        `(${texts('new_rows')} except ${texts('old_rows')}) union (${texts('old_rows')} except ${texts('new_rows')})`,
      ),
      `insert into outdated_vectors (index, id)
        select 'business_search', id from businesses where listed = 1
        union all select 'content_search', id from content where status = 'approved'
        union all select 'user_search', id from users`,
      `select set_config('portal.has_outdated_vectors', 'on', true)`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
