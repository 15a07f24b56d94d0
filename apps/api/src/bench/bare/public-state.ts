import type SqliteDatabase from 'better-sqlite3'
import { BusinessCounts } from '#features/businesses/listing/counts.service.ts'
import type { BusinessCountRow } from '#features/businesses/listing/counts.repository.ts'

export interface CachedState {
  readonly counts: BusinessCounts
  /** Totals by query, each added when it is first requested. */
  readonly totals: Map<string, number>
  /** Whole answers by URL, where everything they need is cached. */
  readonly answers: Map<string, string>
}

/** The state that is cached between writes: the version is read at each use, as in the API. */
export function openPublicState(sqlite: SqliteDatabase.Database): (now: number) => CachedState {
  const version = sqlite.prepare<[], number>('select value from public_version where id = 1').pluck()
  const nextExpiry = sqlite
    .prepare<[number], number>(
      'select ifnull(min(public_until), 9e15) from businesses where listed = 1 and public_until > ?',
    )
    .pluck()
  const listed = sqlite.prepare<[], BusinessCountRow>('select * from business_counts where listings > 0')
  const runOut = sqlite.prepare<[number], BusinessCountRow>(
    `select country, ifnull(province, '') as province, category, counted_flags, -count(*) as listings from businesses
     where listed = 1 and public_until <= ? group by 1, 2, 3, 4`,
  )
  let held: (CachedState & { readonly version: number; readonly until: number }) | undefined

  return (now) => {
    const current = version.get() ?? 0
    if (held?.version === current && now < held.until) return held
    held = {
      version: current,
      until: nextExpiry.get(now) ?? Infinity,
      counts: new BusinessCounts([...listed.all(), ...runOut.all(now)]),
      totals: new Map(),
      answers: new Map(),
    }
    return held
  }
}
