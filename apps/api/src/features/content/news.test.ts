import type { NewsArticle, NewsItem } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anArticle, publish } from '#test/content.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const publishAll = ({ store }: TestApp, ...records: Parameters<typeof anArticle>[0][]) =>
  publish(store, ...records.map((fields) => anArticle(fields)))

const titles = async ({ get }: TestApp, query = '') =>
  (await get(`/api/news${query}`)).json<NewsItem[]>().map(({ title }) => title)

test('lists articles newest first, without their body, with their total', async () => {
  const portal = await newApp()
  await publishAll(
    portal,
    { title: 'Old', publishedAt: NOW - 2 * DAY },
    { title: 'New', countries: ['sb', 'fj'] },
  )
  const response = await portal.get('/api/news')
  expect(response.json<NewsItem[]>()).toMatchObject([
    { title: 'New', slug: 'new', countries: ['sb', 'fj'], readTime: 1 },
    { title: 'Old', countries: [] },
  ])
  expect(response.headers['x-total-count']).toBe('2')
  expect((await portal.get('/api/news?limit=1')).headers.link).toBe('</api/news?limit=1&page=2>; rel="next"')
})

test.each([
  ['?country=fj', ['Fiji funds']],
  ['?country=Fiji', ['Fiji funds']],
  ['?category=Funding Announcements', ['Fiji funds']],
  ['?category=policy-and-regulation', ['New law']],
  ['?tab=latest', ['Fiji funds', 'New law', 'Green power']],
  ['?tab=policy', ['New law']],
  ['?tab=industry', ['Green power']],
  ['?section=funding', ['Fiji funds']],
  ['?section=countries', ['Fiji funds', 'New law', 'Green power']],
  ['?section=press&category=investment', []],
  ['?tab=policy&section=funding', []],
  ['?featured=true', ['New law']],
  ['?featured=false', ['Fiji funds', 'Green power']],
  ['?search=sol pow', ['Green power']],
  ['?search=%22', []],
  ['?search=', ['Fiji funds', 'New law', 'Green power']],
  ['?search=fund&country=fj', ['Fiji funds']],
  ['?country=atlantis', []],
  ['?category=gossip', []],
  ['?tab=gossip', []],
  ['?section=gossip', []],
  ['?page=2&limit=2', ['Green power']],
])('%s', async (query, expected) => {
  const portal = await newApp()
  await publishAll(
    portal,
    {
      title: 'Green power',
      category: 'Sustainability',
      body: 'Solar panels power Gizo.',
      publishedAt: NOW - 3,
    },
    { title: 'New law', category: 'Policy & Regulation', isFeatured: true, publishedAt: NOW - 2 },
    { title: 'Fiji funds', category: 'Funding Announcements', countries: ['fj'], publishedAt: NOW - 1 },
  )
  expect(await titles(portal, query.replaceAll(' ', '%20'))).toEqual(expected)
})

test('returns an article by slug and by id, with its body', async () => {
  const portal = await newApp()
  await publishAll(portal, { details: { author: 'Ana Bela' } })
  const read = (await portal.get('/api/news/cocoa-exports-grow')).json<NewsArticle>()
  expect(read).toMatchObject({
    author: 'Ana Bela',
    body: 'More beans left Honiara this year.\n\nPrices hold.',
  })
  expect((await portal.get(`/api/news/${read.id}`)).json()).toEqual(read)
  expect((await portal.get('/api/news/nothing')).statusCode).toBe(404)
  expect((await portal.get('/api/news/99')).statusCode).toBe(404)
})

test('publishes an article that is dated ahead when its time has come', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now })
  await publishAll(portal, { title: 'Tomorrow', publishedAt: NOW + DAY })
  expect(await titles(portal)).toEqual([])
  expect((await portal.get('/api/news/tomorrow')).statusCode).toBe(404)
  now += DAY
  expect(await titles(portal)).toEqual(['Tomorrow'])
  expect((await portal.get('/api/news/tomorrow')).statusCode).toBe(200)
})
