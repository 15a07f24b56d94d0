import { describe, expect, it } from 'vitest'
import type { SqliteStore } from '#db/engine/sqlite/open.ts'
import { insertBusinesses } from '#features/businesses/businesses.service.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { openBare } from './bare/answers.ts'
import { CASES } from './cases.ts'
import { findDifference } from './compare.ts'
import { benchRecord, fillDataset } from './dataset.ts'
import { median, table, type Measured } from './report.ts'

const SECRET = 'a secret for tests that is long enough'
/** Milliseconds: a few thousand listings are stored. */
const SLOW = 60_000

describe('the two servers of the bench', () => {
  it(
    'give the same answers to everything that is measured',
    async () => {
      const store = await newSqliteStore()
      const { app, signIn } = await newApp({ store, config: { rateLimitScale: 1_000 } })
      const { sid = '' } = await signIn('owner')
      await fillDataset(store, 2_500, NOW, () => undefined)
      const bare = openBare(store, SECRET)
      const slugs = (await store.read.selectFrom('businesses').select('slug').execute()).map(
        ({ slug }) => slug,
      )

      const differences: (string | null)[] = []
      const empty: string[] = []
      for (const one of CASES) {
        for (let n = 0; n < 14; n += 1) {
          const { method, path, body } = one.request(n, slugs)
          const own = await bare(
            {
              method,
              url: path,
              cookie: `sid=${sid}`,
              ...(body && { body: body.replace('Bench Shop', 'Bare Shop') }),
            },
            NOW,
          )
          const answer = await app.inject({
            method,
            url: path,
            cookies: { sid },
            ...(body && { payload: JSON.parse(body) as object }),
          })
          const headers = { total: answer.headers['x-total-count'], link: answer.headers.link }
          if (own.json.length < 3) empty.push(path)
          differences.push(
            findDifference(
              path,
              {
                status: own.status,
                body: String(own.json).replace('bare-shop', 'bench-shop'),
                total: own.headers?.['x-total-count'] ?? null,
                link: own.headers?.['link'] ?? null,
              },
              {
                status: answer.statusCode,
                body: answer.body,
                total: textOrNull(headers.total),
                link: textOrNull(headers.link),
              },
            ),
          )
        }
      }
      expect(differences.filter((found) => found !== null)).toEqual([])
      expect(empty.length).toBeLessThan(20)
    },
    SLOW,
  )
})

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

describe('the data set', () => {
  it('inserted in bulk equals one inserted row by row, including indexes and counters', async () => {
    const [bulk, single] = [await newSqliteStore(), await newSqliteStore()]
    await fillDataset(bulk, 300, NOW, () => undefined)
    const records = Array.from({ length: 300 }, (_, position) => benchRecord(position, NOW))
    await single.write.transaction().execute((trx) => insertBusinesses(trx, records))
    const contents = ({ readSqlite }: SqliteStore) =>
      [
        'select * from businesses order by id',
        'select * from business_counts order by 1, 2, 3, 4',
        "select name, type, sql from sqlite_master where name not like 'bare%' order by name",
        "select rowid, bm25(business_search) from business_search where business_search match 'island' order by rowid",
        "select rowid from business_names where business_names match 'coral' order by rowid",
        'select * from queue_counts',
        'select word, shown, uses, stem, root from search_words order by word',
        'select id, length(terms) from search_terms order by id',
      ].map((sql) => readSqlite.prepare(sql).all())
    expect(contents(bulk)).toEqual(contents(single))
    expect(bulk.writeSqlite.pragma('synchronous', { simple: true })).toBe(2)
  })

  it('is deterministic by position, with unique names', () => {
    expect(benchRecord(7, NOW)).toEqual(benchRecord(7, NOW))
    const names = Array.from({ length: 500 }, (_, position) => benchRecord(position, NOW).name)
    expect(new Set(names).size).toBeGreaterThan(450)
  })
})

describe('the comparison', () => {
  const answered = (body: string, changes = {}) => ({
    status: 200,
    total: null,
    link: null,
    body,
    ...changes,
  })

  it('ignores the order of keys, and ids and references of what was created', () => {
    expect(
      findDifference('/', answered('{"a":1,"b":[{"c":2,"d":3}]}'), answered('{"b":[{"d":3,"c":2}],"a":1}')),
    ).toBeNull()
    expect(
      findDifference(
        '/',
        answered('{"id":1,"reference":"x","slug":"a"}'),
        answered('{"slug":"a","id":2,"reference":"y"}'),
      ),
    ).toBeNull()
  })

  it.each([
    [answered('[1,2]'), answered('[2,1]')],
    [answered('{"id":1}'), answered('{"id":2}')],
    [answered('[]'), answered('[]', { status: 404 })],
    [answered('[]'), answered('[]', { total: '1' })],
    [answered('[]'), answered('[]', { link: '<x>' })],
  ])('reports any other difference: %j, %j', (bare, api) => {
    expect(findDifference('/path', bare, api)).toContain('/path')
  })
})

describe('the table', () => {
  const side = (requestsPerSecond: number, cpu: number) => ({
    requestsPerSecond,
    p50: 0.4,
    p99: 2.25,
    cpu,
    memory: 123.4,
    refused: 0,
  })
  const measured: Measured = {
    name: 'list',
    aim: 1.3,
    base: side(20_000, 40),
    api: side(15_000, 60),
    ratios: [1.7, 1.2, 1.4, 9, 1.6],
  }

  it('takes the mean of the two in the middle for the median of an even number', () => {
    expect(median([4, 1, 2, 9])).toBe(3)
    expect(median([4, 1, 9])).toBe(4)
  })

  it('shows both servers, their ratios and where the aim is missed', () => {
    const lines = table(
      [measured, { ...measured, name: 'ok', aim: 2 }, { ...measured, name: 'free', aim: null }],
      { name: 'bare', aim: null },
    ).split('\n')
    expect(lines[0]).toContain('| what | bare, req/s | API, req/s | bare, p50 ms |')
    expect(lines[2]).toBe(
      '| list | 20,000 | 15,000 | 0.4 | 0.4 | 2.3 | 2.3 | 40 | 60 | 123 | 123 | 0.75 | 1.60 | 1.40–1.70 | 1.3, missed |',
    )
    expect(lines[3]).toMatch(/\| 2 \|$/)
    expect(lines[4]).toMatch(/\| – \|$/)
    const refused = table([{ ...measured, api: { ...measured.api, refused: 0.25 } }], {
      name: 'bare',
      aim: null,
    })
    expect(refused).toMatch(/\| list \(25\.0 % refused\) .*\| 1\.3, not judged \|$/)
  })

  it('holds every case to one aim where the base is another build', () => {
    const lines = table([{ ...measured, aim: null, ratios: [1.06] }], {
      name: 'other build',
      aim: 1.05,
    }).split('\n')
    expect(lines[0]).toContain('| other build, req/s | API, req/s |')
    expect(lines[2]).toMatch(/\| 1\.06 \| 1\.06–1\.06 \| 1\.05, missed \|$/)
  })
})
