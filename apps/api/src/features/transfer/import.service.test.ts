// cspell:ignore магазин
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import type { Store } from '#db/engine/open-store.ts'
import { fileOf, fixture, imported, refusals } from '#test/import-file.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { parseMapping } from './import.service.ts'

const mappingFile = (name: string) =>
  parseMapping(readFileSync(new URL(`../../cli/mappings/${name}.json`, import.meta.url), 'utf8'))

const listings = ({ read }: Store) => read.selectFrom('businesses').selectAll().orderBy('id').execute()
const names = async (store: Store) => (await listings(store)).map(({ name }) => name)

describe('the airports of the Pacific', () => {
  const file = fixture('pacific_airports.csv')

  it('are all taken, as pending listings of Logistics & Shipping without owner, trial or end', async () => {
    const store = await newStore()
    const { taken, skipped } = await imported(store, file, {
      mapping: mappingFile('airports'),
      status: 'pending',
    })
    expect([taken, skipped]).toEqual([555, 0])
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

  it('are the same 555 after a second run, and after one that another had begun', async () => {
    const store = await newStore()
    const options = { mapping: mappingFile('airports'), status: 'pending' } as const
    await imported(store, file, { ...options, country: 'vu' })
    expect((await listings(store)).length).toBe(30)
    expect((await imported(store, file, options)).taken).toBe(525)
    const again = await imported(store, file, options)
    expect([again.taken, again.skipped]).toEqual([0, 555])
    expect(again.outcomes[0]?.notes).toEqual(['already there as afutara-aerodrome'])
    expect(await listings(store)).toHaveLength(555)
  })

  it('are counted but not stored by a dry run', async () => {
    const store = await newStore()
    const { taken } = await imported(store, file, { mapping: mappingFile('airports'), dryRun: true })
    expect(taken).toBe(555)
    expect(await listings(store)).toEqual([])
  })
})

describe('the breweries of nine other countries', () => {
  it('are each skipped with its country as the reason', async () => {
    const store = await newStore()
    const { taken, outcomes, reasons } = await imported(store, fixture('breweries_sample.csv'), {
      mapping: mappingFile('breweries'),
    })
    expect(taken).toBe(0)
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
    const summary = await imported(store, fileOf('shops.csv', bytes))
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
    await imported(store, fileOf('shops.csv', csv('\n', delimiter)))
    expect(await names(store)).toEqual(['Café Nouméa', 'Lau’s “Best”, Ltd'])
  })

  it('is read without a line end after its last row', async () => {
    const store = await newStore()
    await imported(store, fileOf('shops.csv', csv('\r\n', ',', '')))
    expect(await names(store)).toHaveLength(2)
  })

  it('has its encoding told by its last row if by no other', async () => {
    const store = await newStore()
    const many = Array.from({ length: 4000 }, (_, index) => `Shop ${index},sb,Other`).join('\n')
    const bytes = iconv.encode(`name,country,category\n${many}\nCafé,nc,Other\n`, 'windows-1252')
    const { encoding, taken } = await imported(store, fileOf('shops.csv', bytes))
    expect([encoding, taken]).toEqual(['windows-1252', 4001])
    expect((await names(store)).at(-1)).toBe('Café')
  })

  it('has an encoding forced on it where somebody knows better', async () => {
    const store = await newStore()
    const bytes = iconv.encode('name,country,category\nМагазин,fj,Other\n', 'koi8-r')
    await imported(store, fileOf('shops.csv', bytes), { encoding: 'koi8-r' })
    expect(await names(store)).toEqual(['Магазин'])
    const unknown = imported(store, fileOf('shops.csv', bytes), { encoding: 'klingon' })
    await expect(unknown).rejects.toThrow('The encoding klingon is not known')
  })

  it('loses only the rows that are broken, each with its reason and row', async () => {
    const store = await newStore()
    const { outcomes } = await imported(
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

  it('is refused whole when a needed column is not there, with what its header has', async () => {
    const store = await newStore()
    const file = fileOf('shops.csv', 'shop,land\nBakery,sb\n')
    await expect(imported(store, file)).rejects.toThrow(
      'No column was found for name and country and category. Name it in a mapping file, or give it a fixed value there. The header has: shop, land',
    )
    const mapping = parseMapping('{"fields":{"name":"shop","country":"lend"},"fixed":{"category":"Other"}}')
    await expect(imported(store, file, { mapping })).rejects.toThrow(
      'The mapping names lend. The header has: shop, land',
    )
  })

  it('is refused when no row of it could be read, and says why', async () => {
    const store = await newStore()
    const open = fileOf('shops.csv', 'name,country,category\n"Bakery,sb,Other\nShop,sb,Other\n')
    await expect(imported(store, open)).rejects.toThrow(
      'No row could be read. Row 2: A quote is opened here and never closed, so that nothing after it can be read',
    )
    const geo = '{ "type": "FeatureCollection",\n  "features": [] }'
    await expect(imported(store, fileOf('places.csv', geo))).rejects.toThrow(
      'places.csv is named as a table, but holds JSON. Rename it to .geojson, .json or .ndjson',
    )
  })

  it('is refused when it is a folder', async () => {
    const store = await newStore()
    await expect(imported(store, dirname(fileOf('shops.csv', 'x')))).rejects.toThrow(
      / is a folder\. Name one/,
    )
  })

  it('has its line ends within cells kept as line feeds', async () => {
    const store = await newStore()
    const text = 'name,country,category,description\r\nBakery,sb,Other,"Bread.\r\n\r\nCakes.\rTea."\r\n'
    await imported(store, fileOf('shops.csv', text))
    expect((await listings(store))[0]?.description).toBe('Bread.\n\nCakes.\nTea.')
  })

  it('is refused when it is empty or not there', async () => {
    const store = await newStore()
    await expect(imported(store, fileOf('shops.csv', ''))).rejects.toThrow('is empty')
    await expect(imported(store, '/nowhere/shops.csv')).rejects.toThrow('There is no file /nowhere/shops.csv')
  })
})

describe('a row', () => {
  const HEADER =
    'name,slug,country,province,town,category,status,tier,phone,email,website,rating,review count,lat,lng,created,hours,featured,business types'
  const one = async (cells: string, options = {}) => {
    const store = await newStore()
    const { outcomes } = await imported(store, fileOf('shops.csv', `${HEADER}\n${cells}\n`), options)
    return { outcome: outcomes[0], row: (await listings(store))[0] }
  }

  it('may give every field that is stored', async () => {
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

  it('takes a phone as people write it', async () => {
    expect((await one('A,,sb,,,Other,,,+677 741-2345')).row?.phone).toBe('+6777412345')
    expect((await one('A,,fj,,,Other,,,00679 (330) 12.34')).row?.phone).toBe('+6793301234')
  })

  it('is taken without what can’t be read and is not needed, and says so', async () => {
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

  it('is one of the asked country only', async () => {
    expect((await one('A,,,,,Other', { country: 'vu' })).row?.country).toBe('vu')
    const { row, outcome } = await one('A,,fj,,,Other', { country: 'vu' })
    expect(row).toBeUndefined()
    expect(outcome?.notes).toEqual(['country: it is fj, and only vu was asked for'])
  })

  it('is approved unless it or the command says otherwise', async () => {
    expect((await one('A,,sb,,,Other')).row?.status).toBe('approved')
    expect((await one('A,,sb,,,Other,approved', { status: 'pending' })).row?.status).toBe('pending')
  })
})

describe('what is there already', () => {
  const rows = (...lines: string[]) => ['name,country,category,town,lat,lng', ...lines].join('\n')

  it('is told by name, country and town, whatever their case and accents', async () => {
    const store = await newStore()
    await imported(store, fileOf('a.csv', rows('Café Soleil,nc,Other,Nouméa,,')))
    const { outcomes } = await imported(
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

  it('is told apart by two kilometres, and within one file too', async () => {
    const store = await newStore()
    const file = fileOf(
      'a.csv',
      rows('Store,sb,Other,,-9.43,159.95', 'Store,sb,Other,,-9.431,159.951', 'Store,sb,Other,,-8.10,156.84'),
    )
    const { outcomes } = await imported(store, file)
    expect(refusals(outcomes)).toEqual(['3 the same as row 2'])
    expect((await imported(store, file, { dryRun: true })).taken).toBe(0)
  })

  it('is seen in every state, also when it was withdrawn', async () => {
    const store = await newStore()
    const file = fileOf('a.csv', rows('Gone,sb,Other,Auki,,'))
    await imported(store, file, { status: 'pending' })
    await store.write.updateTable('businesses').set({ status: 'rejected', removed_at: 1 }).execute()
    expect((await imported(store, file)).taken).toBe(0)
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

  it('gives points their coordinates, and is read in any encoding', async () => {
    const text = collection(feature(shop, { type: 'Point', coordinates: [156.84, -8.1, 12] }))
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\u{feff}${text}`),
      iconv.encode(text, 'utf-16le', { addBOM: true }),
    ]) {
      const store = await newStore()
      await imported(store, fileOf('shops.geojson', bytes))
      expect((await listings(store))[0]).toMatchObject({
        name: 'Wharf Store',
        country: 'sb',
        latitude: -8.1,
        longitude: 156.84,
      })
    }
  })

  it('takes what is no point without coordinates and skips what is no listing', async () => {
    const store = await newStore()
    const text = collection(
      feature(shop, { type: 'Polygon', coordinates: [] }),
      feature({ ...shop, name: 'Second' }, null),
      feature(null, null),
      feature({ ...shop, name: 'Third', country: 'NZ' }, null),
    )
    const { outcomes } = await imported(store, fileOf('shops.geojson', text))
    expect(outcomes.map(({ row, taken, notes }) => [row, taken, notes.join()])).toEqual([
      [1, true, 'its geometry is no point and was left out'],
      [2, true, ''],
      [3, false, 'name: there is none'],
      [4, false, 'country: "NZ" is none of the portal’s five countries'],
    ])
  })

  it('takes a mapping file and adds nothing when it is read again', async () => {
    const store = await newStore()
    const text = collection(
      feature({ label: 'Store', iso: 'FJ' }, { type: 'Point', coordinates: [178.4, -18.1] }),
    )
    const file = fileOf('shops.geojson', text)
    const mapping = parseMapping(
      '{"fields":{"name":"label","country":"iso"},"fixed":{"category":"Electronics","isSample":true}}',
    )
    expect((await imported(store, file, { mapping })).taken).toBe(1)
    expect((await imported(store, file, { mapping })).taken).toBe(0)
    expect((await listings(store))[0]).toMatchObject({ name: 'Store', category: 'Electronics', is_sample: 1 })
  })

  it('says how far it could be read when it is broken', async () => {
    const store = await newStore()
    const text = collection(feature(shop, null), feature({ ...shop, name: 'Second' }, null)).slice(0, -20)
    await expect(imported(store, fileOf('a.geojson', text))).rejects.toThrow(
      /After \d entr\S+ the file is no valid JSON/,
    )
    await expect(imported(store, fileOf('a.geojson', '{"type":"Feature"}'))).rejects.toThrow(
      'There are no entries',
    )
  })
})

describe('rows that look alike', () => {
  const HEAD = 'name,country,category,address,phone,createdAt\n'

  it('are two when both their phone and their trade differ, and one when only one of them does', async () => {
    const store = await newStore()
    const rows = [
      'Island Traders,sb,Electronics,Gizo,+677 7400001,',
      'Island Traders,sb,Handicrafts,Gizo,+677 7400002,',
      'Island Traders,sb,Electronics,Gizo,+677 7400003,',
      'Island Traders,sb,Other,Gizo,+677 7400001,',
      'Island Traders,sb,Other,Gizo,,',
    ]
    const file = fileOf('shops.csv', HEAD + rows.join('\n'))
    const { outcomes } = await imported(store, file)
    expect(outcomes.map(({ taken }) => taken)).toEqual([true, true, false, false, false])
    expect((await imported(store, file)).taken).toBe(0)
  })

  it('are not listed before they were: a date ahead is refused, but for a day that has begun elsewhere', async () => {
    const store = await newStore()
    const rows = [
      'Tomorrow,sb,Other,Gizo,,2026-11-22',
      'Today,sb,Other,Gizo,,2026-11-20T15:00:00Z',
      'Before,sb,Other,Gizo,,2026-11-19',
    ]
    const { outcomes } = await imported(store, fileOf('shops.csv', HEAD + rows.join('\n')))
    expect(refusals(outcomes)).toEqual(['2 createdAt: it is in the future'])
    expect((await listings(store)).map(({ created_at }) => created_at)).toEqual([NOW, Date.UTC(2026, 10, 19)])
  })
})

describe('a file of newline-delimited JSON', () => {
  const lines = (...objects: object[]) => objects.map((one) => JSON.stringify(one)).join('\n')
  const shop = (name: string) => ({ name, country: 'sb', category: 'Other' })

  it.each(['shops.ndjson', 'shops.jsonl', 'SHOPS.NDJSON'])('has a listing on each line: %s', async (name) => {
    const store = await newStore()
    const { taken } = await imported(store, fileOf(name, lines(shop('A'), shop('B'))))
    expect(taken).toBe(2)
    expect(await names(store)).toEqual(['A', 'B'])
  })

  it('takes GeoJSON features, with or without record separators, and any line ends', async () => {
    const store = await newStore()
    const feature = (name: string) => ({
      type: 'Feature',
      properties: shop(name),
      geometry: { type: 'Point', coordinates: [160.69, -8.76] },
    })
    const text = `\u{feff}${JSON.stringify(feature('A'))}\r\n\r\n\u{1e}${JSON.stringify(feature('B'))}\r\n`
    const { taken } = await imported(store, fileOf('shops.ndjson', text))
    expect(taken).toBe(2)
    expect((await listings(store)).map(({ name, latitude }) => [name, latitude])).toEqual([
      ['A', -8.76],
      ['B', -8.76],
    ])
  })

  it('goes on after a line that can’t be read, and names it by its number', async () => {
    const store = await newStore()
    const text = `${lines(shop('A'))}\n\n{"name": "B"\n[1]\n${lines(shop('C'))}`
    const { taken, outcomes } = await imported(store, fileOf('shops.jsonl', text))
    expect(taken).toBe(2)
    expect(refusals(outcomes)).toEqual([
      '3 It is no valid JSON: expected one object on one line',
      '4 It is no object',
    ])
  })

  it('is read line by line, however long it is', async () => {
    const store = await newStore()
    const text = lines(...Array.from({ length: 3000 }, (_, number) => shop(`Shop ${number}`)))
    expect((await imported(store, fileOf('shops.ndjson', text))).taken).toBe(3000)
    expect((await imported(store, fileOf('shops.ndjson', text))).skipped).toBe(3000)
  })

  it('is refused when nothing in it is a listing', async () => {
    const store = await newStore()
    await expect(imported(store, fileOf('shops.ndjson', '\n \n'))).rejects.toThrow('There are no entries')
    await expect(imported(store, fileOf('shops.ndjson', 'name,country\nA,sb'))).rejects.toThrow(
      'No row could be read. Row 1: It is no valid JSON',
    )
    const endless = `{"name":"${'A'.repeat(5 * 1024 * 1024)}"`
    await expect(imported(store, fileOf('shops.ndjson', endless))).rejects.toThrow('longer than 4 MiB')
  })
})
