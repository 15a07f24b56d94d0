// cspell:ignore магазин
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { Store } from '#db/engine/open-store.ts'
import { fileOf, fixture, importFile, refusals } from '#test/import-file.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { parseMapping } from './mapping.ts'

const mappingFile = (name: string) =>
  parseMapping(readFileSync(new URL(`../../cli/mappings/${name}.json`, import.meta.url), 'utf8'))

const listings = ({ read }: Store) => read.selectFrom('businesses').selectAll().orderBy('id').execute()
const names = async (store: Store) => (await listings(store)).map(({ name }) => name)

describe('the airports of the Pacific', () => {
  const file = fixture('pacific_airports.csv')

  it('are all imported, as pending businesses of Logistics & Shipping without owner, trial or expiry', async () => {
    const store = await newStore()
    const { imported, skipped } = await importFile(store, file, {
      mapping: mappingFile('airports'),
      status: 'pending',
    })
    expect([imported, skipped]).toEqual([555, 0])
    const rows = await listings(store)
    expect(rows).toHaveLength(555)
    expect(new Set(rows.map(({ category, status }) => `${category}, ${status}`))).toEqual(
      new Set(['Logistics & Shipping, pending']),
    )
    expect(rows.filter((row) => row.owner_id !== null || row.trial_expires_at !== null)).toEqual([])
    expect(rows.filter((row) => row.latitude === null)).toEqual([])
    expect(Map.groupBy(rows, ({ country }) => country).get('sb')).toHaveLength(45)
    expect(rows.map(({ name }) => name)).toContain('Braham Airport')
  })

  it('are imported once, whether by a second run or after a partial one', async () => {
    const store = await newStore()
    const options = { mapping: mappingFile('airports'), status: 'pending' } as const
    await importFile(store, file, { ...options, country: 'vu' })
    expect((await listings(store)).length).toBe(30)
    expect((await importFile(store, file, options)).imported).toBe(525)
    const again = await importFile(store, file, options)
    expect([again.imported, again.skipped]).toEqual([0, 555])
    expect(again.outcomes[0]?.notes).toEqual(['already there as afutara-aerodrome'])
    expect(await listings(store)).toHaveLength(555)
  })

  it('are counted but not stored by a dry run', async () => {
    const store = await newStore()
    const { imported } = await importFile(store, file, {
      mapping: mappingFile('airports'),
      dryRun: true,
    })
    expect(imported).toBe(555)
    expect(await listings(store)).toEqual([])
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
      ({ notes }) => !/^country: ".+" is none of the portal’s/.test(notes[0] ?? ''),
    )
    expect(unexplained).toEqual([])
    expect([...reasons]).toEqual([['country: it is none of the portal’s five countries', 300]])
    expect(await listings(store)).toEqual([])
  })
})

