// cspell:ignore Nomane
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  createFile,
  fixture,
  importFile,
  formatRefusals,
  readListings,
  readListingNames,
} from '#test/import-file.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { parseMapping } from './mapping.ts'

const mappingFile = (name: string) =>
  parseMapping(readFileSync(new URL(`../../cli/mappings/${name}.json`, import.meta.url), 'utf8'))

describe('the airports of the Pacific', () => {
  const file = fixture('pacific_airports.csv')

  it('are all imported as pending businesses of Logistics & Shipping without owner, trial or expiry', async () => {
    const store = await newStore()
    const { imported, skipped, outcomes } = await importFile(store, file, {
      mapping: mappingFile('airports'),
      status: 'pending',
    })
    expect([imported, skipped]).toEqual([555, 0])
    const rows = await readListings(store)
    expect(rows).toHaveLength(555)
    expect(new Set(rows.map(({ category, status }) => `${category}, ${status}`))).toEqual(
      new Set(['Logistics & Shipping, pending']),
    )
    expect(rows.filter((row) => row.owner_id !== null || row.trial_expires_at !== null)).toEqual([])
    // The two that are in another country, each with its note.
    expect(rows.filter((row) => row.latitude === null).map(({ name }) => name)).toEqual([
      'Rabi Airport',
      'Nomane Airport',
    ])
    expect(outcomes.flatMap(({ notes }) => notes)).toEqual([
      'coordinates left out: 15, -179 is not in Fiji; is -15, -179 meant?',
      'coordinates left out: -16.316667, 145.066667 is not in Papua New Guinea',
    ])
    expect(Map.groupBy(rows, ({ country }) => country).get('sb')).toHaveLength(45)
    expect(rows.map(({ name }) => name)).toContain('Braham Airport')
  })

  it('are imported once, in spite of a second or a partial run', async () => {
    const store = await newStore()
    const options = { mapping: mappingFile('airports'), status: 'pending' } as const
    await importFile(store, file, { ...options, country: 'vu' })
    expect((await readListings(store)).length).toBe(30)
    expect((await importFile(store, file, options)).imported).toBe(525)
    const again = await importFile(store, file, options)
    expect([again.imported, again.skipped]).toEqual([0, 555])
    expect(again.outcomes[0]?.notes).toEqual(['already there as afutara-aerodrome'])
    expect(await readListings(store)).toHaveLength(555)
  })

  it('are counted but not stored by a dry run', async () => {
    const store = await newStore()
    const { imported } = await importFile(store, file, {
      mapping: mappingFile('airports'),
      dryRun: true,
    })
    expect(imported).toBe(555)
    expect(await readListings(store)).toEqual([])
  })
})

describe('the breweries of nine other countries', () => {
  it('are each skipped, with the country as the reason', async () => {
    const store = await newStore()
    const { imported, outcomes, reasons } = await importFile(store, fixture('breweries_sample.csv'), {
      mapping: mappingFile('breweries'),
    })
    expect(imported).toBe(0)
    expect(outcomes).toHaveLength(300)
    expect(outcomes.map(({ row }) => row)).toEqual(Array.from({ length: 300 }, (_, index) => index + 2))
    const unexplained = outcomes.filter(
      ({ notes }) => !/^country: ".+" is not one of the portal’s/.test(notes[0] ?? ''),
    )
    expect(unexplained).toEqual([])
    expect([...reasons]).toEqual([['country: it is not one of the portal’s five countries', 300]])
    expect(await readListings(store)).toEqual([])
  })
})

