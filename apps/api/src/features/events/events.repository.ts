import { nextFreeSlug } from '@portal/domain/business'
import { timeZoneOf, type CountryCode } from '@portal/domain/place'
import { slugify } from '@portal/domain/shared'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { openFullText } from '#db/full-text.ts'
import { isOneOf } from '#db/json.ts'
import type { Store } from '#db/open.ts'
import type { Page } from '#db/pagination.ts'
import { takenSlugs } from '#db/slugs.ts'
import type { EventRow } from './events.table.ts'

/** An event to store. Instants in milliseconds, read in `timeZone` (left out: that of its place). */
export interface EventRecord {
  readonly title: string
  readonly description: string
  /** The name of an event type. */
  readonly type: string
  readonly startsAt: number
  readonly endsAt: number
  readonly location: string
  readonly country: CountryCode
  readonly organiser: string
  /** A sentence such as "Free". */
  readonly price: string
  readonly slug?: string
  readonly timeZone?: string
  readonly isFeatured?: boolean
  readonly isSample?: boolean
}

/** Stores events; a slug that is taken gets a number behind. */
export async function insertEvents(
  trx: Transaction<Database>,
  records: readonly EventRecord[],
): Promise<void> {
  const wanted = records.map((record) => record.slug ?? slugify(record.title))
  const taken = await takenSlugs(trx, ['events'], wanted)
  for (const [position, record] of records.entries()) {
    const slug = nextFreeSlug(wanted[position] ?? '', (candidate) => taken.has(candidate))
    taken.add(slug)
    await trx
      .insertInto('events')
      .values({
        slug,
        title: record.title,
        description: record.description,
        type: record.type,
        starts_at: record.startsAt,
        ends_at: record.endsAt,
        time_zone: record.timeZone ?? timeZoneOf({ country: record.country, address: record.location }),
        location: record.location,
        country: record.country,
        organiser: record.organiser,
        price: record.price,
        is_featured: record.isFeatured ? 1 : 0,
        is_sample: record.isSample ? 1 : 0,
      })
      .execute()
  }
}

/** What a list of events is confined to. */
export interface EventFilter {
  readonly country?: CountryCode
  readonly type?: string
  readonly featured?: boolean
  /** Not ended at this instant. */
  readonly endsAfter?: number
  /** Any of these events; left out: all. */
  readonly ids?: readonly number[]
}

function matching(db: Kysely<Database>, { country, type, featured, endsAfter, ids }: EventFilter) {
  let events = db.selectFrom('events')
  if (country) events = events.where('country', '=', country)
  if (type) events = events.where('type', '=', type)
  if (featured !== undefined) events = events.where('is_featured', '=', featured ? 1 : 0)
  if (endsAfter !== undefined) events = events.where('ends_at', '>', endsAfter)
  if (ids) events = events.where((eb) => isOneOf(eb.ref('id'), ids))
  return events
}

/** Events by when they begin. */
export const findEvents = (
  db: Kysely<Database>,
  filter: EventFilter,
  { limit, offset }: Page,
): Promise<EventRow[]> =>
  matching(db, filter).selectAll().orderBy('starts_at').orderBy('id').limit(limit).offset(offset).execute()

export async function countEvents(db: Kysely<Database>, filter: EventFilter): Promise<number> {
  const { total } = await matching(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** Full text over events that have not ended at `after`; -1 for all. */
export const openEventsText = (store: Pick<Store, 'read' | 'readSqlite'>) =>
  openFullText<{ after: number }>(store, {
    index: 'events_search',
    weights: [8, 3, 2, 2, 1],
    where: (rowid, { after }) => sql`${rowid} not in (select id from events where ends_at <= ${after})`,
  })