describe('a CSV file', () => {
  const TABLE = [
    ['Nom', 'Country', 'Category', 'Town', 'Description'],
    ['Café Nouméa', 'nc', 'food-and-beverages', 'Nouméa', 'Crème brûlée, œufs – et plus'],
    ['Lau’s “Best”, Ltd', 'Fiji', 'Other', 'Tubou', 'Two lines:\nand a "quote"'],
  ]
  const quoted = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  const csv = (lineEnd: string, delimiter = ',', lastEnd = lineEnd) =>
    TABLE.map((row) => row.map(quoted).join(delimiter)).join(lineEnd) + lastEnd

  const ENCODINGS = [
    ['UTF-8', (text: string) => Buffer.from(text), 'utf-8'],
    ['UTF-8 with its mark', (text: string) => Buffer.from(`\u{feff}${text}`), 'utf-8'],
    [
      'UTF-16 little-endian with its mark',
      (text: string) => iconv.encode(text, 'utf-16le', { addBOM: true }),
      'utf-16le',
    ],
    [
      'UTF-16 big-endian with its mark',
      (text: string) => iconv.encode(text, 'utf-16be', { addBOM: true }),
      'utf-16be',
    ],
    [
      'UTF-16 little-endian without',
      (text: string) => iconv.encode(text, 'utf-16le', { addBOM: false }),
      'utf-16le',
    ],
    [
      'UTF-16 big-endian without',
      (text: string) => iconv.encode(text, 'utf-16be', { addBOM: false }),
      'utf-16be',
    ],
    ['Windows-1252', (text: string) => iconv.encode(text, 'windows-1252'), 'windows-1252'],
  ] as const
  const LINE_ENDS = { LF: '\n', CRLF: '\r\n', CR: '\r' }

  const cases = ENCODINGS.flatMap(([name, encode, encoding]) =>
    Object.entries(LINE_ENDS).map(([end, mark]) => ({
      name: `${name}, ${end}`,
      bytes: encode(csv(mark)),
      encoding,
    })),
  )
  it.each(cases)('is read in $name', async ({ bytes, encoding }) => {
    const store = await newStore()
    const summary = await importFile(store, fileOf('shops.csv', bytes))
    expect(refusals(summary.outcomes)).toEqual([])
    expect(summary.encoding).toBe(encoding)
    const rows = await listings(store)
    expect(
      rows.map(({ name, country, category, address, description }) => [
        name,
        country,
        category,
        address,
        description,
      ]),
    ).toEqual([
      ['Café Nouméa', 'nc', 'Food & Beverages', 'Nouméa', 'Crème brûlée, œufs – et plus'],
      ['Lau’s “Best”, Ltd', 'fj', 'Other', 'Tubou', 'Two lines:\nand a "quote"'],
    ])
  })

  it.each([',', ';', '\t', '|'])('is read with %j between its cells', async (delimiter) => {
    const store = await newStore()
    await importFile(store, fileOf('shops.csv', csv('\n', delimiter)))
    expect(await names(store)).toEqual(['Café Nouméa', 'Lau’s “Best”, Ltd'])
  })

  it('needs no line ending after its last row', async () => {
    const store = await newStore()
    await importFile(store, fileOf('shops.csv', csv('\r\n', ',', '')))
    expect(await names(store)).toHaveLength(2)
  })

  it('has its encoding detected by its last row if only that one has accents', async () => {
    const store = await newStore()
    const many = Array.from({ length: 4000 }, (_, index) => `Shop ${index},sb,Other`).join('\n')
    const bytes = iconv.encode(`name,country,category\n${many}\nCafé,nc,Other\n`, 'windows-1252')
    const { encoding, imported } = await importFile(store, fileOf('shops.csv', bytes))
    expect([encoding, imported]).toEqual(['windows-1252', 4001])
    expect((await names(store)).at(-1)).toBe('Café')
  })

  it('is read in the encoding that the command names', async () => {
    const store = await newStore()
    const bytes = iconv.encode('name,country,category\nМагазин,fj,Other\n', 'koi8-r')
    await importFile(store, fileOf('shops.csv', bytes), { encoding: 'koi8-r' })
    expect(await names(store)).toEqual(['Магазин'])
    const unknown = importFile(store, fileOf('shops.csv', bytes), { encoding: 'klingon' })
    await expect(unknown).rejects.toThrow('The encoding klingon is not known')
  })

  it('skips broken rows only, each with its number and the reason', async () => {
    const store = await newStore()
    const { outcomes } = await importFile(
      store,
      fileOf(
        'shops.csv',
        'name,country,category\nGood,sb,Other\n\nToo,many,cells,here\n,sb,Other\nNo country,,Other\nElsewhere,France,Other\nNo category,sb,\nOdd,sb,Gadgets\nFine,vu,Other\nOpen,sb,"Other\nLost,sb,Other\n',
      ),
    )
    expect(refusals(outcomes)).toEqual([
      '4 It has 4 cells, but the header has 3: a text with a delimiter needs quotes',
      '5 name: there is none',
      '6 country: there is none',
      '7 country: "France" is none of the portal’s five countries',
      '8 category: there is none',
      '9 category: "Gadgets" is no known category',
      '11 A quote is opened here and never closed, so that nothing after it can be read',
    ])
    expect(await names(store)).toEqual(['Good', 'Fine'])
  })

  it('is refused when a required column is missing, with what its header has', async () => {
    const store = await newStore()
    const file = fileOf('shops.csv', 'shop,land\nBakery,sb\n')
    await expect(importFile(store, file)).rejects.toThrow(
      'No column was found for name and country and category. Name it in a mapping file, or give it a fixed value there. The header has: shop, land',
    )
    const mapping = parseMapping('{"fields":{"name":"shop","country":"lend"},"fixed":{"category":"Other"}}')
    await expect(importFile(store, file, { mapping })).rejects.toThrow(
      'The mapping names lend. The header has: shop, land',
    )
  })

  it('is refused with the reason when no row can be read', async () => {
    const store = await newStore()
    const open = fileOf('shops.csv', 'name,country,category\n"Bakery,sb,Other\nShop,sb,Other\n')
    await expect(importFile(store, open)).rejects.toThrow(
      'No row could be read. Row 2: A quote is opened here and never closed, so that nothing after it can be read',
    )
    const geo = '{ "type": "FeatureCollection",\n  "features": [] }'
    await expect(importFile(store, fileOf('places.csv', geo))).rejects.toThrow(
      'places.csv is named as a table, but holds JSON. Rename it to .geojson, .json or .ndjson',
    )
  })

  it('is refused when it is a folder', async () => {
    const store = await newStore()
    await expect(importFile(store, dirname(fileOf('shops.csv', 'x')))).rejects.toThrow(
      / is a folder\. Name one/,
    )
  })

  it('keeps line endings within cells as line feeds', async () => {
    const store = await newStore()
    const text = 'name,country,category,description\r\nBakery,sb,Other,"Bread.\r\n\r\nCakes.\rTea."\r\n'
    await importFile(store, fileOf('shops.csv', text))
    expect((await listings(store))[0]?.description).toBe('Bread.\n\nCakes.\nTea.')
  })

  it('is refused when it is empty or doesn’t exist', async () => {
    const store = await newStore()
    await expect(importFile(store, fileOf('shops.csv', ''))).rejects.toThrow('is empty')
    await expect(importFile(store, '/nowhere/shops.csv')).rejects.toThrow(
      'There is no file /nowhere/shops.csv',
    )
  })
})

