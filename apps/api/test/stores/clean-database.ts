// cspell:ignore indexrelid indisunique indrelid regclass regnamespace relkind relnamespace schemaname sequencename setval
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ConnectionPool } from '#db/engine/postgres/pools.ts'

/** A table of this many bytes counts as large: deleted rows stay in it, and plans depend on its size. */
const MANY = 32 * 8192

/** Restores the rows and next ids of a prepared database. */
export async function cleanDatabase(pool: Pick<ConnectionPool, 'run'>): Promise<void> {
  const [cleaned] = await pool.run<{ grown: string | null }>({ text: 'call cleaning.clean(null)' })
  if (cleaned?.grown) await pool.run({ text: `vacuum (index_cleanup on) ${cleaned.grown}` })
}

/** Records the initial state of a migrated database, so that it can be restored. */
export async function prepareCleaning(db: Kysely<Database>): Promise<void> {
  const tables = await listTables(db)
  const sequences = await listSequences(db)
  await sql`create schema cleaning`.execute(db)
  const steps: string[] = []
  for (const table of tables) {
    const { rows } = await sql<{
      has: number
    }>`select exists (select from ${sql.table(table)}) as has`.execute(db)
    if (rows[0]?.has !== 1) {
      steps.push(`if pg_relation_size('public."${table}"') > 0 then delete from public."${table}"; end if;`)
      continue
    }
    await sql`create table cleaning.${sql.id(table)} as select * from ${sql.table(table)}`.execute(db)
    steps.push(
      `delete from public."${table}"; insert into public."${table}" (${await listColumns(db, table)}) overriding system value
        select ${await listColumns(db, table)} from cleaning."${table}";`,
    )
  }
  for (const sequence of sequences) {
    const { rows } = await sql<{ last: number; called: 0 | 1 }>`
      select last_value as last, is_called as called from ${sql.table(sequence)}`.execute(db)
    const { last, called } = rows[0] ?? { last: 1, called: 0 }
    steps.push(`perform setval('public."${sequence}"', ${last}, ${called === 1});`)
  }
  await sql
    .raw(
      `create procedure cleaning.clean(inout grown text) language plpgsql as $clean$ begin
        set local session_replication_role = replica;
        ${steps.join('\n')}
        grown := (
          select string_agg(oid::regclass::text, ', ') from pg_class
          where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${MANY}
        );
      end $clean$`,
    )
    .execute(db)
}

/**
 * Drops non-unique indexes. They make reads of large tables fast; a test's are small, and planning and writing take longer
 * with them.
 */
export async function dropPlainIndexes(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and not indisunique`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.raw(name)}`.execute(db)
}

async function listTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' order by table_name`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

async function listSequences(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public'`.execute(db)
  return rows.map(({ name }) => name)
}

/** Lists the stored, not generated, columns of a table. */
async function listColumns(db: Kysely<Database>, table: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db)
  return rows.map(({ name }) => `"${name}"`).join(', ')
}
