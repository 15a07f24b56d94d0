import { CATEGORIES, VERIFICATION_CODES } from '@portal/domain/business'
import { BUSINESS_TYPES, webAddress, WEEKDAYS, type Hours } from '@portal/domain/contract'
import { COUNTRY_CODES, PROVINCE_CODES } from '@portal/domain/place'
import { AMENITIES, DELIVERIES, PAYMENTS } from '@portal/reference-data'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Store } from '#db/engine/store.ts'
import { seedDemo } from '#demo/seed.ts'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { createFile, importFile, formatRefusals } from '#test/import-file.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { asRun, onceForFile } from '#test/run-end.ts'
import { EXPORT_FORMATS, exportBusinesses, type ExportFormat } from './export.service.ts'

const exported = async (store: Store, format: ExportFormat) => {
  let whole = ''
  for await (const piece of exportBusinesses(store, format)) whole += piece
  return whole
}

const insert = (store: Store, records: readonly BusinessRecord[]) =>
  store.write.transaction().execute((trx) => insertBusinesses(trx, records))

/** Approved listings without what is specific to one database: ids and accounts. */
async function comparable(store: Store) {
  const rows = await store.read
    .selectFrom('businesses')
    .selectAll()
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute()
  // The administrators' search text contains the reference.
  return rows.map(
    ({ id: _id, owner_id: _owner, reference: _reference, admin_text: _text, card, ...row }) => ({
      ...row,
      card: { ...(JSON.parse(card) as object), id: 0 },
    }),
  )
}

const WORDS = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
/** Texts as the portal stores them: trimmed, well-formed, without rejected or removed characters. */
const line = WORDS.map((text) =>
  text.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, '').trim(),
).filter((text) => text !== '')
const hostile = fc.constantFrom(
  '=HYPERLINK("http://x")',
  '+1',
  '-1',
  '@a',
  "'=b",
  'a,b;c|d',
  '"',
  'a "b" c',
  'true',
  '12',
  '{',
  '[1]',
)
const text = fc.oneof(
  line,
  hostile,
  fc.tuple(hostile, line).map(([head, tail]) => head + tail),
)
const paragraphs = fc.array(text, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('\n\n'))
const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
/** Hours as the editor accepts them: consecutive openings, the last one perhaps past midnight. */
const spans = fc.uniqueArray(clock, { maxLength: 7 }).chain((times) => {
  const sorted = times.toSorted().slice(times.length % 2)
  const pairs = sorted.flatMap((from, at) =>
    at % 2 === 0 ? [[from, sorted[at + 1] ?? ''] as [string, string]] : [],
  )
  const [first, last] = [pairs[0], pairs.at(-1)]
  const overnight = pairs.map((pair) =>
    pair === last && first ? ([pair[0], '00:00'] as [string, string]) : pair,
  )
  return fc.constantFrom(
    pairs,
    overnight.map(([from, to]) => [from, to === '00:00' ? '24:00' : to] as [string, string]),
  )
})
const hours = fc
  .record(Object.fromEntries([...WEEKDAYS, 'holidays'].map((day) => [day, spans])), { requiredKeys: [] })
  .filter((days) => Object.keys(days).length > 0) as fc.Arbitrary<Hours>
const place = fc.oneof(
  fc.constantFrom(...PROVINCE_CODES).map((province) => ({ country: 'sb' as const, province })),
  fc.constantFrom(...COUNTRY_CODES).map((country) => ({ country, province: null })),
)
/** A point within all five countries or their waters, so that none is left out. */
const points = (west: number, east: number, south: number, north: number) =>
  fc.record({
    latitude: fc.double({ min: south, max: north, noNaN: true }),
    longitude: fc.double({ min: west, max: east, noNaN: true }),
  })
const POINTS = {
  sb: points(155, 171, -13.5, -4.5),
  fj: fc.oneof(points(174, 180, -22, -12), points(-180, -177, -22, -12)),
  pg: points(140.5, 160, -12.5, -0.5),
  nc: points(157.5, 172.5, -23.5, -17.5),
  vu: points(166, 171, -21, -12.5),
}
const located = place.chain((where) =>
  fc
    .tuple(fc.constant(where), fc.oneof(fc.constant({}), POINTS[where.country]))
    .map((parts) => Object.assign({}, ...parts) as object),
)
const reviewed = fc.oneof(
  fc.constant({}),
  fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 }).map((stars) => ({
    rating: stars.reduce((sum, star) => sum + star, 0) / stars.length,
    reviewCount: stars.length,
  })),
)
const social = fc.record({ facebook: text, instagram: text, twitter: text }, { requiredKeys: [] })
const needed = fc.record({
  name: text,
  category: fc.constantFrom(...CATEGORIES.map(({ name }) => name)),
  createdAt: fc.integer({ min: 0, max: NOW }),
})
const others = fc.record(
  {
    subscriptionTier: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const),
    isFeatured: fc.boolean(),
    isVerified: fc.boolean(),
    featuredUntil: instant,
    verificationMethod: fc.constantFrom(...VERIFICATION_CODES),
    verifiedOn: fc.constantFrom('2026-11-03', '2025-02-28'),
    suspensionReason: text,
    suspensionNote: paragraphs,
    isSample: fc.boolean(),
    temporarilyClosed: fc.boolean(),
    temporarilyClosedUntil: fc.constantFrom('2026-12-01', '2027-02-28'),
    amenities: fc.subarray(AMENITIES.map(({ code }) => code)),
    payments: fc.subarray(PAYMENTS.map(({ code }) => code)),
    delivery: fc.subarray(DELIVERIES.map(({ code }) => code)),
    tags: fc.constantFrom([], ['Fresh tuna'], ['Fresh tuna', 'Ice'], ['a;b', 'c; d'], ['["a"]']),
    address: text,
    description: paragraphs,
    phone: fc.constantFrom('+6777412345', '+6797001234', '+67870012'),
    email: fc.constantFrom('a@example.com', '-b+c@example.com'),
    website: fc
      .oneof(fc.webUrl({ authoritySettings: {} }), fc.constant('https://example.com/a;www.b|c'))
      .map((typed) => v.parse(webAddress, typed)),
    ownerName: text,
    businessLicense: text,
    termsVersion: text,
    submittedAt: instant,
    directions: paragraphs,
    logoUrl: fc.constant('/media/0a1b-1600.webp'),
    images: fc.constantFrom(
      ['/media/a-1600.webp', 'https://example.com/b.jpg'],
      ['https://example.com/a;b.jpg', 'https://example.com/c,www.d'],
    ),
    videoUrl: fc.constantFrom('https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://example.com/film.mp4'),
    socialMedia: social,
    hours,
    businessTypes: fc.subarray([...BUSINESS_TYPES]),
    trialExpiresAt: instant,
    planExpiresAt: instant,
    publicUntil: instant,
    suspendedAt: instant,
    pausedAt: instant,
  },
  { requiredKeys: [] },
)
const record = fc
  .tuple(needed, others, located, reviewed)
  .map((parts): BusinessRecord => Object.assign({}, ...parts) as BusinessRecord)

