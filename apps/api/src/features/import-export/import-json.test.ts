import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { createFile, importFile, formatRefusals, readListings, readListingNames } from '#test/import-file.ts'
import { newStore } from '#test/new-store.ts'
import { parseMapping } from './mapping.ts'

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
      await importFile(store, createFile('shops.geojson', bytes))
      expect((await readListings(store))[0]).toMatchObject({
        name: 'Wharf Store',
        country: 'sb',
        latitude: -8.1,
        longitude: 156.84,
      })
    }
  })

  it('imports other geometries without coordinates and skips entries that are no businesses', async () => {
    const store = await newStore()
    const text = collection(
      feature(shop, { type: 'Polygon', coordinates: [] }),
      feature({ ...shop, name: 'Second' }, null),
      feature(null, null),
      feature({ ...shop, name: 'Third', country: 'NZ' }, null),
    )
    const { outcomes } = await importFile(store, createFile('shops.geojson', text))
    expect(outcomes.map(({ row, isImported, notes }) => [row, isImported, notes.join()])).toEqual([
      [1, true, 'its geometry is not a point and was skipped'],
      [2, true, ''],
      [3, false, 'name: missing'],
      [4, false, 'country: "NZ" is not one of the portal’s five countries'],
    ])
  })

  it('is imported with a mapping file, and adds nothing the second time', async () => {
    const store = await newStore()
    const text = collection(
      feature({ label: 'Store', iso: 'FJ' }, { type: 'Point', coordinates: [178.4, -18.1] }),
    )
    const file = createFile('shops.geojson', text)
    const mapping = parseMapping(
      '{"fields":{"name":"label","country":"iso"},"fixed":{"category":"Electronics","isSample":true}}',
    )
    expect((await importFile(store, file, { mapping })).imported).toBe(1)
    expect((await importFile(store, file, { mapping })).imported).toBe(0)
    expect((await readListings(store))[0]).toMatchObject({
      name: 'Store',
      category: 'Electronics',
      is_sample: 1,
    })
  })

  it('reports after how many entries it is broken', async () => {
    const store = await newStore()
    const text = collection(feature(shop, null), feature({ ...shop, name: 'Second' }, null)).slice(0, -20)
    await expect(importFile(store, createFile('a.geojson', text))).rejects.toThrow(
      /After \d entr\S+ the file is not valid JSON/,
    )
    await expect(importFile(store, createFile('a.geojson', '{"type":"Feature"}'))).rejects.toThrow(
      'There are no entries',
    )
  })
})

describe('a file of newline-delimited JSON', () => {
  const lines = (...objects: object[]) => objects.map((one) => JSON.stringify(one)).join('\n')
  const shop = (name: string) => ({ name, country: 'sb', category: 'Other' })

  it.each(['shops.ndjson', 'shops.jsonl', 'SHOPS.NDJSON'])('has a listing on each line: %s', async (name) => {
    const store = await newStore()
    const { imported } = await importFile(store, createFile(name, lines(shop('A'), shop('B'))))
    expect(imported).toBe(2)
    expect(await readListingNames(store)).toEqual(['A', 'B'])
  })

  it('has GeoJSON features with or without record separators, and any line endings', async () => {
    const store = await newStore()
    const feature = (name: string) => ({
      type: 'Feature',
      properties: shop(name),
      geometry: { type: 'Point', coordinates: [160.69, -8.76] },
    })
    const text = `\u{feff}${JSON.stringify(feature('A'))}\r\n\r\n\u{1e}${JSON.stringify(feature('B'))}\r\n`
    const { imported } = await importFile(store, createFile('shops.ndjson', text))
    expect(imported).toBe(2)
    expect((await readListings(store)).map(({ name, latitude }) => [name, latitude])).toEqual([
      ['A', -8.76],
      ['B', -8.76],
    ])
  })

  it('is read past an invalid line, which is reported by its number', async () => {
    const store = await newStore()
    const text = `${lines(shop('A'))}\n\n{"name": "B"\n[1]\n${lines(shop('C'))}`
    const { imported, outcomes } = await importFile(store, createFile('shops.jsonl', text))
    expect(imported).toBe(2)
    expect(formatRefusals(outcomes)).toEqual([
      '3 Not valid JSON: expected one object on one line',
      '4 It is not an object',
    ])
  })

  it('is read line by line, however large it is', async () => {
    const store = await newStore()
    const text = lines(...Array.from({ length: 3000 }, (_, number) => shop(`Shop ${number}`)))
    expect((await importFile(store, createFile('shops.ndjson', text))).imported).toBe(3000)
    expect((await importFile(store, createFile('shops.ndjson', text))).skipped).toBe(3000)
  })

  it('is rejected if it contains no business', async () => {
    const store = await newStore()
    await expect(importFile(store, createFile('shops.ndjson', '\n \n'))).rejects.toThrow(
      'There are no entries',
    )
    await expect(importFile(store, createFile('shops.ndjson', 'name,country\nA,sb'))).rejects.toThrow(
      'No row could be read. Row 1: Not valid JSON',
    )
    const endless = `{"name":"${'A'.repeat(5 * 1024 * 1024)}"`
    await expect(importFile(store, createFile('shops.ndjson', endless))).rejects.toThrow('longer than 4 MiB')
  })
})
