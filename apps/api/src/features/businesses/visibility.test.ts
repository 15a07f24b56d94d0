// cspell:ignore secr
import type {
  DashboardStats,
  Industry,
  ProvinceStats,
  SearchResults,
  Suggestion,
} from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings, addReviews, getNames } from '#test/listings.ts'
import { newApp, NOW, type TestApp } from '#test/new-app.ts'
import type { BusinessRecord } from './businesses.record.ts'

/** Every state that a listing can be in, and who may see it. */
const STATES: Readonly<Record<string, [Partial<BusinessRecord>, 'public' | 'expired' | 'hidden']>> = {
  'approved for ever': [{}, 'public'],
  'approved, ending in a millisecond': [{ publicUntil: NOW + 1 }, 'public'],
  'approved, ended at this instant': [{ publicUntil: NOW }, 'expired'],
  'approved, ended long ago': [{ publicUntil: 0 }, 'expired'],
  pending: [{ status: 'pending' }, 'hidden'],
  rejected: [{ status: 'rejected', rejection: { reason: 'other', note: 'No', at: NOW } }, 'hidden'],
  suspended: [{ suspendedAt: NOW - 1 }, 'hidden'],
  removed: [{ removedAt: NOW - 1 }, 'hidden'],
  'suspended and ended': [{ suspendedAt: NOW - 1, publicUntil: NOW }, 'hidden'],
}

/** The names that each read of listings returns. Every such read belongs here. */
const READS: Readonly<Record<string, (portal: TestApp) => Promise<string[]>>> = {
  list: async ({ get }) => getNames(await get('/api/businesses')),
  'list by province': async ({ get }) => getNames(await get('/api/businesses?province=malaita')),
  'list by country and industry': async ({ get }) =>
    getNames(await get('/api/businesses?country=sb&industry=construction&sort=rating')),
  'list by name': async ({ get }) => getNames(await get('/api/businesses?sort=alphabetical')),
  featured: async ({ get }) => getNames(await get('/api/businesses?featured=true')),
  verified: async ({ get }) => getNames(await get('/api/businesses?tab=verified')),
  new: async ({ get }) => getNames(await get('/api/businesses?tab=new')),
  'top rated': async ({ get }) => getNames(await get('/api/businesses?tab=top-rated')),
  'by type': async ({ get }) => getNames(await get('/api/businesses?type=B2B')),
  near: async ({ get }) => getNames(await get('/api/businesses?near=-8.7,160.6')),
  'searched list': async ({ get }) => getNames(await get('/api/businesses?search=secret')),
  'searched list by name': async ({ get }) =>
    getNames(await get('/api/businesses?search=secret&sort=alphabetical')),
  'searched tab': async ({ get }) => getNames(await get('/api/businesses?search=secret&tab=featured')),
  search: async ({ get }) =>
    (await get('/api/search?q=secret')).json<SearchResults>().businesses.items.map(({ name }) => name),
  suggestions: async ({ get }) =>
    (await get('/api/search/suggestions?q=secr'))
      .json<Suggestion[]>()
      .filter(({ kind }) => kind === 'business')
      .map(({ label }) => label),
}

/** How many listings each figure counts. */
const COUNTS: Readonly<Record<string, (portal: TestApp) => Promise<number>>> = {
  'total of the list': total(''),
  'total of a province': total('?province=malaita'),
  'total of a category': total('?category=construction'),
  'total of a tab': total('?tab=featured'),
  'total of what is new': total('?tab=new'),
  'total of a search': total('?search=secret'),
  'total near': total('?near=-8.7,160.6'),
  'total of /search': async ({ get }) =>
    (await get('/api/search?q=secret')).json<SearchResults>().businesses.total,
  dashboard: async ({ get }) => (await get('/api/stats/dashboard')).json<DashboardStats>().businesses,
  'reviews on the dashboard': async ({ get }) =>
    (await get('/api/stats/dashboard')).json<DashboardStats>().reviews,
  'country on the dashboard': async ({ get }) =>
    (await get('/api/stats/dashboard')).json<DashboardStats>().countries[0]?.businesses ?? 0,
  province: async ({ get }) =>
    (await get('/api/stats/provinces')).json<ProvinceStats[]>().find((row) => row.province === 'malaita')
      ?.count ?? 0,
  'province’s categories': async ({ get }) =>
    (await get('/api/stats/provinces')).json<ProvinceStats[]>().find((row) => row.province === 'malaita')
      ?.topCategories.length ?? 0,
  industry: async ({ get }) =>
    (await get('/api/industries')).json<Industry[]>().find((row) => row.slug === 'construction')
      ?.businessCount ?? 0,
}

function total(query: string) {
  return async ({ get }: TestApp) => Number((await get(`/api/businesses${query}`)).headers['x-total-count'])
}

const TRAITS = {
  name: 'Secret Sawmill',
  slug: 'secret-sawmill',
  isFeatured: true,
  isVerified: true,
  businessTypes: ['B2B'],
  latitude: -8.7,
  longitude: 160.6,
  subscriptionTier: 2,
  email: 'sawmill@listing.test',
  phone: '+67712345',
  ownerName: 'Hidden Person',
  businessLicense: 'LICENCE-77',
} as const

