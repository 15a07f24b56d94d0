// cspell:ignore dbname relkind relname relnamespace regnamespace
import { stat } from 'node:fs/promises'
import { Kysely } from 'kysely'
import type { Client } from 'pg'
import type { Database } from '../../database.ts'
import {
  findOtherCounts,
  type CopiedDatabase,
  type CopyOptions,
  type DatabaseFacts,
  type OpenedCopy,
  type Refusal,
  type RestoredDatabase,
} from '../copied-database.ts'
import { requireProgram, runProgram } from './client-program.ts'
import { connectToFill, requireEmptyDatabase, UNFINISHED_COPY } from './empty-database.ts'
import { createPostgresStore } from './open.ts'
import { createSchema } from './schema.ts'
import { toDialect } from './single-connection.ts'

/**
 * Copies a database into a file by `pg_dump` while others write to it. A transaction keeps the state of the copy, so that
 * counts and reads see the same rows until it is closed.
 */
export async function dumpPostgres(
  url: string,
  file: string,
  { requireSpace, signal }: CopyOptions,
): Promise<CopiedDatabase> {
  const client = await connectToFill(url)
  try {
    await requireProgram('pg_dump', client)
    await requireSpace(await readValue<number>(client, 'pg_database_size(current_database())'))
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await readValue<string>(client, 'pg_export_snapshot()')
    const start = performance.now()
    const words = [
      '--format=custom',
      '--no-owner',
      '--no-privileges',
      `--snapshot=${snapshot}`,
      `--file=${file}`,
    ]
    await runProgram('pg_dump', words, { url, client, signal })
    const durationMs = performance.now() - start
    await requireReadable(file, { url, client, signal })
    const { size: bytes } = await stat(file)
    const read = new Kysely<Database>({ dialect: toDialect(client) })
    return {
      bytes,
      facts: await readFacts(client, read),
      damage: [],
      durationMs,
      longestStepMs: null,
      store: { read },
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Reads a dump to its end, as a restore does, and discards the output. */
async function requireReadable(
  file: string,
  { client, ...run }: { url: string; client: Client; signal: AbortSignal | undefined },
): Promise<void> {
  await requireProgram('pg_restore', client)
  await runProgram('pg_restore', ['--file=-', file], { ...run, client })
}

async function readValue<Value>(client: Client, expression: string): Promise<Value> {
  const { rows } = await client.query<{ value: Value }>(`select ${expression} as value`)
  const [row] = rows
  if (row === undefined) throw new Error(`${expression} has no value`)
  return row.value
}

const readFacts = async (client: Client, read: Kysely<Database>): Promise<DatabaseFacts> => ({
  engine: 'postgres',
  migrations: await createSchema(read).executed(),
  tables: await countRows(client),
})

/** Counts the rows of each table by name, without the marker. */
async function countRows(client: Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::text::regnamespace order by relname`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows)
    if (name !== UNFINISHED_COPY)
      counts[name] = await readValue<number>(client, `(select count(*) from "${name}")`)
  return counts
}

/** Prepares an empty database, or one with an interrupted restore; returns a refusal for any other. */
export async function openRestoredPostgres(url: string): Promise<RestoredDatabase | Refusal> {
  const client = await connectToFill(url)
  try {
    await requireProgram('pg_restore', client)
    const place = await requireEmptyDatabase(client)
    if ('finish' in place)
      return {
        write: (input, signal) =>
          runProgram('pg_restore', [...RESTORE, `--dbname=${client.database ?? ''}`], {
            url,
            client,
            input,
            signal,
          }),
        open: () => openRestored(url, client),
        async finish() {
          // Without statistics the first searches are planned as if every table were empty.
          await client.query('analyze')
          await place.finish()
        },
        clear: () => place.clear(),
        release: () => client.end(),
      }
    await client.end()
    return place
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Restores all or nothing, as the user of the URL. */
const RESTORE = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']

async function openRestored(url: string, client: Client): Promise<OpenedCopy> {
  const store = await createPostgresStore(url, { statementTimeoutMs: 0, isBeingFilled: true })
  return {
    store,
    async findDamage({ migrations, tables }) {
      const found = await readFacts(client, store.read)
      const isSameSchema = found.migrations.join() === migrations.join()
      return [
        ...(isSameSchema ? [] : ['It has other migrations than the manifest says']),
        ...findOtherCounts(tables, found.tables),
      ]
    },
  }
}