describe('a row', () => {
  const HEADER =
    'name,slug,country,province,town,category,status,tier,phone,email,website,rating,review count,lat,lng,created,hours,featured,business types'
  const one = async (cells: string, options = {}) => {
    const store = await newStore()
    const { outcomes } = await importFile(store, fileOf('shops.csv', `${HEADER}\n${cells}\n`), options)
    return { outcome: outcomes[0], row: (await listings(store))[0] }
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

  it.each(['0', '0,0', '0.0'])('has no rating when it is %s and nobody reviewed it', async (rating) => {
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
      'province left out: it names none of the ten provinces',
      'phone left out: expected 5 to 8 digits after the country’s prefix',
      'email left out: expected an address such as name@example.com',
      'website left out: please enter a web address such as https://example.com',
      'hours left out: expected hours such as "mon 08:00-12:00 13:00-17:00; sun closed"',
      'latitude left out: expected a number from -90 to 90',
      'coordinates left out: one of the two is missing',
    ])
  })

  it.each([
    ['A,12345,sb,,,Other', 'slug: expected small letters, digits and hyphens, and not digits alone'],
    ['A,,sb,,,Other,published', 'status: expected pending, approved, rejected'],
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
  ])('is skipped when what it must be right about is wrong: %s', async (cells, reason) => {
    const { row, outcome } = await one(cells)
    expect(row).toBeUndefined()
    expect(outcome?.notes).toEqual([reason])
  })

  it('is skipped unless it is of the country that the command names', async () => {
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

describe('a business that is stored already', () => {
  const rows = (...lines: string[]) => ['name,country,category,town,lat,lng', ...lines].join('\n')

  it('is recognised by name, country and town, whatever their case and accents', async () => {
    const store = await newStore()
    await importFile(store, fileOf('a.csv', rows('Café Soleil,nc,Other,Nouméa,,')))
    const { outcomes } = await importFile(
      store,
      fileOf(
        'b.csv',
        rows(
          'CAFE SOLEIL,nc,Other,noumea,,',
          'Café Soleil,nc,Other,Koné,,',
          'Café Soleil,vu,Other,Port-Vila,,',
        ),
      ),
    )
    expect(refusals(outcomes)).toEqual(['2 already there as cafe-soleil'])
    expect(await names(store)).toHaveLength(3)
  })

  it('is another one two kilometres away, also within one file', async () => {
    const store = await newStore()
    const file = fileOf(
      'a.csv',
      rows('Store,sb,Other,,-9.43,159.95', 'Store,sb,Other,,-9.431,159.951', 'Store,sb,Other,,-8.10,156.84'),
    )
    const { outcomes } = await importFile(store, file)
    expect(refusals(outcomes)).toEqual(['3 the same as row 2'])
    expect((await importFile(store, file, { dryRun: true })).imported).toBe(0)
  })

  it('is recognised in every state, also when it was removed', async () => {
    const store = await newStore()
    const file = fileOf('a.csv', rows('Gone,sb,Other,Auki,,'))
    await importFile(store, file, { status: 'pending' })
    await store.write.updateTable('businesses').set({ status: 'rejected', removed_at: 1 }).execute()
    expect((await importFile(store, file)).imported).toBe(0)
  })
})

describe('a GeoJSON file', () => {
  const collection = (...features: object[]) =>
    JSON.stringify({ type: 'FeatureCollection', name: 'x', features })
  const feature = (properties: object | null, geometry: object | null) => ({
    type: 'Feature',
    properties,
    geometry,
  })
  const shop = { name: 'Wharf Store', country: 'Solomon Islands', category: 'Other', tags: ['a'] }

  it('has points as coordinates, in any encoding', async () => {
    const text = collection(feature(shop, { type: 'Point', coordinates: [156.84, -8.1, 12] }))
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\u{feff}${text}`),
      iconv.encode(text, 'utf-16le', { addBOM: true }),
    ]) {
      const store = await newStore()
      await importFile(store, fileOf('shops.geojson', bytes))
      expect((await listings(store))[0]).toMatchObject({
        name: 'Wharf Store',
        country: 'sb',
        latitude: -8.1,
        longitude: 156.84,
      })
    }
  })

  it('imports other geometries without coordinates and skips what is no business', async () => {
    const store = await newStore()
    const text = collection(
      feature(shop, { type: 'Polygon', coordinates: [] }),
      feature({ ...shop, name: 'Second' }, null),
      feature(null, null),
      feature({ ...shop, name: 'Third', country: 'NZ' }, null),
    )
    const { outcomes } = await importFile(store, fileOf('shops.geojson', text))
    expect(outcomes.map(({ row, isImported, notes }) => [row, isImported, notes.join()])).toEqual([
      [1, true, 'its geometry is no point and was left out'],
      [2, true, ''],
      [3, false, 'name: there is none'],
      [4, false, 'country: "NZ" is none of the portal’s five countries'],
    ])
  })

  it('is imported by a mapping file, and adds nothing the second time', async () => {
    const store = await newStore()
    const text = collection(
      feature({ label: 'Store', iso: 'FJ' }, { type: 'Point', coordinates: [178.4, -18.1] }),
    )
    const file = fileOf('shops.geojson', text)
    const mapping = parseMapping(
      '{"fields":{"name":"label","country":"iso"},"fixed":{"category":"Electronics","isSample":true}}',
    )
    expect((await importFile(store, file, { mapping })).imported).toBe(1)
    expect((await importFile(store, file, { mapping })).imported).toBe(0)
    expect((await listings(store))[0]).toMatchObject({ name: 'Store', category: 'Electronics', is_sample: 1 })
  })

  it('says after how many entries it is broken', async () => {
    const store = await newStore()
    const text = collection(feature(shop, null), feature({ ...shop, name: 'Second' }, null)).slice(0, -20)
    await expect(importFile(store, fileOf('a.geojson', text))).rejects.toThrow(
      /After \d entr\S+ the file is no valid JSON/,
    )
    await expect(importFile(store, fileOf('a.geojson', '{"type":"Feature"}'))).rejects.toThrow(
      'There are no entries',
    )
  })
})

describe('similar rows', () => {
  const HEAD = 'name,country,category,address,phone,createdAt\n'

  it('are two businesses when both phone and category differ, and one when only one of them does', async () => {
    const store = await newStore()
    const rows = [
      'Island Traders,sb,Electronics,Gizo,+677 7400001,',
      'Island Traders,sb,Handicrafts,Gizo,+677 7400002,',
      'Island Traders,sb,Electronics,Gizo,+677 7400003,',
      'Island Traders,sb,Other,Gizo,+677 7400001,',
      'Island Traders,sb,Other,Gizo,,',
    ]
    const file = fileOf('shops.csv', HEAD + rows.join('\n'))
    const { outcomes } = await importFile(store, file)
    expect(outcomes.map(({ isImported }) => isImported)).toEqual([true, true, false, false, false])
    expect((await importFile(store, file)).imported).toBe(0)
  })

  it('are refused with a future date, except for a day that has begun in the region', async () => {
    const store = await newStore()
    const rows = [
      'Tomorrow,sb,Other,Gizo,,2026-11-22',
      'Today,sb,Other,Gizo,,2026-11-20T15:00:00Z',
      'Before,sb,Other,Gizo,,2026-11-19',
    ]
    const { outcomes } = await importFile(store, fileOf('shops.csv', HEAD + rows.join('\n')))
    expect(refusals(outcomes)).toEqual(['2 createdAt: it is in the future'])
    expect((await listings(store)).map(({ created_at }) => created_at)).toEqual([NOW, Date.UTC(2026, 10, 19)])
  })
})

describe('a file of newline-delimited JSON', () => {
  const lines = (...objects: object[]) => objects.map((one) => JSON.stringify(one)).join('\n')
  const shop = (name: string) => ({ name, country: 'sb', category: 'Other' })

  it.each(['shops.ndjson', 'shops.jsonl', 'SHOPS.NDJSON'])('has a listing on each line: %s', async (name) => {
    const store = await newStore()
    const { imported } = await importFile(store, fileOf(name, lines(shop('A'), shop('B'))))
    expect(imported).toBe(2)
    expect(await names(store)).toEqual(['A', 'B'])
  })

  it('has GeoJSON features with or without record separators, and any line endings', async () => {
    const store = await newStore()
    const feature = (name: string) => ({
      type: 'Feature',
      properties: shop(name),
      geometry: { type: 'Point', coordinates: [160.69, -8.76] },
    })
    const text = `\u{feff}${JSON.stringify(feature('A'))}\r\n\r\n\u{1e}${JSON.stringify(feature('B'))}\r\n`
    const { imported } = await importFile(store, fileOf('shops.ndjson', text))
    expect(imported).toBe(2)
    expect((await listings(store)).map(({ name, latitude }) => [name, latitude])).toEqual([
      ['A', -8.76],
      ['B', -8.76],
    ])
  })

  it('is read on after a line that can’t be parsed, which is reported by its number', async () => {
    const store = await newStore()
    const text = `${lines(shop('A'))}\n\n{"name": "B"\n[1]\n${lines(shop('C'))}`
    const { imported, outcomes } = await importFile(store, fileOf('shops.jsonl', text))
    expect(imported).toBe(2)
    expect(refusals(outcomes)).toEqual([
      '3 It is no valid JSON: expected one object on one line',
      '4 It is no object',
    ])
  })

  it('is read line by line, however large it is', async () => {
    const store = await newStore()
    const text = lines(...Array.from({ length: 3000 }, (_, number) => shop(`Shop ${number}`)))
    expect((await importFile(store, fileOf('shops.ndjson', text))).imported).toBe(3000)
    expect((await importFile(store, fileOf('shops.ndjson', text))).skipped).toBe(3000)
  })

  it('is refused when nothing in it is a business', async () => {
    const store = await newStore()
    await expect(importFile(store, fileOf('shops.ndjson', '\n \n'))).rejects.toThrow('There are no entries')
    await expect(importFile(store, fileOf('shops.ndjson', 'name,country\nA,sb'))).rejects.toThrow(
      'No row could be read. Row 1: It is no valid JSON',
    )
    const endless = `{"name":"${'A'.repeat(5 * 1024 * 1024)}"`
    await expect(importFile(store, fileOf('shops.ndjson', endless))).rejects.toThrow('longer than 4 MiB')
  })
})
