import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { connectToFill, requireEmptyDatabase, UNFINISHED_COPY } from './postgres/empty-database.ts'
import type { Refusal } from './copied-database.ts'
import {
  copyRows,
  emptyTables,
  finishTables,
  runInMoveTransaction,
  readRowDigest,
  readTargetTables,
  type TargetTable,
} from './postgres/move-target.ts'
import type { RowDigest } from './row-digest.ts'
import { openMoveSource, type MoveSource, type SourceTable } from './sqlite/move-source.ts'
import type { Store } from './store.ts'

/** Tables that are not copied, and why. */
export const NOT_COPIED: readonly { readonly tables: readonly string[]; readonly reason: string }[] = [
  { tables: ['kysely_migration', 'kysely_migration_lock'], reason: 'each engine has its own migrations' },
  {
    tables: ['business_search', 'content_search', 'user_search'],
    reason: 'full text is made anew from the rows',
  },
  { tables: ['outdated_vectors'], reason: 'empty between transactions' },
  { tables: [UNFINISHED_COPY], reason: 'the mark of a database that is being filled' },
]

/** A table with equal rows on both sides. */
export interface MovedTable extends RowDigest {
  readonly name: string
}

/** A table whose rows were stored differently. */
export class DifferentRowsError extends Error {
  override readonly name = 'DifferentRowsError'

  constructor(table: string, left: RowDigest, stored: RowDigest) {
    super(
      `${table} has ${left.rows} rows with the SHA-256 ${left.sha256}, and PostgreSQL has ${stored.rows} with ${stored.sha256}`,
    )
  }
}

interface Move {
  readonly source: MoveSource
  /** The URL of the target database. */
  readonly url: string
  /** Creates the schema in the target. */
  readonly migrate: (store: Store) => Promise<unknown>
  /** Runs last, within the transaction that stores all rows. */
  readonly beforeCommit: (trx: Transaction<Database>) => Promise<void>
  /** Runs once all rows are committed, before anybody may use them. */
  readonly afterCommit: (store: Store) => Promise<void>
  readonly signal?: AbortSignal
}

/** Locks the SQLite database of a data folder; null while another process has it open. */
export const lockSource = (dataDir: string): MoveSource | null => openMoveSource(dataDir)

/**
 * Copies all rows of a database into an empty PostgreSQL database and reads them back, all or none. No server starts on it
 * before the end. Returns a refusal if it is in use.
 */
export async function moveRows(move: Move): Promise<readonly MovedTable[] | Refusal> {
  const { url, migrate, afterCommit } = move
  const { createPostgresStore } = await import('./postgres/open.ts')
  const store = await createPostgresStore(url, { statementTimeoutMs: 0, isBeingFilled: true })
  try {
    const client = await connectToFill(url)
    try {
      const target = await requireEmptyDatabase(client)
      if (!('finish' in target)) return target
      await migrate(store)
      const moved = await copyAll(client, move)
      await afterCommit(store)
      // Without statistics the first searches are planned as if every table were empty.
      await client.query('analyze')
      await target.finish()
      return moved
    } finally {
      await client.end()
    }
  } finally {
    await store.close()
  }
}

type Client = Awaited<ReturnType<typeof connectToFill>>

async function copyAll(
  client: Client,
  { source, beforeCommit, signal }: Pick<Move, 'source' | 'beforeCommit' | 'signal'>,
): Promise<MovedTable[]> {
  const targets = await readTargetTables(client)
  const tables = sortByReferences(source.tables).map((table) => findTarget(table, targets))
  requireNoOther(targets, tables)
  return runInMoveTransaction(client, async (trx) => {
    await emptyTables(
      client,
      tables.map(({ name }) => name),
    )
    const left = new Map<string, RowDigest>()
    for (const table of tables) {
      signal?.throwIfAborted()
      left.set(
        table.name,
        await copyRows(client, table, source.rows(listNames(table), getOrder(table)), signal),
      )
    }
    const moved: MovedTable[] = []
    for (const table of tables)
      moved.push({ name: table.name, ...(await compare(client, table, left, signal)) })
    await finishTables(client, tables, (table) => source.lastId(table))
    await beforeCommit(trx)
    signal?.throwIfAborted()
    return moved
  })
}

async function compare(
  client: Client,
  table: TargetTable,
  digests: ReadonlyMap<string, RowDigest>,
  signal?: AbortSignal,
): Promise<RowDigest> {
  const left = digests.get(table.name)
  const stored = await readRowDigest(client, table, getOrder(table), signal)
  if (left?.rows !== stored.rows || left.sha256 !== stored.sha256)
    throw new DifferentRowsError(table.name, left ?? { rows: 0, sha256: '' }, stored)
  return stored
}

/** Orders tables after those that their rows refer to. */
function sortByReferences(tables: readonly SourceTable[]): SourceTable[] {
  const ordered = new Map<string, SourceTable>()
  let waiting = tables
  while (waiting.length > 0) {
    const ready = waiting.filter(({ name, references }) =>
      references.every((other) => other === name || ordered.has(other)),
    )
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    for (const table of ready) ordered.set(table.name, table)
    waiting = waiting.filter(({ name }) => !ordered.has(name))
  }
  return [...ordered.values()]
}

/** Finds the target of a table, which must have the same columns. */
function findTarget({ name, columns }: SourceTable, targets: ReadonlyMap<string, TargetTable>): TargetTable {
  const target = targets.get(name)
  const known = new Set(target?.columns.map((column) => column.name))
  if (target === undefined || known.size !== columns.length || !columns.every((column) => known.has(column)))
    throw new Error(`The table ${name} is another one on PostgreSQL`)
  return target
}

function requireNoOther(
  targets: ReadonlyMap<string, TargetTable>,
  tables: readonly Pick<TargetTable, 'name'>[],
): void {
  const expected = new Set([...tables.map(({ name }) => name), ...NOT_COPIED.flatMap((one) => one.tables)])
  const others = [...targets.keys()].filter((name) => !expected.has(name))
  if (others.length > 0) throw new Error(`SQLite lacks the tables ${others.join(', ')}`)
}

const listNames = ({ name, columns }: TargetTable) => ({
  name,
  columns: columns.map((column) => column.name),
})

/** Rows without a key are ordered by all columns. */
const getOrder = ({ key, columns }: TargetTable): readonly string[] =>
  key.length > 0 ? key : columns.map(({ name }) => name)