describe('a row', () => {
  const HEADER =
    'name,slug,country,province,town,category,status,tier,phone,email,website,rating,review count,lat,lng,created,hours,featured,business types'
  const one = async (cells: string, options = {}) => {
    const store = await newStore()
    const { outcomes } = await importFile(store, createFile('shops.csv', `${HEADER}\n${cells}\n`), options)
    return { outcome: outcomes[0], row: (await readListings(store))[0] }
  }

  it('may have every stored field', async () => {
    const { row } = await one(
      'Wantok Bakery,wantok,Malaita Province,,Auki,Food & Beverages,pending,2,(677) 741-2345,Shop@Example.com,shop.example.com,"4,5",12,-8.7678,160.6978,2026-01-31,mon 08:00-12:00 13:00-17:00; sun closed,yes,B2C; Services',
    )
    expect(row).toMatchObject({
      slug: 'wantok',
      country: 'sb',
      province: 'malaita',
      status: 'pending',
      tier: 2,
      email: 'shop@example.com',
      website: 'https://shop.example.com',
      rating_sum: 54,
      review_count: 12,
      latitude: -8.7678,
      created_at: Date.UTC(2026, 0, 31),
      hours: '{"mon":[["08:00","12:00"],["13:00","17:00"]],"sun":[]}',
      is_featured: 1,
    })
  })

  it.each(['0', '0,0', '0.0'])('has no rating if it is %s without reviews', async (rating) => {
    for (const reviews of ['', '0']) {
      const { row, outcome } = await one(`A,,sb,,,Other,,,,,,"${rating}",${reviews}`)
      expect(row).toMatchObject({ rating_sum: 0, review_count: 0 })
      expect(outcome?.notes).toEqual([])
    }
  })

  it('accepts phone numbers as people write them', async () => {
    expect((await one('A,,sb,,,Other,,,+677 741-2345')).row?.phone).toBe('+6777412345')
    expect((await one('A,,fj,,,Other,,,00679 (330) 12.34')).row?.phone).toBe('+6793301234')
  })

  it('is imported without optional fields that can’t be read, with a note on each', async () => {
    const { row, outcome } = await one(
      'A,,sb,Nowhere,,Other,,,12,not an address,javascript:alert(1),,,95,160,,always,,',
    )
    expect(row).toMatchObject({
      phone: null,
      email: null,
      website: null,
      province: null,
      latitude: null,
      hours: null,
    })
    expect(outcome?.notes).toEqual([
      'province left out: it is not one of the ten provinces',
      'phone left out: expected 5 to 8 digits after the country’s prefix',
      'email left out: expected an address such as name@example.com',
      'website left out: please enter a web address such as https://example.com',
      'hours left out: expected hours such as "mon-fri 08:00-12:00 13:00-17:00; sun closed", not always',
      'coordinates left out: 95, 160 is not in Solomon Islands',
    ])
  })

  it.each([
    ['A,12345,sb,,,Other', 'slug: expected small letters, digits and hyphens, and not digits alone'],
    ['A,,sb,,,Other,closed', 'status: expected pending, approved, rejected'],
    ['A,,sb,,,Other,,gold', 'subscriptionTier: expected a number from 0 to 3'],
    ['A,,sb,,,Other,,1.5', 'subscriptionTier: expected a whole number from 0 to 3'],
    ['A,,sb,,,Other,,,,,,6', 'rating: expected a number from 1 to 5'],
    ['A,,sb,,,Other,,,,,,0.5', 'rating: expected a number from 1 to 5'],
    ['A,,sb,,,Other,,,,,,0,3', 'rating: expected a number from 1 to 5'],
    [
      'A,,sb,,,Other,,,,,,,,,,03/04/2026',
      'createdAt: expected a date such as 2026-11-20 or 2026-11-20T04:57:00Z',
    ],
    ['"A\u0007",,sb,,,Other', 'name: please remove hidden control characters'],
  ])('is skipped if a required value is wrong: %s', async (cells, reason) => {
    const { row, outcome } = await one(cells)
    expect(row).toBeUndefined()
    expect(outcome?.notes).toEqual([reason])
  })

  it('is skipped unless it is in the country of the command', async () => {
    expect((await one('A,,,,,Other', { country: 'vu' })).row?.country).toBe('vu')
    const { row, outcome } = await one('A,,fj,,,Other', { country: 'vu' })
    expect(row).toBeUndefined()
    expect(outcome?.notes).toEqual(['country: it is fj, and only vu was asked for'])
  })

  it('is approved unless the row or the command says otherwise', async () => {
    expect((await one('A,,sb,,,Other')).row?.status).toBe('approved')
    expect((await one('A,,sb,,,Other,approved', { status: 'pending' })).row?.status).toBe('pending')
  })
})

describe('a stored business', () => {
  const rows = (...lines: string[]) => ['name,country,category,town,lat,lng', ...lines].join('\n')

  it('is recognised by name, country and town, ignoring case and accents', async () => {
    const store = await newStore()
    await importFile(store, createFile('a.csv', rows('Café Soleil,nc,Other,Nouméa,,')))
    const { outcomes } = await importFile(
      store,
      createFile(
        'b.csv',
        rows(
          'CAFE SOLEIL,nc,Other,noumea,,',
          'Café Soleil,nc,Other,Koné,,',
          'Café Soleil,vu,Other,Port-Vila,,',
        ),
      ),
    )
    expect(formatRefusals(outcomes)).toEqual(['2 already there as cafe-soleil'])
    expect(await readListingNames(store)).toHaveLength(3)
  })

  it('differs from one two kilometres away, even within one file', async () => {
    const store = await newStore()
    const file = createFile(
      'a.csv',
      rows('Store,sb,Other,,-9.43,159.95', 'Store,sb,Other,,-9.431,159.951', 'Store,sb,Other,,-8.10,156.84'),
    )
    const { outcomes } = await importFile(store, file)
    expect(formatRefusals(outcomes)).toEqual(['3 the same as row 2'])
    expect((await importFile(store, file, { dryRun: true })).imported).toBe(0)
  })

  it('is recognised in every state, even when removed', async () => {
    const store = await newStore()
    const file = createFile('a.csv', rows('Gone,sb,Other,Auki,,'))
    await importFile(store, file, { status: 'pending' })
    await store.write.updateTable('businesses').set({ status: 'rejected', removed_at: 1 }).execute()
    expect((await importFile(store, file)).imported).toBe(0)
  })
})

describe('similar rows', () => {
  const HEAD = 'name,country,category,address,phone,createdAt\n'

  it('are two businesses if both phone and category differ, and one if only one of them does', async () => {
    const store = await newStore()
    const rows = [
      'Island Traders,sb,Electronics,Gizo,+677 7400001,',
      'Island Traders,sb,Handicrafts,Gizo,+677 7400002,',
      'Island Traders,sb,Electronics,Gizo,+677 7400003,',
      'Island Traders,sb,Other,Gizo,+677 7400001,',
      'Island Traders,sb,Other,Gizo,,',
    ]
    const file = createFile('shops.csv', HEAD + rows.join('\n'))
    const { outcomes } = await importFile(store, file)
    expect(outcomes.map(({ isImported }) => isImported)).toEqual([true, true, false, false, false])
    expect((await importFile(store, file)).imported).toBe(0)
  })

  it('are rejected with a future date, except for a day that has begun in the region', async () => {
    const store = await newStore()
    const rows = [
      'Tomorrow,sb,Other,Gizo,,2026-11-22',
      'Today,sb,Other,Gizo,,2026-11-20T15:00:00Z',
      'Before,sb,Other,Gizo,,2026-11-19',
    ]
    const { outcomes } = await importFile(store, createFile('shops.csv', HEAD + rows.join('\n')))
    expect(formatRefusals(outcomes)).toEqual(['2 createdAt: it is in the future'])
    expect((await readListings(store)).map(({ created_at }) => created_at)).toEqual([
      NOW,
      Date.UTC(2026, 10, 19),
    ])
  })
})
