import { openingsAt, parseOpeningPattern, type OpeningPattern } from '@portal/domain/business'
import { MINUTE } from '@portal/domain/shared'
import { sql, type Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import type { Store } from '#db/engine/open-store.ts'
import { prepareRead } from '#db/engine/prepared-read.ts'

/** Which businesses are open at a moment, by their `opening_key`. */
export interface OpenKeys {
  readonly keys: ReadonlySet<number>
  /** The same as a JSON list; never an empty one, which would stand for no condition. */
  readonly json: string
}

/** Answers who is open at a moment. */
export type ReadOpen = (now: number) => OpenKeys

/** No business has this key. */
const NONE = '[-1]'

/**
 * Reads who is open. Businesses that keep the same hours at the same place share a key, so that a few thousand patterns are
 * looked at, once a minute, however many businesses there are.
 */
export function openOpenings({ read, readSqlite }: Pick<Store, 'read' | 'readSqlite'>): ReadOpen {
  const later = prepareRead<{ last: number }, { id: number; key: number; pattern: string }>(
    readSqlite,
    ({ last }) =>
      read
        .selectFrom('opening_patterns')
        .select(['id', 'key', 'pattern'])
        .where('id', '>', last)
        .orderBy('id'),
  )
  const stored = prepareRead<Record<string, never>, { patterns: number }>(readSqlite, () =>
    read.selectFrom('opening_patterns').select(({ fn }) => fn.countAll<number>().as('patterns')),
  )
  const patterns = new Map<number, OpeningPattern>()
  let last = 0
  let held: { minute: number; last: number; open: OpenKeys } | undefined

  function readLater(): void {
    for (const row of later.all({ last })) {
      patterns.set(row.key, parseOpeningPattern(row.pattern))
      last = row.id
    }
  }

  function forgetDeleted(): void {
    if (patterns.size === stored.get({})?.patterns) return
    patterns.clear()
    last = 0
    readLater()
  }

  return (now) => {
    readLater()
    const minute = Math.floor(now / MINUTE)
    if (held?.minute === minute && held.last === last) return held.open
    forgetDeleted()
    const isOpen = openingsAt(now)
    const keys = [...patterns].filter(([, pattern]) => isOpen(pattern)).map(([key]) => key)
    const open = { keys: new Set(keys), json: keys.length === 0 ? NONE : JSON.stringify(keys) }
    held = { minute, last, open }
    return open
  }
}

/** Deletes the patterns that no business has any longer. */
export async function purgeOpenings(write: Kysely<Database>): Promise<void> {
  await sql`
    delete from opening_patterns
    where key not in (select opening_key from businesses where opening is not null)`.execute(write)
}
