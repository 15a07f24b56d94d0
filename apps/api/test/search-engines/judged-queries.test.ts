import { beforeAll, expect, test } from 'vitest'
import { seedDemo } from '#demo/seed.ts'
import { onFileFinished } from '#test/file-end.ts'
import { newPostgresDatabase } from '#test/postgres-database.ts'
import { computeQuality } from '../search-quality/measures.ts'
import { QUERY_SETS, readQuerySet, type JudgedQuery } from '../search-quality/query-sets.ts'
import { ask, askBoth, type Answer } from './ask.ts'
import { mean, measureOverlap } from './compare.ts'
import { makeData, openPortals, type Engine } from './portals.ts'

const NOW = Date.UTC(2026, 10, 20, 5)
/** Filling two databases takes longer than any test on a busy machine. */
const SET_UP_WITHIN = 180_000

interface Judged extends JudgedQuery {
  readonly results: Readonly<Record<Engine, Answer>>
}

/** In the order of the results' content. */
const CONTENT = ['news', 'events', 'tenders', 'guides']

const onEnd = onFileFinished()
const judged: Judged[] = []

beforeAll(async () => {
  const data = await makeData(
    {
      fill: (store) => seedDemo(store, NOW),
      url: await newPostgresDatabase(undefined, onEnd),
      now: NOW,
    },
    onEnd,
  )
  const portals = await openPortals(data, onEnd)
  for (const query of Object.values(QUERY_SETS).flatMap(readQuerySet)) {
    const asked = { text: query.query, filters: query.filters }
    judged.push({ ...query, results: await askBoth(portals, (portal) => ask(portal, asked)) })
  }
}, SET_UP_WITHIN)

test('judged queries have the same totals on both engines, for businesses and everything else', () => {
  const different = judged.filter(
    ({ results }) => String(results.SQLite.totals) !== String(results.PostgreSQL.totals),
  )
  expect(different.map(({ query }) => query)).toEqual([])
})

test('PostgreSQL answers judged queries as well as SQLite', () => {
  const ndcgOn = (engine: Engine) =>
    computeQuality(
      judged
        .filter(({ kind }) => kind !== 'none')
        .map(({ results, ...query }) => {
          const { page, matchLevel } = results[engine]
          return { ...query, matchLevel, found: page.map(({ slug }) => slug) }
        }),
    ).ndcg
  expect(ndcgOn('SQLite')).toBeGreaterThan(0.85)
  expect(ndcgOn('PostgreSQL')).toBeGreaterThanOrEqual(ndcgOn('SQLite') - 0.02)
})

test.each(CONTENT)('nine tenths of the first %s are the same', (kind) => {
  const at = CONTENT.indexOf(kind)
  const overlaps = judged
    .map(({ results }) => [results.SQLite.content[at] ?? [], results.PostgreSQL.content[at] ?? []] as const)
    .filter((both) => both.some(({ length }) => length > 0))
    .map(([one, other]) => measureOverlap(one, other))
  expect(overlaps.length).toBeGreaterThan(40)
  expect(mean(overlaps)).toBeGreaterThanOrEqual(0.9)
})
