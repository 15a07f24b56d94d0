import type { SitemapEntry } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { aCourse, aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'

const pathsAt = async ({ get }: TestApp, query = '') =>
  (await get(`/api/sitemap${query}`)).json<SitemapEntry[]>().map(({ path }) => path)

async function filledPortal() {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Shown', category: 'Food & Beverages', createdAt: NOW - 2 * DAY },
    { name: 'Newer', createdAt: NOW - DAY },
    { name: 'Run out', publicUntil: NOW },
    { name: 'Waiting', status: 'pending' },
  )
  await publish(
    portal.store,
    anArticle({ title: 'Later', publishedAt: NOW - 1 }),
    anArticle({ title: 'Earlier', publishedAt: NOW - DAY }),
    anArticle({ title: 'Ahead', publishedAt: NOW + DAY }),
    anEvent({ title: 'Over', startsAt: NOW - DAY, endsAt: NOW - 1 }),
    aTender({ title: 'Closed', endsAt: NOW - 1 }),
    aTender({ title: 'Waiting', status: 'pending' }),
    aJob({ title: 'Cook' }),
    aCourse({ title: 'Welding' }),
  )
  return portal
}

test('lists the addresses of everything public, and nothing else', async () => {
  const portal = await filledPortal()
  expect(await pathsAt(portal)).toEqual([
    '/skills/technical/welding',
    '/jobs/cook',
    '/tenders/closed',
    '/events/over',
    '/news/earlier',
    '/news/later',
    '/sb/food-and-beverages/shown',
    expect.stringMatching(/^\/sb\/[a-z-]+\/newer$/),
  ])
})

test('an address has its title, and when it changed if that is known', async () => {
  const { get } = await filledPortal()
  expect((await get('/api/sitemap?kind=news')).json()).toEqual([
    { path: '/news/earlier', title: 'Earlier', changedAt: new Date(NOW - DAY).toISOString() },
    { path: '/news/later', title: 'Later', changedAt: new Date(NOW - 1).toISOString() },
  ])
  expect((await get('/api/sitemap?kind=businesses')).json<SitemapEntry[]>()[0]).toMatchObject({
    title: 'Shown',
    changedAt: null,
  })
})

test('pages go through all kinds without a gap', async () => {
  const portal = await filledPortal()
  const { headers } = await portal.get('/api/sitemap?limit=3&page=2')
  expect(headers['x-total-count']).toBe('8')
  expect(headers.link).toBe('</api/sitemap?limit=3&page=3>; rel="next"')
  const pages = await Promise.all([1, 2, 3, 4].map((page) => pathsAt(portal, `?limit=3&page=${page}`)))
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 2, 0])
  expect(pages.flat()).toEqual(await pathsAt(portal))
  expect((await portal.get('/api/sitemap?limit=3&page=3')).headers.link).toBeUndefined()
})

test('refuses an unknown kind of address', async () => {
  const { get } = await newApp()
  expect((await get('/api/sitemap?kind=users')).statusCode).toBe(400)
})
