import type { BusinessCountRow } from '@portal/api/src/features/directory/counts.repository.ts'
import { BusinessCounts } from '@portal/api/src/features/directory/counts.service.ts'
import type SqliteDatabase from 'better-sqlite3'
import type { BareResponse } from './bare-response.ts'

export interface PublicState {
  readonly counts: BusinessCounts
  /** Stored responses by URL. */
  readonly responses: Map<string, BareResponse | Promise<BareResponse>>
}

/** The state cached between writes; the version is read at each use, as in the API. */
export function createPublicState(sqlite: SqliteDatabase.Database): (now: number) => PublicState {
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
  let cached: (PublicState & { readonly version: number; readonly until: number }) | undefined

  return (now) => {
    const current = version.get() ?? 0
    if (cached?.version === current && now < cached.until) return cached
    cached = {
      version: current,
      until: nextExpiry.get(now) ?? Infinity,
      counts: new BusinessCounts([...listed.all(), ...runOut.all(now)]),
      responses: new Map(),
    }
    return cached
  }
}
