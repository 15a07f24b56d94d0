// cspell:ignore zyxwv
import type { Searches } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { purgeSearches } from './searches.service.ts'

/** A portal with one listing, Auki Hardware, on the 20th of November in Honiara. */
async function newPortal() {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now, config: { rateLimitScale: 100 } })
  await addListings(portal.store, {})
  const search = async (text: string, times = 1, headers = {}, cookies = {}) => {
    for (let i = 0; i < times; i++) {
      const response = await portal.inject({
        method: 'POST',
        url: '/api/searches',
        payload: { text },
        headers,
        cookies,
      })
      expect(response.statusCode).toBe(204)
    }
  }
  const admin = await portal.signIn('admin')
  const read = async (from = '2025-11-01', to = '2027-12-31') =>
    (
      await portal.get(`/api/admin/analytics/searches?from=${from}&to=${to}`, await portal.signIn('admin'))
    ).json<Searches>()
  return { ...portal, clock, admin, search, read }
}

test('counts searches by day, and texts from the third time on, in any spelling', async () => {
  const { search, read, clock, get, signIn } = await newPortal()
  await search('hardware', 2)
  await search('  HARDWARE ')
  await search('Café kava', 4)
  await search('rare')
  clock.now += DAY
  await search('cafe, kava')
  expect(await read()).toEqual({
    days: [
      { day: '2026-11-20', searches: 8, withoutResult: 5 },
      { day: '2026-11-21', searches: 1, withoutResult: 1 },
    ],
    totals: { searches: 9, withoutResult: 6 },
    texts: [
      { text: 'cafe kava', count: 5, isFound: false, lastDay: '2026-11-21' },
      { text: 'hardware', count: 3, isFound: true, lastDay: '2026-11-20' },
    ],
    textsWithoutResult: [{ text: 'cafe kava', count: 5, isFound: false, lastDay: '2026-11-21' }],
    minSearches: 3,
  })
  expect((await read('2026-11-21', '2026-11-21')).texts).toEqual([])
  const rows = async (name: string) => {
    const url = `/api/admin/analytics/${name}.csv?from=2026-11-01&to=2026-11-30`
    const csv = await get(url, await signIn('admin'))
    const found: string[][] = parse(csv.body, { bom: true })
    return found
  }
  expect(await rows('searches')).toEqual([
    ['day', 'searches', 'without result'],
    ['2026-11-20', '8', '5'],
    ['2026-11-21', '1', '1'],
  ])
  expect(await rows('search-texts')).toEqual([
    ['text', 'searches', 'found', 'last day'],
    ['cafe kava', '5', 'no', '2026-11-21'],
    ['hardware', '3', 'yes', '2026-11-20'],
  ])
})

test('a trade that only an article mentions is not found, unless the article is about it', async () => {
  const { search, read, store } = await newPortal()
  await publish(
    store,
    anArticle({ title: 'Bottles for boats', body: 'A mechanic collects bottles.' }),
    anArticle({ title: 'Dentists come to Auki', body: 'Two of them.' }),
  )
  await search('mechanic')
  expect((await read()).totals).toEqual({ searches: 1, withoutResult: 1 })
  await search('dentist auki')
  await search('bottles collected')
  expect((await read()).totals).toEqual({ searches: 3, withoutResult: 1 })
})

test('counts addresses and numbers, but stores no text of them', async () => {
  const { search, read, store } = await newPortal()
  await search('ruth@portal.test', 3)
  await search('+677 74001', 3)
  expect((await read()).totals).toEqual({ searches: 6, withoutResult: 6 })
  expect(await store.read.selectFrom('search_texts').selectAll().execute()).toEqual([])
})

test('robots, administrators and blank texts don’t count', async () => {
  const { search, read, admin } = await newPortal()
  await search('hardware', 3, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await search('hardware', 3, {}, admin)
  await search(' ?! ', 3)
  expect((await read()).totals).toEqual({ searches: 0, withoutResult: 0 })
})

test('deletes rare texts after a month and all texts after a year, and keeps the counts by day', async () => {
  const { search, read, clock, store } = await newPortal()
  await search('hardware', 3)
  await search('zyxwv’s number', 2)
  await read()
  const texts = async (later: number) => {
    clock.now = NOW + later
    await purgeSearches(store.write, clock.now)
    const rows = await store.read.selectFrom('search_texts').select('text').orderBy('text').execute()
    return rows.map(({ text }) => text)
  }
  expect(await texts(30 * DAY)).toEqual(['hardware', 'zyxwv s number'])
  expect(await texts(31 * DAY)).toEqual(['hardware'])
  expect(await texts(365 * DAY)).toEqual(['hardware'])
  expect(await texts(366 * DAY)).toEqual([])
  expect((await read()).totals).toEqual({ searches: 5, withoutResult: 2 })
})
