import { CompiledQuery, type DatabaseConnection } from 'kysely'
import type { Client } from 'pg'
import { toVector } from './vector.ts'

/** Rows per batch. */
const BATCH_SIZE = 500

/** Each index with the text columns of its rows in order, and the column of facet tokens. */
const INDEXES = [
  {
    index: 'business_search',
    rows: 'businesses where listed = 1',
    texts: ['name', 'category', 'place', 'description', 'tags', 'name_spellings', 'text_spellings'],
    facets: 'facets',
  },
  {
    index: 'content_search',
    rows: `content where status = 'approved'`,
    texts: ['title', 'summary', 'words', 'body'],
    facets: 'facets',
  },
  {
    index: 'user_search',
    rows: 'users where true',
    texts: ['first_name', 'last_name', 'email'],
    facets: `''`,
  },
] as const

type Index = (typeof INDEXES)[number]

/** A row that a trigger marked. */
interface Outdated {
  readonly index: string
  readonly id: number
}

/**
 * Updates the vectors of all rows that triggers have marked as outdated, because the transaction changed their texts. Does
 * nothing in a database without a schema.
 */
export async function writeOutdatedVectors(connection: DatabaseConnection): Promise<void> {
  const [state] = await run<{ outdated: string | null }>(
    connection,
    `select current_setting('portal.has_outdated_vectors', true) as outdated`,
  )
  if (state?.outdated !== 'on') return
  const outdated = await run<Outdated>(connection, 'delete from outdated_vectors returning index, id')
  for (const index of INDEXES) {
    const ids = new Set(outdated.filter((one) => one.index === index.index).map(({ id }) => id))
    const sorted = [...ids].toSorted((one, other) => one - other)
    for (let at = 0; at < sorted.length; at += BATCH_SIZE)
      await writeVectors(connection, index, sorted.slice(at, at + BATCH_SIZE))
  }
}

/** Marks all rows as outdated, as after a copy without triggers. */
export async function markAllOutdated(client: Pick<Client, 'query'>): Promise<void> {
  for (const { index, rows } of INDEXES)
    await client.query(`insert into outdated_vectors (index, id) select '${index}', id from ${rows}`)
  await client.query(`select set_config('portal.has_outdated_vectors', 'on', true)`)
}

async function writeVectors(
  connection: DatabaseConnection,
  { index, rows, texts, facets }: Index,
  ids: readonly number[],
) {
  const found = await run<Record<string, string> & { id: number; facet_tokens: string }>(
    connection,
    `select id, ${texts.join(', ')}, ${facets} as facet_tokens from ${rows} and id = any($1::bigint[])`,
    ids,
  )
  const vectors = found.map(({ id, facet_tokens: tokens, ...row }) => ({
    id,
    search: toVector({
      columns: Object.fromEntries(texts.map((name) => [name, row[name] ?? ''])),
      facets: tokens,
    }),
  }))
  await run(
    connection,
    `insert into ${index} (id, search)
    select id, search::tsvector from json_to_recordset($1::json) as made (id bigint, search text)
    on conflict (id) do update set search = excluded.search`,
    JSON.stringify(vectors),
  )
  const foundIds = new Set(found.map(({ id }) => id))
  const deletedIds = ids.filter((id) => !foundIds.has(id))
  if (deletedIds.length > 0)
    await run(connection, `delete from ${index} where id = any($1::bigint[])`, deletedIds)
}

async function run<Row>(
  connection: DatabaseConnection,
  text: string,
  ...parameters: readonly unknown[]
): Promise<Row[]> {
  const { rows } = await connection.executeQuery<Row>(CompiledQuery.raw(text, [...parameters]))
  return rows
}