async function portalWith(state: Partial<BusinessRecord>) {
  const portal = await newApp({ config: { rateLimitScale: 10 } })
  const [id = 0] = await addListings(portal.store, { ...TRAITS, ...state, ownerId: portal.ids.owner })
  await addReviews(portal.store, {
    businessId: id,
    firstName: 'Ana',
    lastName: 'Bela',
    rating: 4,
    comment: 'Good timber',
    createdAt: NOW,
  })
  return { portal, id }
}

test.each(Object.entries(STATES))(
  '%s: every read returns it to those who may see it',
  async (_, [state, seen]) => {
    const { portal, id } = await portalWith(state)
    const expected = seen === 'public' ? ['Secret Sawmill'] : []
    const responses = await Promise.all(
      Object.entries(READS).map(async ([name, read]) => [name, await read(portal)] as const),
    )
    expect(responses).toEqual(Object.keys(READS).map((name) => [name, expected]))
    const counts = await Promise.all(
      Object.entries(COUNTS).map(async ([name, count]) => [name, await count(portal)] as const),
    )
    expect(counts).toEqual(Object.keys(COUNTS).map((name) => [name, expected.length]))

    const bySlug = { public: 200, expired: 200, hidden: 404 }[seen]
    const byId = { public: 200, expired: 404, hidden: 404 }[seen]
    for (const cookies of [{}, await portal.signIn('other')]) {
      const paths = ['/secret-sawmill', `/${id}`, '/secret-sawmill/reviews', `/${id}/reviews`]
      const reads = await Promise.all(paths.map((path) => portal.get(`/api/businesses${path}`, cookies)))
      expect(reads.map(({ statusCode }) => statusCode)).toEqual([bySlug, byId, byId, byId])
      expect(reads.map(({ body }) => body).join()).not.toMatch(
        /Hidden Person|LICENCE-77|ownerName|publicUntil/,
      )
    }
  },
)

test.each(Object.entries(STATES))(
  '%s: shown with everything to its owner and to administrators',
  async (_, [state]) => {
    const { portal, id } = await portalWith(state)
    const readers = [await portal.signIn('owner'), await portal.signIn('admin')]
    for (const [position, cookies] of readers.entries()) {
      const isOwner = position === 0
      for (const path of ['secret-sawmill', String(id)]) {
        const response = await portal.get(`/api/businesses/${path}`, cookies)
        expect(response.json()).toMatchObject({
          name: 'Secret Sawmill',
          ownerName: 'Hidden Person',
          businessLicense: 'LICENCE-77',
          isOwner,
        })
        expect(response.headers['cache-control']).toBe('no-store')
      }
      expect((await portal.get(`/api/businesses/${id}/reviews`, cookies)).json()).toHaveLength(1)
    }
  },
)

test.each([
  [0, 'trial'],
  [2, 'paid'],
] as const)(
  'an expired business of tier %d shows name, place, phone and which plan ended',
  async (tier, plan) => {
    const { portal, id } = await portalWith({ publicUntil: NOW, subscriptionTier: tier })
    expect((await portal.get('/api/businesses/secret-sawmill')).json()).toEqual({
      id,
      name: 'Secret Sawmill',
      slug: 'secret-sawmill',
      category: 'Construction & Materials',
      country: 'sb',
      province: 'malaita',
      address: 'Auki',
      phone: '+67712345',
      expired: true,
      plan,
    })
  },
)

test('a business expires everywhere at the same instant', async () => {
  let now = NOW
  const portal = await newApp({ now: () => now, config: { rateLimitScale: 10 } })
  await addListings(portal.store, { ...TRAITS, rating: 5, publicUntil: NOW + 1000 })
  const everything = async () => ({
    names: await Promise.all(Object.values(READS).map((read) => read(portal))),
    total: await COUNTS['province']?.(portal),
  })
  const before = await everything()
  expect(before.names).toEqual(Object.values(READS).map(() => ['Secret Sawmill']))
  now = NOW + 999
  expect(await everything()).toEqual(before)
  now = NOW + 1000
  expect(await everything()).toEqual({ names: Object.values(READS).map(() => []), total: 0 })
  expect((await portal.get('/api/businesses/secret-sawmill')).json()).toHaveProperty('expired', true)
})

test('an owner’s list has their businesses in every state', async () => {
  const portal = await newApp()
  const { owner, other } = portal.ids
  const states = Object.entries(STATES).filter(([name]) => name !== 'removed')
  await addListings(
    portal.store,
    ...states.map(([name, [state]]) => ({ ...state, name, ownerId: owner })),
    { ownerId: other },
    {},
  )
  const own = await portal.get('/api/businesses?owner=me', await portal.signIn('owner'))
  expect(getNames(own).toSorted()).toEqual(states.map(([name]) => name).toSorted())
  expect(own.headers['x-total-count']).toBe(String(states.length))
  expect(own.headers['cache-control']).toBe('no-store')
  expect((await portal.get('/api/businesses?owner=me')).statusCode).toBe(401)
})
