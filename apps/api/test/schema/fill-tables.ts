// cspell:ignore xinfo
import { randomBytes } from 'node:crypto'
import type SqliteDatabase from 'better-sqlite3'
import { businessRow, contentRow, orderRow, photoRow, userRow } from './rows.ts'

type Row = Readonly<Record<string, unknown>>

/** Text that is difficult for exchange formats: separators, escapes, and multi-byte characters. */
const DIFFICULT = 'a\tb\\N\\.\r\nc "d" \'e\' é 😀 \u2028'

/** Values that can't be derived from the columns' definitions. */
const GIVEN: Readonly<Record<string, Row>> = {
  users: { ...userRow(1), first_name: DIFFICULT },
  businesses: {
    ...businessRow(1),
    latitude: -9.4456381,
    longitude: 1e-7,
    description: DIFFICULT,
    hidden_at: null,
    removed_at: null,
  },
  content: { ...contentRow(1), body: DIFFICULT },
  orders: orderRow(1),
  photos: photoRow('a-photo-of-22-letters-'),
  content_pictures: { name: 'another-of-22-letters-', sha256: randomBytes(32) },
  outbox: { sent_at: null, given_up_at: null, lease_until: null, lease_owner: null, joined_to: null },
  subscribers: { left_at: null },
  reports: { decided_at: null },
  decisions: { batch_id: null, after_digest: randomBytes(32) },
  payment_proofs: { name: 'a-third-of-22-letters-', sha256: randomBytes(32) },
  business_messages: { answered_at: null },
  inquiries: { handled_at: null },
  plan_periods: { ends_at: 2 },
  trial_extensions: { outage_to: 2, new_end: 2 },
  upload_days: { address: randomBytes(16) },
}

interface Column {
  readonly name: string
  readonly type: 'INTEGER' | 'REAL' | 'TEXT' | 'BLOB'
}

/** Adds a row to each empty table; returns the tables for which it could not, with the reason. */
export function fillTables(sqlite: SqliteDatabase.Database): string[] {
  const failed: string[] = []
  const names = sqlite
    .prepare<[], string>(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
       and name not like 'sqlite\\_%' escape '\\' and name not like 'kysely\\_%' escape '\\'`,
    )
    .pluck()
    .all()
  let waiting = names
  for (let before = Infinity; waiting.length < before;) {
    before = waiting.length
    failed.length = 0
    // A table that refers to another is filled after it.
    waiting = waiting.filter((name) => {
      try {
        fillTable(sqlite, name)
        return false
      } catch (error) {
        failed.push(`${name}: ${String(error)}`)
        return true
      }
    })
  }
  return failed
}

function fillTable(sqlite: SqliteDatabase.Database, table: string): void {
  const isFilled = sqlite.prepare(`select 1 from "${table}" limit 1`).get() !== undefined
  if (isFilled) return
  const columns = sqlite
    .prepare<[string], Column>('select name, type from pragma_table_xinfo(?) where hidden = 0')
    .all(table)
  const row = { ...valuesFor(sqlite, table, columns), ...GIVEN[table] }
  const written = Object.keys(row)
  sqlite
    .prepare(
      `insert into "${table}" (${written.map((name) => `"${name}"`).join(', ')}) values (${written.map(() => '?').join(', ')})`,
    )
    .run(...Object.values(row))
}

function valuesFor(sqlite: SqliteDatabase.Database, table: string, columns: readonly Column[]): Row {
  const definition = sqlite
    .prepare<[string], string>('select sql from sqlite_schema where name = ?')
    .pluck()
    .get(table)
  const references = sqlite
    .prepare<[string], { from: string; table: string; to: string | null }>(
      'select "from", "table", "to" from pragma_foreign_key_list(?)',
    )
    .all(table)
  return Object.fromEntries(
    columns.map(({ name, type }) => {
      const reference = references.find(({ from }) => from === name)
      if (reference) {
        const { table: other, to } = reference
        return [
          name,
          sqlite
            .prepare(`select "${to ?? 'id'}" from "${other}" limit 1`)
            .pluck()
            .get() ?? null,
        ]
      }
      return [name, valueFor(name, type, definition ?? '')]
    }),
  )
}

const VALUES = { INTEGER: 1, REAL: 0.123_456_789_012, BLOB: Buffer.from([0, 10, 92, 255]) } as const

function valueFor(name: string, type: Column['type'], definition: string): unknown {
  if (type !== 'TEXT') return VALUES[type]
  const oneOf = new RegExp(`\\b${name} in \\('([^']*)'`).exec(definition)
  if (oneOf) return oneOf[1]
  if (definition.includes(`json_valid(${name})`)) return '{}'
  return definition.includes(`${name} = lower(${name})`) ? 'a@example.com' : DIFFICULT
}
