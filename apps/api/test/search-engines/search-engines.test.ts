import { beforeAll, expect, test } from 'vitest'
import type { BusinessRecord } from '#features/businesses/businesses.record.ts'
import { onFileFinished } from '#test/file-end.ts'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { datasetRecord, fillDataset } from '../dataset/dataset.ts'
import {
  byKind,
  compare,
  hasSameCorrection,
  hasSameTotals,
  measureLikeness,
  type Compared,
} from './compare.ts'
import { checkNamesFirst } from './names-first.ts'
import { makeData, openPortals, type Portals } from './portals.ts'
import { drawQueries, KINDS } from './queries.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
/** Filling two databases takes longer than any test on a busy machine. */
const SET_UP_WITHIN = 180_000
const SIZE = 2_000
/** The share of the queries that the command asks. */
const SHARE = 0.15

const onEnd = onFileFinished()
let portals: Portals
let listings: readonly BusinessRecord[]
let compared: readonly Compared[]

beforeAll(async () => {
  const data = await makeData(
    {
      fill: (store) => fillDataset(store, SIZE, NOW, () => undefined),
      url: await newPostgresDatabase(undefined, onEnd),
      now: NOW,
    },
    onEnd,
  )
  portals = await openPortals(data, onEnd)
  listings = Array.from({ length: SIZE }, (_, position) => datasetRecord(position, NOW))
  compared = await compare(portals, drawQueries(listings, { share: SHARE }))
}, SET_UP_WITHIN)

const listTexts = (some: readonly Compared[]) => some.map(({ text, filters = '' }) => `${text} ${filters}`)

test('every search has the same total on both engines', () => {
  expect(listTexts(compared.filter((one) => !hasSameTotals(one)))).toEqual([])
  // If most searches found nothing, the comparison would mean little.
  const found = compared.filter(({ results }) => (results.SQLite.totals[0] ?? 0) > 0)
  expect(found.length / compared.length).toBeGreaterThan(0.9)
})

test('nine tenths of each first page are the same businesses', () => {
  const kinds = byKind(compared)
  expect([...kinds.keys()]).toEqual(KINDS)
  for (const [kind, ofKind] of kinds)
    expect([kind, measureLikeness(ofKind).overlap >= 0.9]).toEqual([kind, true])
})

test('misspelt words are interpreted alike', () => {
  expect(listTexts(compared.filter((one) => !hasSameCorrection(one)))).toEqual([])
  const misspelt = measureLikeness(byKind(compared).get('misspelt word') ?? [])
  expect(misspelt.corrected / misspelt.queries).toBeGreaterThan(0.8)
})

test('businesses with that name come before those that only mention it', async () => {
  const { queries, wrong } = await checkNamesFirst(portals, listings, ['nc'])
  expect(queries).toBeGreaterThan(20)
  expect(wrong).toEqual({ SQLite: [], PostgreSQL: [] })
})
