import { listAmenitiesOfCategory } from '@portal/domain/business'
import type { CountryCode } from '@portal/domain/place'
import { DAY, HOUR } from '@portal/domain/shared'
import { DELIVERIES, PAYMENTS, type ListingChoice } from '@portal/reference-data'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { toRow, getPreferredSlug } from '#features/businesses/businesses.row.ts'
import type { CategoryOfBusinesses } from '#demo/data/business-files.ts'
import type { Town } from '#demo/data/countries.ts'
import { readDemoData } from '#demo/data/demo-data.ts'
import { createSeededRandom, type Random } from '#demo/random.ts'
import { insertInBulk } from './bulk-insert.ts'

/** The countries of ten listings. */
const SHARES: readonly CountryCode[] = ['sb', 'sb', 'sb', 'sb', 'fj', 'fj', 'pg', 'pg', 'nc', 'vu']

const FIRST_WORDS =
  'Coral Reef Lagoon Harbour Sunrise Palm Frangipani Frigate Hornbill Dugong Nautilus Breadfruit Mango Banyan Ngali Trade Wind Southern Northern Eastern Western Blue Golden Silver Red Green Old New First Family Island Village River Mountain Valley Bay Point Passage Canoe Paddle Anchor Compass Star Moon Rainbow Orchid Hibiscus Pandanus Sago Cocoa Copra Vanilla Ginger Pearl Turtle Dolphin Marlin Bonito Wantok Kastom'.split(
    ' ',
  )
const LAST_WORDS =
  'Traders Brothers Sisters Store Supplies Works Services Company Group Partners Enterprise Cooperative Association Holdings House Corner Centre Depot'.split(
    ' ',
  )

const { categories, towns } = readDemoData()
const TOWNS = Map.groupBy(towns.values(), ({ country }) => country)

/** Creates the listing at a position of the data set; the same for the same position and time. */
export function datasetRecord(position: number, now: number): BusinessRecord {
  const random = createSeededRandom(`listing ${position}`)
  const town = random.pick(TOWNS.get(random.pick(SHARES)) ?? [])
  const category = random.pick(categories)
  const rated = random.boolean(0.3)
  return {
    ...drawStatus(random, now),
    ...drawPlace(town, random),
    name: `${random.pick(FIRST_WORDS)} ${random.pick(FIRST_WORDS)} ${random.pick(LAST_WORDS)}`,
    category: category.category,
    description: description(category, town, random),
    createdAt: now - random.integer(1, 730 * 24) * HOUR - position,
    subscriptionTier: random.pick([0, 0, 0, 0, 0, 1, 1, 1, 2, 3]),
    isFeatured: random.boolean(0.02),
    isVerified: random.boolean(0.2),
    businessTypes: category.businessTypes.filter((_, rank) => rank === 0 || random.boolean(0.5)),
    phone: `+677${7_000_000 + (position % 1_000_000)}`,
    email: `shop${position}@example.com`,
    website: random.boolean(0.4) ? `https://shop${position}.example` : null,
    hours: { mon: [['08:00', '17:00']], fri: [['08:00', '16:00']], sun: [] },
    ...drawExpectations(category.category, position),
    ...(rated && { rating: random.integer(30, 50) / 10, reviewCount: random.integer(1, 40) }),
  }
}

/** Of a hundred listings one is pending, one suspended, one expired, and a third will expire. */
function drawStatus(random: Random, now: number) {
  const of100 = random.integer(1, 100)
  if (of100 === 1) return { status: 'pending' } as const
  if (of100 === 2) return { suspendedAt: now - DAY }
  if (of100 === 3) return { publicUntil: now - DAY }
  return of100 < 36 ? { publicUntil: now + random.integer(30, 300) * DAY } : {}
}

/** Uses its own random source, so that other draws are independent of it. */
function drawExpectations(category: string, position: number) {
  const random = createSeededRandom(`expectations of listing ${position}`)
  const draw = (choices: readonly ListingChoice[], share: number) =>
    choices.map(({ code }) => code).filter(() => random.boolean(share))
  return {
    amenities: draw(listAmenitiesOfCategory(category), 0.3),
    payments: draw(PAYMENTS, 0.6),
    delivery: draw(DELIVERIES, 0.2),
  }
}

const drawPlace = (town: Town, random: Random) => ({
  country: town.country,
  province: town.province,
  address: town.name,
  ...(random.boolean(0.5) && {
    latitude: town.latitude + (random.next() - 0.5) / 10,
    longitude: town.longitude + (random.next() - 0.5) / 10,
  }),
})

/** Joins the descriptions of two businesses and a sentence about the place, as long as owners' texts. */
const description = (category: CategoryOfBusinesses, town: Town, random: Random): string =>
  [
    random.pick(category.businesses).description,
    random.pick(random.pick(categories).businesses).description,
    `Ask for us in ${town.name}.`,
  ].join(' ')

/** Fills an empty, migrated database with `size` listings. */
export async function fillDataset(
  store: Pick<SqliteStore, 'write' | 'writeSqlite'>,
  size: number,
  now: number,
  onProgress: (done: number) => void,
): Promise<void> {
  await insertInBulk(store, rowsOf(size, now), onProgress)
}

function* rowsOf(size: number, now: number) {
  const numbers = new Map<string, number>()
  for (let position = 0; position < size; position += 1) {
    const record = datasetRecord(position, now)
    const wanted = getPreferredSlug(record)
    const number = (numbers.get(wanted) ?? 0) + 1
    numbers.set(wanted, number)
    yield toRow(record, position + 1, number === 1 ? wanted : `${wanted}-${number}`)
  }
}
