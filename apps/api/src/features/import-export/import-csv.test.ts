// cspell:ignore магазин
import { dirname } from 'node:path'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { toExportedBusiness } from '#features/directory/exported.view.ts'
import { createFile, importFile, formatRefusals, readListings, readListingNames } from '#test/import-file.ts'
import { newStore } from '#test/new-store.ts'
import { parseMapping } from './mapping.ts'

describe('a CSV file', () => {
  it('accepts codes or labels of what visitors can expect, and leaves out unknown ones', async () => {
    const store = await newStore()
    const text = [
      'name,country,category,facilities,payments,delivery',
      'One,sb,Other,WiFi; parking,Mobile money;cash,by-sea',
      'Two,sb,Other,helipad,,',
    ].join('\n')
    const { outcomes } = await importFile(store, createFile('shops.csv', text))
    const rows = (await readListings(store)).map(toExportedBusiness)
    const written = rows.map(({ amenities, payments, delivery }) => [amenities, payments, delivery])
    expect(written).toEqual([
      [['parking', 'wifi'], ['cash', 'mobile-money'], ['by-sea']],
      [[], [], []],
    ])
    expect(outcomes[1]?.notes.join(' ')).toContain('expected some of parking, wifi, ')
  })

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
    const summary = await importFile(store, createFile('shops.csv', bytes))
    expect(formatRefusals(summary.outcomes)).toEqual([])
    expect(summary.encoding).toBe(encoding)
    const rows = await readListings(store)
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
    await importFile(store, createFile('shops.csv', csv('\n', delimiter)))
    expect(await readListingNames(store)).toEqual(['Café Nouméa', 'Lau’s “Best”, Ltd'])
  })

  it('needs no line ending after its last row', async () => {
    const store = await newStore()
    await importFile(store, createFile('shops.csv', csv('\r\n', ',', '')))
    expect(await readListingNames(store)).toHaveLength(2)
  })

  it('has its encoding detected even if only its last row has accents', async () => {
    const store = await newStore()
    const many = Array.from({ length: 4000 }, (_, index) => `Shop ${index},sb,Other`).join('\n')
    const bytes = iconv.encode(`name,country,category\n${many}\nCafé,nc,Other\n`, 'windows-1252')
    const { encoding, imported } = await importFile(store, createFile('shops.csv', bytes))
    expect([encoding, imported]).toEqual(['windows-1252', 4001])
    expect((await readListingNames(store)).at(-1)).toBe('Café')
  })

  it('is read in the encoding of the command', async () => {
    const store = await newStore()
    const bytes = iconv.encode('name,country,category\nМагазин,fj,Other\n', 'koi8-r')
    await importFile(store, createFile('shops.csv', bytes), { encoding: 'koi8-r' })
    expect(await readListingNames(store)).toEqual(['Магазин'])
    const unknown = importFile(store, createFile('shops.csv', bytes), { encoding: 'klingon' })
    await expect(unknown).rejects.toThrow('The encoding klingon is not known')
  })

  it('skips only broken rows, each with its number and the reason', async () => {
    const store = await newStore()
    const { outcomes } = await importFile(
      store,
      createFile(
        'shops.csv',
        'name,country,category\nGood,sb,Other\n\nToo,many,cells,here\n,sb,Other\nNo country,,Other\nElsewhere,France,Other\nNo category,sb,\nOdd,sb,Oddments\nFine,vu,Other\nOpen,sb,"Other\nLost,sb,Other\n',
      ),
    )
    expect(formatRefusals(outcomes)).toEqual([
      '4 It has 4 cells, but the header has 3: quote texts that contain a delimiter',
      '5 name: missing',
      '6 country: missing',
      '7 country: "France" is not one of the portal’s five countries',
      '8 category: missing',
      '9 category: "Oddments" is not a known category',
      '11 A quote opened here is never closed, so the rest can’t be read',
    ])
    expect(await readListingNames(store)).toEqual(['Good', 'Fine'])
  })

  it('is rejected with its header if a required column is missing', async () => {
    const store = await newStore()
    const file = createFile('shops.csv', 'shop,land\nBakery,sb\n')
    await expect(importFile(store, file)).rejects.toThrow(
      'No column was found for name and country and category. Name it in a mapping file, or give it a fixed value there. The header has: shop, land',
    )
    const mapping = parseMapping('{"fields":{"name":"shop","country":"lend"},"fixed":{"category":"Other"}}')
    await expect(importFile(store, file, { mapping })).rejects.toThrow(
      'The mapping names lend. The header has: shop, land',
    )
  })

  it('is rejected with the reason if no row can be read', async () => {
    const store = await newStore()
    const open = createFile('shops.csv', 'name,country,category\n"Bakery,sb,Other\nShop,sb,Other\n')
    await expect(importFile(store, open)).rejects.toThrow(
      'No row could be read. Row 2: A quote opened here is never closed, so the rest can’t be read',
    )
    const geo = '{ "type": "FeatureCollection",\n  "features": [] }'
    await expect(importFile(store, createFile('places.csv', geo))).rejects.toThrow(
      'places.csv is named as a table, but holds JSON. Rename it to .geojson, .json or .ndjson',
    )
  })

  it('is rejected if it is a folder', async () => {
    const store = await newStore()
    await expect(importFile(store, dirname(createFile('shops.csv', 'x')))).rejects.toThrow(
      / is a folder\. Name one/,
    )
  })

  it('keeps line endings within cells as line feeds', async () => {
    const store = await newStore()
    const text = 'name,country,category,description\r\nBakery,sb,Other,"Bread.\r\n\r\nCakes.\rTea."\r\n'
    await importFile(store, createFile('shops.csv', text))
    expect((await readListings(store))[0]?.description).toBe('Bread.\n\nCakes.\nTea.')
  })

  it('is rejected if it is empty or doesn’t exist', async () => {
    const store = await newStore()
    await expect(importFile(store, createFile('shops.csv', ''))).rejects.toThrow('is empty')
    await expect(importFile(store, '/nowhere/shops.csv')).rejects.toThrow(
      'There is no file /nowhere/shops.csv',
    )
  })
})
