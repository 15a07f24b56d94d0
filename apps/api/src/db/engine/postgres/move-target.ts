// cspell:ignore attcollation attgenerated attidentity attisdropped attname attnum attrelid atttypid attrdef
// cspell:ignore conkey conrelid contype regclass regnamespace relkind relname relnamespace relid setval
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { type Transaction, Kysely } from 'kysely'
import type { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Database } from '../../database.ts'
import { createRowDigest, type RowDigest } from '../row-digest.ts'
import { WaitMeter } from '../wait-meter.ts'
import { markAllOutdated } from './outdated-vectors.ts'
import { toDialect } from './single-connection.ts'
import { toCopyLine, toValueText, type ColumnType, type ColumnValue } from './value-text.ts'

/** A table of the PostgreSQL database. */
export interface TargetTable {
  readonly name: string
  readonly columns: readonly TargetColumn[]
  /** The columns of its key. */
  readonly key: readonly string[]
}

interface TargetColumn {
  readonly name: string
  readonly type: ColumnType
  /** Whether the database computes it. */
  readonly isGenerated: boolean
  /** Whether a sequence provides missing values. */
  readonly givesIds: boolean
}

/** Milliseconds that the move waits for other writers. */
const LOCK_TIMEOUT_MS = 5000
/** Rows per read when reading back. */
const ROWS_PER_READ = 5000
/** Characters per chunk. */
const CHUNK_LENGTH = 65_536

/** Reads all tables by name, without those of migrations and full text, which is rebuilt. */
export async function readTargetTables(client: Client): Promise<Map<string, TargetTable>> {
  const { rows } = await client.query<TargetTable>(`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
          'isGenerated', attgenerated <> '', 'givesIds', attidentity <> '') order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(attname order by position)
        from pg_constraint, unnest(conkey) with ordinality as listed (number, position)
        join pg_attribute on attnum = number
        where conrelid = pg_class.oid and contype = 'p' and attrelid = pg_class.oid), '[]') as key
    from pg_class
    where relkind = 'r' and relnamespace = current_schema()::text::regnamespace
    order by relname`)
  return new Map(rows.map((table) => [table.name, table]))
}

/** Runs work in one transaction, which has the write lock and updates full text before the commit. */
export const runInMoveTransaction = <Result>(
  client: Client,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  new Kysely<Database>({ dialect: toDialect(client, { timeoutMs: LOCK_TIMEOUT_MS, meter: new WaitMeter() }) })
    .transaction()
    .execute(work)

/** Removes the initial rows of a new database, and disables the triggers that would count the copied ones. */
export async function emptyTables(client: Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  // Full-text rows refer to these rows and are removed with them.
  await client.query(`truncate ${tables.join(', ')} cascade`)
}

/** Copies rows, whose values are in the order of the table's columns; returns their digest. */
export async function copyRows(
  client: Client,
  { name, columns }: TargetTable,
  rows: Iterable<readonly ColumnValue[]>,
  signal?: AbortSignal,
): Promise<RowDigest> {
  const digest = createRowDigest()
  const isStored = columns.map(({ isGenerated }) => !isGenerated)
  function* splitIntoChunks(): Generator<string> {
    let piece = ''
    for (const row of rows) {
      const texts = columns.map(({ type }, at) => toValueText(type, row[at] ?? null))
      digest.add(texts)
      piece += toCopyLine(texts.filter((_, at) => isStored[at]))
      if (piece.length < CHUNK_LENGTH) continue
      yield piece
      piece = ''
    }
    yield piece
  }
  const stored = columns.filter(({ isGenerated }) => !isGenerated).map((column) => quote(column.name))
  const copying = client.query(copyFrom(`copy ${name} (${stored.join(', ')}) from stdin`))
  await pipeline(Readable.from(splitIntoChunks(), { objectMode: false }), copying, signal ? { signal } : {})
  return digest.end()
}

/** Computes the digest of a table's stored rows in the order of some columns. */
export async function readRowDigest(
  client: Client,
  { name, columns }: TargetTable,
  order: readonly string[],
  signal?: AbortSignal,
): Promise<RowDigest> {
  const digest = createRowDigest()
  const by = order.map((column) => `${quote(column)} nulls first`)
  await client.query(
    `declare stored no scroll cursor for
     select ${columns.map((column) => quote(column.name)).join(', ')} from ${name} order by ${by.join(', ')}`,
  )
  for (let isWhole = false; !isWhole;) {
    signal?.throwIfAborted()
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${ROWS_PER_READ} from stored`,
      rowMode: 'array',
      types: AS_TEXT,
    })
    for (const row of rows) digest.add(columns.map(({ type }, at) => toValueText(type, row[at] ?? null)))
    isWhole = rows.length < ROWS_PER_READ
  }
  await client.query('close stored')
  return digest.end()
}

const AS_TEXT = { getTypeParser: () => (text: string) => text }

/** Enables triggers, marks all rows for full text, and continues ids after the last ones. */
export async function finishTables(
  client: Client,
  tables: readonly TargetTable[],
  lastId: (table: string) => number,
): Promise<void> {
  for (const { name, columns } of tables) {
    await client.query(`alter table ${name} enable trigger user`)
    const ids = columns.find(({ givesIds }) => givesIds)
    if (ids === undefined) continue
    const column = quote(ids.name)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(last, 1), last > 0)
       from (select greatest($3::bigint, max(${column}), 0) as last from ${name}) as given`,
      [name, ids.name, lastId(name)],
    )
  }
  await markAllOutdated(client)
}

const quote = (name: string): string => `"${name}"`
