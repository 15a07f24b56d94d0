import { sql, type Kysely, type RawBuilder } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#db/database.ts'
import { rowsOf, type BothEngines } from './both-engines.ts'

type Row = Readonly<Record<string, unknown>>

/** Creates a statement that inserts rows with different columns; missing ones are null. */
export const insert = (table: string, ...rows: readonly Row[]): RawBuilder<unknown> => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
  return sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(values)}`
}

/** Creates a statement with the same text on both engines. */
export const write = (statement: string): RawBuilder<unknown> => sql.raw(statement)

/** Reads the data that triggers maintain, and the version counters. */
async function readKept(db: Kysely<Database>) {
  const [version] = await rowsOf(db, 'select value, places, words from public_version')
  return {
    counts: await rowsOf(db, 'select * from business_counts order by 1, 2, 3, 4'),
    queues: await rowsOf(db, 'select * from queue_counts order by kind'),
    changes: await rowsOf(db, 'select id, business_id from business_changes order by id'),
    patterns: await rowsOf(db, 'select key, pattern from opening_patterns order by key'),
    version: version as { value: number; places: number; words: number },
  }
}

/**
 * Runs a statement; returns what it changed. PostgreSQL raises a version once for a statement, SQLite once for each row.
 */
async function runWithEffect(db: Kysely<Database>, statement: RawBuilder<unknown>) {
  const before = await readKept(db)
  await statement.execute(db)
  const { changes, version, ...after } = await readKept(db)
  const last = Math.max(0, ...before.changes.map(({ id }) => Number(id)))
  return {
    raised: {
      value: version.value - before.version.value,
      places: version.places - before.version.places,
      words: version.words - before.version.words,
    },
    effect: {
      ...after,
      renewed: changes.filter(({ id }) => Number(id) > last).map(({ business_id }) => business_id),
      noted: changes.map(({ business_id }) => business_id).toSorted((a, b) => Number(a) - Number(b)),
    },
  }
}

type Effect = Awaited<ReturnType<typeof runWithEffect>>['effect']
type Raised = Awaited<ReturnType<typeof runWithEffect>>['raised']

/** Runs statements one after the other on both engines, which must agree after each; returns the last effect. */
export async function runOnBoth(
  { sqlite, postgres }: BothEngines,
  ...statements: readonly RawBuilder<unknown>[]
) {
  let last: { effect: Effect; raised: Raised } | undefined
  for (const statement of statements) {
    const sqliteEffect = await runWithEffect(sqlite, statement)
    const postgresEffect = await runWithEffect(postgres, statement)
    const text = statement.compile(postgres).sql
    expect({ text, ...postgresEffect.effect }).toEqual({ text, ...sqliteEffect.effect })
    expect({ text, ...isRaised(postgresEffect.raised) }).toEqual({ text, ...isRaised(sqliteEffect.raised) })
    last = postgresEffect
  }
  if (!last) throw new Error('No statement ran')
  return last
}

const isRaised = ({ value, places, words }: Raised) => ({
  value: value > 0,
  places: places > 0,
  words: words > 0,
})

/** The versions that a statement raises. */
export const ONCE = { value: 1, places: 0, words: 0 }
export const NOT = { value: 0, places: 0, words: 0 }
