// cspell:ignore dflt notnull xinfo
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import { rowsOf } from './both-engines.ts'
import { describeIndex, normaliseExpression, toSingleLine, type TableSchema } from './schema.ts'

/** All tables except virtual ones of full text and their internal tables. */
const TABLES = `
  select name, sql from sqlite_schema
  where type = 'table' and name in (select name from pragma_table_list where schema = 'main' and type = 'table')
    and name not like 'sqlite_%' and name not like 'kysely_%'
  order by name`

const HIDDEN = { 0: 'no', 2: 'virtual', 3: 'stored' } as const
const TYPES = { INTEGER: 'integer', REAL: 'real', TEXT: 'text', BLOB: 'blob' } as const

interface Column {
  readonly name: string
  readonly type: keyof typeof TYPES
  readonly notnull: 0 | 1
  readonly dflt_value: string | null
  readonly pk: number
  readonly hidden: keyof typeof HIDDEN
}

/** Reads the tables of a migrated SQLite database. */
export async function readSqliteSchema(db: Kysely<Database>): Promise<Record<string, TableSchema>> {
  const tables: Record<string, TableSchema> = {}
  for (const { name, sql } of (await rowsOf(db, TABLES)) as { name: string; sql: string }[])
    tables[name] = await readTable(db, name, toSingleLine(sql))
  return tables
}

async function readTable(db: Kysely<Database>, table: string, statement: string): Promise<TableSchema> {
  const columns = (await rowsOf(db, `select * from pragma_table_xinfo('${table}')`)) as unknown as Column[]
  const definitions = parseDefinitions(statement)
  return {
    columns: Object.fromEntries(
      columns.map((column) => [column.name, toColumn(column, definitions.get(column.name) ?? '')]),
    ),
    primaryKey: columns
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => a.pk - b.pk)
      .map(({ name }) => name),
    uniqueKeys: await readUniqueKeys(db, table),
    checks: [...statement.matchAll(/\bcheck \(/g)]
      .map(({ index }) => normaliseExpression(extractParentheses(statement, index)))
      .toSorted(),
    foreignKeys: await readForeignKeys(db, table),
    indexes: await readIndexes(db, table),
  }
}

function toColumn({ type, notnull, dflt_value, pk, hidden }: Column, definition: string) {
  const generated = /\bas \(/.exec(definition)
  const expression = generated === null ? null : extractParentheses(definition, generated.index)
  return {
    type: isFlag(type, definition, expression) ? ('flag' as const) : TYPES[type],
    isNullable: notnull === 0 && pk === 0,
    default: dflt_value === null ? null : normaliseExpression(dflt_value),
    generated: HIDDEN[hidden] === 'no' || expression === null ? null : normaliseExpression(expression),
    givesIds: definition.endsWith(' integer primary key autoincrement'),
  }
}

/** Whether a number is checked to be 0 or 1, or computed from a condition. */
const isFlag = (type: string, definition: string, expression: string | null): boolean =>
  type === 'INTEGER' &&
  (/ in \(0, 1\)\)/.test(definition) || (expression !== null && !/^ ?case|\|/.test(expression)))

async function readUniqueKeys(db: Kysely<Database>, table: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    `select group_concat(info.name, ', ') as columns
     from pragma_index_list('${table}') as list, pragma_index_info(list.name) as info
     where list.origin = 'u' group by list.name`,
  )
  return rows.map(({ columns }) => String(columns)).toSorted()
}

async function readForeignKeys(db: Kysely<Database>, table: string): Promise<string[]> {
  const rows = await rowsOf(db, `select * from pragma_foreign_key_list('${table}')`)
  return rows
    .map((key) =>
      `${String(key.from)} -> ${String(key.table)} (${String(key.to)}) on delete ${String(key.on_delete)} on update ${String(key.on_update)}`.toLowerCase(),
    )
    .toSorted()
}

async function readIndexes(db: Kysely<Database>, table: string): Promise<Record<string, string>> {
  const rows = await rowsOf(
    db,
    `select name, sql from sqlite_schema
     where type = 'index' and tbl_name = '${table}' and sql is not null order by name`,
  )
  return Object.fromEntries(rows.map(({ name, sql }) => [String(name), describeIndex(String(sql))]))
}

/** Extracts each column's part of the statement that creates its table. */
function parseDefinitions(statement: string): Map<string, string> {
  const body = extractParentheses(statement, 0)
  const parts = [...topLevel(body)].map((part) => part.trim())
  return new Map(parts.map((part) => [/^"?(\w+)/.exec(part)?.[1] ?? '', part]))
}

function* topLevel(list: string): Generator<string> {
  let depth = 0
  let start = 0
  for (let at = 0; at < list.length; at += 1) {
    if (list[at] === '(') depth += 1
    if (list[at] === ')') depth -= 1
    if (list[at] === ',' && depth === 0) {
      yield list.slice(start, at)
      start = at + 1
    }
  }
  yield list.slice(start)
}

/** Extracts the text within the first parentheses after a position. */
function extractParentheses(text: string, from: number): string {
  const start = text.indexOf('(', from)
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(start + 1, at)
  }
  throw new Error(`No closing parenthesis in ${text}`)
}
