import { describe, expect, it } from 'vitest'
import { ASSUMPTIONS, getCostPerView, estimateCapacity, type Costs } from './derive.ts'
import { parseAccesses } from './index-use.ts'
import { getDirectoryPath, listPaths } from './lists.ts'
import { insertSections } from './page.ts'
import { parseStat } from '../shared/processor-time.ts'
import { SETUPS } from './setups.ts'
import { splitParts } from './sizes.ts'
import { formatFigure, formatRounded, formatTable } from './table.ts'

const time = (web: number, api: number, database = 0) => ({ web, api, database })
const KINDS = [...Object.keys(ASSUMPTIONS.calls), ...Object.keys(ASSUMPTIONS.viewsFor)]

/** Costs of 0, except for the given ones. */
const costs = (requests: Costs['requests'] = {}, pages: Costs['pages'] = {}): Costs => ({
  requests: {
    ...Object.fromEntries(KINDS.map((kind) => [kind, { time: time(0, 0), mails: 0, alone: 0 }])),
    ...requests,
  },
  pages: {
    ...Object.fromEntries(
      Object.keys(ASSUMPTIONS.pages).map((page) => [
        page,
        { stored: time(0, 0), rendered: time(0, 0), changed: time(0, 0) },
      ]),
    ),
    ...pages,
  },
})

describe('the cost of a page view', () => {
  it('is weighted by how often pages are viewed, rendered and changed', () => {
    const list = { stored: time(1, 0), rendered: time(3, 2), changed: time(5, 1_000) }
    const { time: times } = getCostPerView(costs({}, { list }))
    expect(times.web).toBeCloseTo(0.4 * (0.5 * 1 + 0.5 * 3) + 5 / 1_000)
    expect(times.api).toBeCloseTo(0.4 * 0.5 * 2 + 1)
  })

  it('includes its share of submissions, mails and the write lock', () => {
    const message = { time: time(0, 8, 4), mails: 2, alone: 10 }
    const view = getCostPerView(costs({ message }))
    expect(view.time).toEqual(time(0, 8 / 400, 4 / 400))
    expect(view.mails).toBeCloseTo(2 / 400)
    expect(view.lock).toBeCloseTo(10 / 400)
    expect(view.submissions).toBeCloseTo(1 / 400 + 1 / 400 + 1 / 2_000 + 1 / 2_000)
  })

  it('fails for a cost that was not measured', () => {
    expect(() => getCostPerView({ ...costs(), pages: {} })).toThrow('“home” was not measured')
  })
})

describe('the capacity of a setup', () => {
  const view = { time: time(4, 1, 0.5), lock: 0.1, submissions: 0.01, mails: 0.02 }
  const served = (name: string) => {
    const setup = SETUPS.find((one) => one.name === name)
    return estimateCapacity(setup?.resources(view) ?? [], view)
  }

  it('is limited by its scarcest resource', () => {
    const { viewsPerDay, submissionsPerDay, mailsPerDay, bottleneck, load } = served('one machine, SQLite')
    expect(bottleneck.name).toBe('its processors')
    // Two processors at half, five milliseconds a view.
    expect(viewsPerDay).toBeCloseTo((200 * 3_600) / 0.12)
    expect(submissionsPerDay).toBeCloseTo(viewsPerDay * 0.01)
    expect(mailsPerDay).toBeCloseTo(viewsPerDay * 0.02)
    expect(load.map(({ share }) => share)).toEqual([0.5, 0.2, 0.02].map((share) => expect.closeTo(share)))
  })

  it('is not ten times as much on ten machines if one process has the database', () => {
    const { bottleneck, viewsPerDay } = served('ten machines, SQLite: an API, nine web servers')
    expect(bottleneck.name).toBe('the one API process')
    expect(viewsPerDay / served('one machine, SQLite').viewsPerDay).toBeCloseTo(2.5)
  })
})

it('parses the times of processes with any name', () => {
  const rest = Array.from({ length: 9 }, (_, at) => at + 10)
  const line = ['12 (a ) b) S 7', ...rest, '1', '2', '3', '4'].join(' ')
  expect(parseStat(line)).toEqual({ parent: 7, own: 3, endedChildren: 7 })
})

it('has 300 directory paths', () => {
  expect(new Set(Array.from({ length: 300 }, (_, n) => getDirectoryPath(n))).size).toBe(300)
  expect(new Set(listPaths()).size).toBe(144)
})

it('parses the tables and indexes of plans from the server’s log', () => {
  const log = `
    LOG:  duration: 0.1 ms  plan:
    { "Plan": { "Node Type": "Limit", "Plans": [
      { "Node Type": "Index Scan", "Index Name": "businesses_newest", "Relation Name": "businesses" },
      { "Node Type": "Seq Scan", "Relation Name": "opening_patterns" },
      { "Node Type": "Seq Scan", "Relation Name": "public_version" },
      { "Node Type": "Index Scan", "Index Name": "businesses_newest", "Relation Name": "businesses" } ] } }`
  expect(parseAccesses(log)).toEqual([
    { name: 'businesses_newest', isWhole: false },
    { name: 'opening_patterns', isWhole: true },
  ])
})

it('splits the bytes of a database into parts', () => {
  const relations = [
    { table: 'businesses', isIndex: false, bytes: 100 },
    { table: 'businesses', isIndex: true, bytes: 30 },
    { table: 'businesses', isIndex: true, bytes: 20 },
    { table: 'business_search_data', isIndex: false, bytes: 10 },
    { table: 'audit', isIndex: true, bytes: 5 },
  ]
  expect(splitParts({ listings: 10, relations })).toEqual([
    { name: 'listings', bytes: 10 },
    { name: 'indexes of listings', bytes: 5 },
    { name: 'search', bytes: 1 },
    { name: 'all else', bytes: 0.5 },
  ])
})

describe('the page', () => {
  it('replaces the sections between marks, and rejects an unknown section', () => {
    const page = 'Before\n<!-- pages -->\nold\n<!-- end of pages -->\nAfter\n'
    expect(insertSections(page, { pages: 'new' })).toBe(
      'Before\n<!-- pages -->\n\nnew\n\n<!-- end of pages -->\nAfter\n',
    )
    expect(() => insertSections(page, { sizes: 'new' })).toThrow('no place for “sizes”')
  })

  it('formats figures with significant digits', () => {
    expect([0.046, 9.999, 12.34, 1_234.5].map(formatFigure)).toEqual(['0.05', '10.0', '12.3', '1,235'])
    expect([1_234_567, 56].map(formatRounded)).toEqual(['1,200,000', '56'])
    expect(formatTable(['what', 'ms'], [['list', '1']])).toBe('| what | ms |\n| --- | ---: |\n| list | 1 |')
  })
})
