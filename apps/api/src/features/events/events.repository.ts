import { nextFreeSlug } from '@portal/domain/business'
import { countryOf, type CountryCode } from '@portal/domain/place'
import { slugify } from '@portal/domain/shared'
import type { Transaction } from 'kysely'
import type { Database } from '#db/database.ts'
import { takenSlugs } from '#db/slugs.ts'

/** An event to store. Instants in milliseconds, read in `timeZone` (left out: the country's). */
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
        time_zone: record.timeZone ?? countryOf(record.country).timeZone,
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
