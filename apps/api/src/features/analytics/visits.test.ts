import { ENGAGEMENT_KINDS, type Visits } from '@portal/domain/contract'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp } from '#test/new-app.ts'

test('visits equal a recount of every row, by day, in total and by country', async () => {
  const { get, signIn, store } = await newApp()
  const ids = await addListings(store, {}, {}, { country: 'fj', province: null })
  const rows = Array.from({ length: 90 }, (_, i) => ({
    business_id: ids[i % 3] ?? 0,
    day: `2026-11-${String(1 + (Math.floor(i / 3) % 15)).padStart(2, '0')}`,
    kind: ENGAGEMENT_KINDS[(i % 4) + (i < 45 ? 0 : 4)] ?? 'view',
    count: 1 + (i % 5),
  }))
  await store.write.insertInto('business_engagement').values(rows).execute()
  const admin = await signIn('admin')
  const inFiji = ({ business_id }: (typeof rows)[number]) => business_id === ids[2]
  for (const [query, isThere] of [
    ['', () => true],
    ['&country=fiji', inFiji],
    ['&country=malaita', (row: (typeof rows)[number]) => !inFiji(row)],
    ['&country=atlantis', () => false],
  ] as const) {
    const url = `/api/admin/analytics/visits?from=2026-11-03&to=2026-11-12${query}`
    const { days, totals } = (await get(url, admin)).json<Visits>()
    const there = rows.filter((row) => isThere(row) && row.day >= '2026-11-03' && row.day <= '2026-11-12')
    const sum = (some: typeof rows) => some.reduce((total, { count }) => total + count, 0)
    const recount = (some: typeof rows) =>
      Object.fromEntries(ENGAGEMENT_KINDS.map((kind) => [kind, sum(some.filter((row) => row.kind === kind))]))
    expect(totals).toEqual(recount(there))
    const expected = [...new Set(there.map(({ day }) => day))]
      .toSorted((one, other) => one.localeCompare(other))
      .map((day) => ({ day, ...recount(there.filter((row) => row.day === day)) }))
    expect(days).toEqual(expected)
    const csv = await get(url.replace('visits?', 'visits.csv?'), admin)
    const lines: Record<string, string>[] = parse(csv.body, { columns: true, bom: true })
    expect(lines.map(({ day, message }) => [day, Number(message)])).toEqual(
      days.map(({ day, message }) => [day, message]),
    )
  }
})
