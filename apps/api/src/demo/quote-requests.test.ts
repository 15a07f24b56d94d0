import { parseContactPhone } from '@portal/domain/business'
import type { OwnQuoteRequest, QuoteRequest } from '@portal/domain/contract'
import { canChangeQuoteStatus, parseDomainName, QUOTE_STATUSES } from '@portal/domain/quote'
import { expect, test } from 'vitest'
import { signInToDemo } from '#test/demo-sign-in.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { parseReference } from '@portal/domain/shared'
import { readDemoData } from './data/demo-data.ts'
import { createQuoteRequests } from './quote-requests.ts'
import { seedDemo } from './seed.ts'

const quotes = createQuoteRequests(readDemoData(), NOW)

test('requests have every status, come from every country, and change status only as allowed', () => {
  const ways = quotes.map(({ events }) => [
    'new' as const,
    ...events.flatMap(({ status }) => (status === null ? [] : [status])),
  ])
  const steps = ways.flatMap((way) => way.slice(1).map((to, position) => [way[position] ?? to, to] as const))
  expect(steps.filter(([from, to]) => !canChangeQuoteStatus(from, to))).toEqual([])
  const reached = ways.map((way) => way.at(-1))
  expect(QUOTE_STATUSES.filter((status) => !reached.includes(status))).toEqual([])
  expect(new Set(quotes.map(({ record }) => record.country)).size).toBe(5)
})

test('requests are samples with example addresses, as the quote builder would store them', () => {
  for (const { record, events } of quotes) {
    expect(record.isSample).toBe(true)
    expect(record.email).toMatch(/@portal\.test$/)
    expect(parseReference(record.reference)).toBe(record.reference)
    expect(parseContactPhone(record.country, record.phone ?? '')).toEqual({ ok: true, value: record.phone })
    expect(parseDomainName(record.domainType, record.domainName ?? '')).toEqual({
      ok: true,
      value: record.domainName,
    })
    expect(record.requirements).toMatch(/^[A-Z].*\.$/)
    const times = [record.createdAt, ...events.map(({ at }) => at), NOW]
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
})

test('the demo’s administrator lists them, and requesters see their own', async () => {
  const portal = await newApp({ config: { demo: true } })
  for (const table of ['audit', 'users'] as const) await portal.store.write.deleteFrom(table).execute()
  expect(await seedDemo(portal.store, NOW)).toBe(true)
  const list = await portal.get('/api/admin/quote-requests', await signInToDemo(portal, 'admin'))
  const requests = list.json<QuoteRequest[]>()
  expect(requests).toHaveLength(quotes.length)
  expect(requests.slice(0, 2).map(({ status }) => status)).toEqual(['new', 'new'])
  expect(requests.flatMap(({ history }) => history.map(({ by }) => by))).toContain('Ruth Kalsakau')
  const own = await portal.get('/api/quote-requests/pb2hqz7f?email=harrison.kalmet@portal.test')
  expect(own.json<OwnQuoteRequest>()).toMatchObject({ status: 'declined', estimate: { total: 1400 } })
})
