import { expect, test } from 'vitest'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import type { ContentQuery } from './kinds/kind.ts'
import { getKind } from './kinds/kinds.ts'
import { buildCountQuery, buildSegmentQuery, createRowsByIds } from './lists.repository.ts'
import type { ContentKind } from './content.table.ts'

const NOW = Date.UTC(2026, 10, 20)

type Listed = readonly [
  kind: ContentKind,
  query: ContentQuery & Readonly<Record<string, unknown>>,
  narrowed: readonly string[],
  order: 'in order' | 'sorted',
]

/** Lists, the columns that their index narrows by, and whether the index has their order. */
const LISTS: readonly Listed[] = [
  ['news', {}, ['kind=?'], 'in order'],
  ['news', { country: 'fj' }, ['kind=?'], 'in order'],
  ['news', { category: 'technology' }, ['category=?'], 'in order'],
  ['event', {}, ['ends_at>?'], 'sorted'],
  ['event', { country: 'fj' }, ['country=?', 'ends_at>?'], 'sorted'],
  ['event', { type: 'webinars' }, ['category=?', 'ends_at>?'], 'sorted'],
  ['event', { when: 'past' }, ['ends_at<?'], 'in order'],
  ['event', { when: 'all' }, ['kind=?'], 'in order'],
  ['event', { month: '2026-11' }, ['ends_at>?'], 'sorted'],
  ...(['tender', 'job'] as const).flatMap((kind): Listed[] => [
    [kind, {}, ['ends_at>?'], 'in order'],
    [kind, { when: 'closed' }, ['ends_at<?'], 'in order'],
    [kind, { country: 'fj' }, ['country=?', 'ends_at>?'], 'in order'],
    [kind, { industry: 'fisheries' }, ['industry=?', 'ends_at>?'], 'in order'],
    [kind, { industry: 'fisheries', when: 'closed' }, ['industry=?', 'ends_at<?'], 'in order'],
  ]),
  ['tender', { kind: 'ngo' }, ['category=?', 'ends_at>?'], 'in order'],
  ['job', { type: 'part-time' }, ['category=?', 'ends_at>?'], 'in order'],
  ['course', { skill: 'technical' }, ['starts_at>?'], 'in order'],
]

test.each(LISTS)('%s %o reads an index', async (name, query, narrowed, order) => {
  const { read, readSqlite } = await newSqliteStore()
  const kind = getKind(name)
  const parsed = kind.parseQuery(query, NOW)
  const [segment] = parsed?.segments ?? []
  if (!parsed || !segment) throw new Error('The query has no results')
  const segmentQuery = { kind, filter: parsed.filter, segment, now: NOW }
  const explain = (planned: { compile(): { sql: string; parameters: readonly unknown[] } }) => {
    const { sql, parameters } = planned.compile()
    const plan = readSqlite.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
    return plan.all(...parameters).map(({ detail }) => detail)
  }
  const list = explain(buildSegmentQuery(read, segmentQuery, { limit: 24, offset: 0 }))
  const search = list.find((step) => step.startsWith('SEARCH content '))
  for (const column of ['SEARCH content ', ...narrowed]) expect(search).toContain(column)
  expect(list.some((step) => step.includes('TEMP B-TREE'))).toBe(order === 'sorted')
  expect(
    explain(buildCountQuery(read, segmentQuery)).find((step) => step.startsWith('SEARCH content ')),
  ).toContain('INDEX')
})

test('reads nothing for an empty list of ids', async () => {
  const store = await newSqliteStore()
  const readByIds = createRowsByIds(store)
  await store.close()
  await expect(readByIds([1])).rejects.toThrow('not open')
  expect(await readByIds([])).toEqual([])
})