const getDemo = onceForFile(async () => {
  const store = await newStore()
  await seedDemo(store, NOW)
  return store
})

/** Milliseconds; long, because whole databases are written and read. */
const SLOW = 60_000

describe('an export', () => {
  it.each(EXPORT_FORMATS)(
    'gives the same records when it is imported, as %s',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(record, { minLength: 1, maxLength: 30, size: 'max' }),
          asRun(async (records) => {
            const [from, to] = [await newStore(), await newStore()]
            await insert(from, records)
            const { outcomes } = await importFile(
              to,
              createFile(`out.${format}`, await exported(from, format)),
            )
            expect(outcomes.flatMap(({ notes }) => notes)).toEqual([])
            expect(await comparable(to)).toEqual(await comparable(from))
            expect(await exported(to, format)).toBe(await exported(from, format))
          }),
        ),
        { numRuns: 12 },
      )
    },
    SLOW,
  )

  it.each(EXPORT_FORMATS)(
    'of the whole demo reproduces the demo, as %s',
    async (format) => {
      const [from, to] = [await getDemo(), await newStore()]
      const file = createFile(`out.${format}`, await exported(from, format))
      const { outcomes } = await importFile(to, file)
      expect(formatRefusals(outcomes)).toEqual([])
      expect(outcomes.length).toBeGreaterThan(300)
      expect(await comparable(to)).toEqual(await comparable(from))
      expect((await importFile(to, file)).imported).toBe(0)
      expect((await importFile(from, file)).imported).toBe(0)
    },
    SLOW,
  )

  it.each(EXPORT_FORMATS)('is accepted with pnpm’s banner in front of it, as %s', async (format) => {
    const [from, to] = [await newStore(), await newStore()]
    await insert(from, [{ name: 'Wharf Store', country: 'sb', category: 'Other', createdAt: NOW }])
    const banner = '\n> @portal/api@0.1.0 cli /portal/apps/api\n> node src/cli/main.ts export businesses\n\n'
    await importFile(to, createFile(`out.${format}`, banner + (await exported(from, format))))
    expect(await comparable(to)).toEqual(await comparable(from))
  })

  it('has only approved businesses, and no removed ones', async () => {
    const store = await newStore()
    const base = { country: 'sb', category: 'Other', createdAt: NOW } as const
    await insert(store, [
      { ...base, name: 'Approved' },
      { ...base, name: 'Pending', status: 'pending' },
      { ...base, name: 'Rejected', status: 'rejected' },
      { ...base, name: 'Withdrawn', removedAt: NOW },
    ])
    expect(JSON.parse(await exported(store, 'json'))).toMatchObject([
      { name: 'Approved', status: 'approved' },
    ])
  })

  it('is well-formed without any business', async () => {
    const store = await newStore()
    expect(JSON.parse(await exported(store, 'json'))).toEqual([])
    expect(JSON.parse(await exported(store, 'geojson'))).toEqual({ type: 'FeatureCollection', features: [] })
    expect((await exported(store, 'csv')).split('\r\n')).toHaveLength(2)
  })

  it('escapes formulas in CSV, and puts longitude first in GeoJSON', async () => {
    const store = await newStore()
    const name = '=HYPERLINK("http://evil.example","Click")'
    await insert(store, [
      {
        name,
        country: 'fj',
        category: 'Other',
        createdAt: NOW,
        phone: '+6797001234',
        latitude: -18.1,
        longitude: 178.4,
      },
    ])
    const csv = await exported(store, 'csv')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")",`)
    expect(csv).toContain(",'+6797001234,")
    expect(csv).toContain(',-18.1,178.4,')
    expect(JSON.parse(await exported(store, 'geojson'))).toMatchObject({
      features: [
        { type: 'Feature', geometry: { type: 'Point', coordinates: [178.4, -18.1] }, properties: { name } },
      ],
    })
  })
})
