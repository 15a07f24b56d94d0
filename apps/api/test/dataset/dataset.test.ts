import { expect, test } from 'vitest'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { datasetRecord, fillDataset } from './dataset.ts'

const NOW = Date.UTC(2026, 10, 20, 5)

test('a bulk insert equals single inserts, including indexes and counters', async () => {
  const [bulk, single] = [await newSqliteStore(), await newSqliteStore()]
  await fillDataset(bulk, 300, NOW, () => undefined)
  const records = Array.from({ length: 300 }, (_, position) => datasetRecord(position, NOW))
  await single.write.transaction().execute((trx) => insertBusinesses(trx, records))
  const contents = ({ readSqlite }: SqliteStore) =>
    [
      'select * from businesses order by id',
      'select * from business_counts order by 1, 2, 3, 4',
      'select name, type, sql from sqlite_master order by name',
      "select rowid, bm25(business_search) from business_search where business_search match 'island' order by rowid",
      "select rowid from business_names where business_names match 'coral' order by rowid",
      'select * from queue_counts',
      'select word, shown, uses, stem, root from search_words order by word',
      'select id, length(terms) from search_terms order by id',
    ].map((sql) => readSqlite.prepare(sql).all())
  expect(contents(bulk)).toEqual(contents(single))
  expect(bulk.writeSqlite.pragma('synchronous', { simple: true })).toBe(2)
})

test('is deterministic by position, with unique names', () => {
  expect(datasetRecord(7, NOW)).toEqual(datasetRecord(7, NOW))
  const names = Array.from({ length: 500 }, (_, position) => datasetRecord(position, NOW).name)
  expect(new Set(names).size).toBeGreaterThan(450)
})
