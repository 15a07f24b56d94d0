// cspell:ignore adbin adnum adrelid attcollation attdef attgenerated attidentity attisdropped attname attnotnull attnum attrdef
// cspell:ignore attrelid atttypid atttypmod collname confdeltype confkey confrelid confupdtype conindid conkey conrelid
// cspell:ignore constraintdef contype indexdef indexrelid indrelid regclass regnamespace relkind relname relnamespace
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { rowsOf } from './both-engines.ts'
import { describeIndex, normaliseExpression, type TableSchema } from './schema.ts'

const TABLES = `
  select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
  order by relname`

const TYPES: Readonly<Record<string, TableSchema['columns'][string]['type']>> = {
  integer: 'flag',
  bigint: 'integer',
  'double precision': 'real',
  'text collate C': 'text',
  bytea: 'blob',
}

const ACTIONS: Readonly<Record<string, string>> = { a: 'no action', c: 'cascade', n: 'set null' }

/** Reads the tables of a migrated PostgreSQL database. */
export async function readPostgresSchema(db: Kysely<Database>): Promise<Record<string, TableSchema>> {
  const tables: Record<string, TableSchema> = {}
  for (const { name } of await rowsOf(db, TABLES)) tables[String(name)] = await readTable(db, String(name))
  return tables
}

async function readTable(db: Kysely<Database>, table: string): Promise<TableSchema> {
  const constraints = await readConstraints(db, table)
  const readKeys = (type: string) => constraints.filter((constraint) => constraint.type === type)
  return {
    columns: await readColumns(db, table),
    primaryKey: readKeys('p').flatMap(({ columns }) => columns),
    uniqueKeys: readKeys('u')
      .map(({ columns }) => columns.join(', '))
      .toSorted(),
    checks: readKeys('c')
      .map(({ definition }) => normaliseExpression(definition.replace(/^CHECK /, '')))
      .toSorted(),
    foreignKeys: readKeys('f')
      .map(
        ({ columns, target, target_columns, on_delete, on_update }) =>
          `${columns.join(', ')} -> ${target} (${target_columns.join(', ')}) on delete ${ACTIONS[on_delete]} on update ${ACTIONS[on_update]}`,
      )
      .toSorted(),
    indexes: await readIndexes(db, table),
  }
}

async function readColumns(db: Kysely<Database>, table: string): Promise<TableSchema['columns']> {
  const rows = (await rowsOf(
    db,
    `select attname as name, not attnotnull as is_nullable, attidentity = 'd' as gives_ids,
       attgenerated = 's' as is_generated, pg_get_expr(adbin, adrelid) as expression,
       format_type(atttypid, atttypmod) || coalesce(' collate ' || collname, '') as type
     from pg_attribute
     left join pg_attrdef on adrelid = attrelid and adnum = attnum
     left join pg_collation on pg_collation.oid = attcollation
     where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped`,
  )) as unknown as PostgresColumn[]
  return Object.fromEntries(
    rows.map(({ name, type, expression, ...column }) => {
      const written = expression === null ? null : normaliseExpression(expression)
      return [
        name,
        {
          type: TYPES[type] ?? type,
          isNullable: Boolean(column.is_nullable),
          default: column.is_generated ? null : written,
          generated: column.is_generated ? written : null,
          givesIds: Boolean(column.gives_ids),
        },
      ]
    }),
  ) as TableSchema['columns']
}

interface PostgresColumn {
  readonly name: string
  readonly type: string
  readonly is_nullable: 0 | 1
  readonly gives_ids: 0 | 1
  readonly is_generated: 0 | 1
  readonly expression: string | null
}

interface Constraint {
  readonly type: string
  readonly definition: string
  readonly columns: readonly string[]
  readonly target: string
  readonly target_columns: readonly string[]
  readonly on_delete: string
  readonly on_update: string
}

const readConstraints = async (db: Kysely<Database>, table: string): Promise<Constraint[]> =>
  (await rowsOf(
    db,
    `select contype as type, pg_get_constraintdef(oid) as definition, confrelid::regclass::text as target,
       confdeltype as on_delete, confupdtype as on_update,
       ${columnNames('conrelid', 'conkey')} as columns, ${columnNames('confrelid', 'confkey')} as target_columns
     from pg_constraint where conrelid = '${table}'::regclass`,
  )) as unknown as Constraint[]

/** Selects the names of a constraint's columns in order. */
const columnNames = (table: string, numbers: string): string => `array(
  select attname::text from unnest(${numbers}) with ordinality as listed (number, position)
  join pg_attribute on attrelid = ${table} and attnum = number order by position)`

async function readIndexes(db: Kysely<Database>, table: string): Promise<Record<string, string>> {
  const rows = await rowsOf(
    db,
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = '${table}'::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
     order by 1`,
  )
  return Object.fromEntries(
    rows.map(({ name, definition }) => [String(name), describeIndex(String(definition))]),
  )
}
