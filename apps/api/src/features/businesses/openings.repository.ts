import { createOpenPredicate, parseOpeningPattern, type OpeningPattern } from '@portal/domain/business'
import { MINUTE } from '@portal/domain/shared'
import { sql, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import type { ReadTime } from '#db/version.ts'
import type { Reads, Store, Versions } from '#db/engine/store.ts'

/** Which businesses are open at an instant, by their `opening_key`. */
export interface OpenKeys {
  readonly keys: ReadonlySet<number>
  /** The same as a JSON list; never an empty one, which would mean no condition. */
  readonly json: string
}

/** Finds the keys of the businesses that are open at an instant. */
export type FindOpenKeys = (at: ReadTime) => Promise<OpenKeys>

/** No business has this key. */
const NONE = '[-1]'

/**
 * Finds open businesses. Those with the same hours at the same place share a key, so that only a few thousand patterns
 * are checked, once a minute, however many businesses there are.
 */
export function createOpenings({
  read: db,
  prepare,
  versions: readVersions,
}: Reads & Pick<Store, 'versions'>): FindOpenKeys {
  const newer = prepare<{ last: number }, { id: number; key: number; pattern: string }>(({ last }) =>
    db.selectFrom('opening_patterns').select(['id', 'key', 'pattern']).where('id', '>', last).orderBy('id'),
  )
  const total = prepare<Record<string, never>, { patterns: number }>(() =>
    db.selectFrom('opening_patterns').select(({ fn }) => fn.countAll<number>().as('patterns')),
  )
  const patterns = new Map<number, OpeningPattern>()
  let last = 0
  let seen: Pick<Versions, 'value' | 'timeline'> = { value: -1, timeline: 1 }
  let cached: { minute: number; last: number; open: OpenKeys } | undefined

  async function readNewer(): Promise<void> {
    for (const row of await newer.all({ last })) {
      patterns.set(row.key, parseOpeningPattern(row.pattern))
      last = Math.max(last, row.id)
    }
  }

  function clear(): void {
    patterns.clear()
    last = 0
    cached = undefined
  }

  async function dropDeleted(): Promise<void> {
    if (patterns.size === (await total.get({}))?.patterns) return
    clear()
    await readNewer()
  }

  const read = async ({ now, versions }: ReadTime): Promise<OpenKeys> => {
    const current = versions ?? (await readVersions())
    // On another timeline, a key may stand for other hours.
    if (current.timeline !== seen.timeline) clear()
    if (current.value !== seen.value) await readNewer()
    seen = current
    const minute = Math.floor(now / MINUTE)
    if (cached?.minute === minute && cached.last === last) return cached.open
    await dropDeleted()
    const isOpen = createOpenPredicate(now)
    const keys = [...patterns].filter(([, pattern]) => isOpen(pattern)).map(([key]) => key)
    const open = { keys: new Set(keys), json: keys.length === 0 ? NONE : JSON.stringify(keys) }
    cached = { minute, last, open }
    return open
  }

  // One at a time, so that no read sees a half-filled cache.
  let previous: Promise<unknown> = Promise.resolve()
  return (at) => {
    const open = previous.then(() => read(at))
    previous = open.catch(() => undefined)
    return open
  }
}

/** Deletes the patterns that no business has any longer. */
export async function deleteUnusedOpenings(trx: Transaction<Database>): Promise<void> {
  await sql`
    delete from opening_patterns
    where key not in (select opening_key from businesses where opening is not null)`.execute(trx)
}
