import type { CountryCode } from '@portal/domain/place'
import type { Kysely } from 'kysely'
import type { Database } from '#db/database.ts'
import {
  findClosingTenders,
  findNewArticles,
  findNewTenders,
  findStartingEvents,
  type Period,
  type PeriodRow,
} from './periods.repository.ts'

type Db = Kysely<Database>

/** Published content of a period. Times in milliseconds. */
export interface PeriodItem {
  readonly slug: string
  readonly title: string
  readonly summary: string
  /** Empty: the whole region. */
  readonly countries: readonly CountryCode[]
  readonly publishedAt: number
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly timeZone: string | null
  readonly isSample: boolean
}

/** At most `limit` articles published in a period, the newest first. */
export const getNewArticles = async (db: Db, period: Period, limit: number): Promise<PeriodItem[]> =>
  (await findNewArticles(db, period, limit)).map(toPeriodItem)

/** At most `limit` tenders published in a period and open at its end, the next to close first. */
export const getNewTenders = async (db: Db, period: Period, limit: number): Promise<PeriodItem[]> =>
  (await findNewTenders(db, period, limit)).map(toPeriodItem)

/** At most `limit` events that start in a period and are published at its start, the next one first. */
export const getStartingEvents = async (db: Db, period: Period, limit: number): Promise<PeriodItem[]> =>
  (await findStartingEvents(db, period, limit)).map(toPeriodItem)

/** At most `limit` tenders that close in a period and are published at its start, the next one first. */
export const getClosingTenders = async (db: Db, period: Period, limit: number): Promise<PeriodItem[]> =>
  (await findClosingTenders(db, period, limit)).map(toPeriodItem)

const toPeriodItem = (row: PeriodRow): PeriodItem => ({
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  countries: JSON.parse(row.countries) as readonly CountryCode[],
  publishedAt: row.published_at,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  isSample: row.is_sample === 1,
})
