// cspell:ignore deptype objid classid pronamespace proname prokind regprocedure relkind relname relnamespace regclass regnamespace
import { Client, DatabaseError } from 'pg'
import type { Refusal } from '../copied-database.ts'
import { FITNESS, requireFitness, type Fitness } from './fit-server.ts'
import { CONNECTION_TIMEOUT_MS, KEEP_ALIVE } from './pools.ts'
import { ConnectionError } from './problem.ts'
import { portalTypes } from './types.ts'

/** The marker table of a database that is being filled; it is removed last. */
export const UNFINISHED_COPY = 'unfinished_copy'

/** The advisory lock of the filling process; any number that nothing else uses. */
const FILL_LOCK = 8_098_991_072

/** A database that nothing uses until `finish`. */
export interface EmptyDatabase {
  /** Lets servers start on it. */
  finish(): Promise<void>
  /** Empties it again. */
  clear(): Promise<void>
}

/** Excludes objects of extensions. */
const excludeExtensions = (catalog: string) => `
  not exists (select from pg_depend where deptype = 'e' and classid = '${catalog}'::regclass and objid = ${catalog}.oid)`

/** The tables and views of the portal's schema by name, with the statements that remove them. */
export const TABLES = `
  select relname as name, format('drop table %s cascade', oid::regclass) as removal from pg_class
  where relnamespace = current_schema()::text::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and ${excludeExtensions('pg_class')}
  order by relname`

const FUNCTIONS = `
  select format('drop function %s cascade', oid::regprocedure) as removal from pg_proc
  where pronamespace = current_schema()::text::regnamespace and prokind = 'f' and ${excludeExtensions('pg_proc')}`

/** Opens a connection without a statement timeout. */
export async function connectToFill(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    ...KEEP_ALIVE,
    fallback_application_name: 'portal',
    types: portalTypes(),
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  })
  // Without a listener a lost connection would end the process; the running statement reports it.
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
 * Prepares an empty database, or one whose filling was interrupted, and empties it. The connection keeps the lock while it
 * is open; the marker keeps servers and commands away.
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

/** Removes everything except the marker. */
async function removeAll(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ name: string; removal: string }>(TABLES)
  for (const { name, removal } of tables) if (name !== UNFINISHED_COPY) await client.query(removal)
  const { rows: functions } = await client.query<{ removal: string }>(FUNCTIONS)
  for (const { removal } of functions) await client.query(removal)
}
