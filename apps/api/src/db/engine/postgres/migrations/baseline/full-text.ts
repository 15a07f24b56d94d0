import { createStatementTrigger } from './triggers/statement-trigger.ts'

interface Indexed {
  /** The table whose rows are indexed. */
  readonly table: string
  /** The condition of indexed rows. */
  readonly condition: string
  /** The columns of a row's vector. */
  readonly columns: string
}

/** The indexed rows by the name of the index. */
const INDEXED: Readonly<Record<string, Indexed>> = {
  business_search: {
    table: 'businesses',
    condition: 'listed = 1',
    columns: 'name, category, place, description, tags, facets',
  },
  content_search: {
    table: 'content',
    condition: `status = 'approved'`,
    columns: 'title, summary, words, body, facets',
  },
  user_search: { table: 'users', condition: 'true', columns: 'first_name, last_name, email' },
}

/**
 * Full-text indexes. They are separate from the rows, so that a change without new words does not affect them. The
 * application computes the vectors, since the database can't fold words like it: triggers mark rows with outdated vectors,
 * and the transaction updates those before its commit.
 */
export const fullText: readonly string[] = [
  ...Object.entries(INDEXED).flatMap(([index, { table }]) => [
    `create table ${index} (
      id bigint primary key references ${table} (id) on delete cascade,
      search tsvector not null
    )`,
    // With a list of pending entries, every search would scan it, and some write would have to merge all of them.
    `create index ${index}_words on ${index} using gin (search) with (fastupdate = off)`,
  ]),
  'create table outdated_vectors (index text collate "C" not null, id bigint not null)',
  ...Object.entries(INDEXED).flatMap(([index, { table, condition, columns }]) => {
    const texts = (rows: string) => `select id, ${columns} from ${rows} where ${condition}`
    const note = (event: 'insert' | 'update', changed: string) =>
      createStatementTrigger({
        name: `outdated_${table}_${event}`,
        event,
        table,
        body: `
    insert into outdated_vectors (index, id) select '${index}', id from (${changed}) as changed;
    if found then perform set_config('portal.has_outdated_vectors', 'on', true); end if;`,
      })
    return [
      ...note('insert', texts('new_rows')),
      ...note(
        'update',
        `(${texts('new_rows')} except ${texts('old_rows')}) union (${texts('old_rows')} except ${texts('new_rows')})`,
      ),
    ]
  }),
]
