// cspell:ignore deptype objid classid pronamespace proname prokind regprocedure relkind relname relnamespace regclass regnamespace
import { Client, DatabaseError } from 'pg'
import type { Refusal } from '../copied-database.ts'
import { FITNESS, requireFitness, type Fitness } from './fit-server.ts'
import { CONNECTION_WAIT, KEEP_ALIVE } from './pools.ts'
import { ConnectionError } from './problem.ts'
import { portalTypes } from './types.ts'

/** The table that a database has while it is filled from elsewhere: the last thing to be removed. */
export const UNFINISHED_COPY = 'unfinished_copy'

/** What whoever fills a database holds: any number that nothing else locks. */
const FILL_LOCK = 8_098_991_072

/** A database that nothing uses until `finish`. */
export interface EmptyDatabase {
  /** Makes it one that a server starts on. */
  finish(): Promise<void>
  /** Leaves it as empty as it was. */
  clear(): Promise<void>
}

/** What an extension brought is none of the portal's. */
const OURS = (catalog: string) => `
  not exists (select from pg_depend where deptype = 'e' and classid = '${catalog}'::regclass and objid = ${catalog}.oid)`

/** The tables and views of the schema that the portal uses, by their names, and how they are removed. */
export const TABLES = `
  select relname as name, format('drop table %s cascade', oid::regclass) as removal from pg_class
  where relnamespace = current_schema()::text::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and ${OURS('pg_class')}
  order by relname`

const FUNCTIONS = `
  select format('drop function %s cascade', oid::regprocedure) as removal from pg_proc
  where pronamespace = current_schema()::text::regnamespace and prokind = 'f' and ${OURS('pg_proc')}`

/** A connection for statements that take as long as they take. */
export async function connectToFill(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_WAIT,
    ...KEEP_ALIVE,
    fallback_application_name: 'portal',
    types: portalTypes(),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Without a listener its loss ends the process; the statement that runs on it tells of it.
  client.on('error', () => undefined)
  await client.connect().catch((error: unknown) => {
    throw error instanceof DatabaseError ? error : new ConnectionError(error)
  })
  try {
    const { rows } = await client.query<Fitness>(`select ${FITNESS}`)
    rows.forEach(requireFitness)
  } catch (error) {
    await client.end()
    throw error
  }
  return client
}

/**
 * Takes an empty database, or one that was being filled when that was cut off, and empties it. The connection holds it
 * for as long as it is open; the marker keeps servers and commands away.
 */
export async function requireEmptyDatabase(client: Client): Promise<EmptyDatabase | Refusal> {
  const lock = await client.query<{ taken: 0 | 1 }>(`select pg_try_advisory_lock(${FILL_LOCK}) as taken`)
  if (lock.rows[0]?.taken !== 1) return { isBeingFilled: true }
  const { rows: tables } = await client.query<{ name: string }>(TABLES)
  const names = tables.map(({ name }) => name)
  if (names.includes(UNFINISHED_COPY)) await removeAll(client)
  else if (names.length > 0) return { tables: names }
  else await client.query(`create table ${UNFINISHED_COPY} ()`)
  const removeMarker = async () => {
    await client.query(`drop table ${UNFINISHED_COPY}`)
  }
  return {
    finish: removeMarker,
    async clear() {
      await client.query('rollback')
      await removeAll(client)
      await removeMarker()
    },
  }
}

/** All but the marker. */
async function removeAll(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string; removal: string }>(TABLES)
  for (const { name, removal } of tables) if (name !== UNFINISHED_COPY) await client.query(removal)
  const { rows: functions } = await client.query<{ removal: string }>(FUNCTIONS)
  for (const { removal } of functions) await client.query(removal)
}
