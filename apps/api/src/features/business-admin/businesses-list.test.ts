// cspell:ignore Élise
import { BUSINESS_STATUSES } from '@portal/domain/business'
import {
  ADMIN_BUSINESS_SORTS,
  BUSINESS_TYPES,
  type AdminBusinessSummary,
  type Hours,
} from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { describe, expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { buildIdsQuery, buildTotalQuery } from './businesses-list.repository.ts'

const HOURS: Hours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

/** Everything that the free plan shows. */
const COMPLETE = {
  description: Array.from({ length: 50 }, () => 'word').join(' '),
  phone: '+6777412345',
  email: 'shop@example.com',
  website: 'https://example.com',
  hours: HOURS,
  images: ['/media/a-1600.webp'],
  logoUrl: '/media/b-1600.webp',
  latitude: -8.7,
  longitude: 160.7,
  directions: 'By the wharf',
  businessTypes: [BUSINESS_TYPES[0]],
}

async function someBusinesses() {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'Live Timber', ownerId: portal.ids.owner, createdAt: NOW - 9, businessLicense: 'SI-4471' },
    { name: 'Waiting Weavers', status: 'pending', createdAt: NOW - 8, reference: 'PB-7777-77' },
    { name: 'Rejected Radio', status: 'rejected', createdAt: NOW - 7, subscriptionTier: 1 },
    { name: 'Suspended Shop', suspendedAt: NOW, pausedAt: NOW, createdAt: NOW - 6, isVerified: true },
    { name: 'Paused Pottery', pausedAt: NOW, createdAt: NOW - 5, country: 'fj', province: null },
    { name: 'Expired Ecolodge', publicUntil: NOW, createdAt: NOW - 4, phone: '+6777455555' },
    { name: 'Removed Rentals', removedAt: NOW, createdAt: NOW - 3 },
    {
      name: 'Featured Fish',
      isFeatured: true,
      featuredUntil: NOW + DAY,
      createdAt: NOW - 2,
      category: 'Handicrafts',
    },
    { name: 'Faded Fish', isFeatured: true, featuredUntil: NOW, createdAt: NOW - 1, publicUntil: NOW + 1 },
    { name: 'Éclair Electric', ...COMPLETE, createdAt: NOW, ownerName: 'Élise Wöhler' },
  )
  const admin = await portal.signIn('admin')
  const ask = (query: string) => portal.get(`/api/admin/businesses?${query}`, admin)
  return { portal, admin, ask, names: async (query: string) => getNames(await ask(query)) }
}

describe('the list of all businesses', () => {
  test('has the newest first, in every state but removed', async () => {
    const { ask } = await someBusinesses()
    const response = await ask('limit=3')
    expect(response.headers).toMatchObject({
      'x-total-count': '9',
      link: '</api/admin/businesses?limit=3&page=2>; rel="next"',
    })
    const items = (await ask('')).json<AdminBusinessSummary[]>()
    expect(items.map(({ name, state }) => `${name}: ${state}`)).toEqual([
      'Éclair Electric: live',
      'Faded Fish: live',
      'Featured Fish: live',
      'Expired Ecolodge: expired',
      'Paused Pottery: paused',
      'Suspended Shop: suspended',
      'Rejected Radio: rejected',
      'Waiting Weavers: pending',
      'Live Timber: live',
    ])
    expect(items.at(-1)?.owner).toMatchObject({ name: 'Moses Tara', email: 'owner@portal.test' })
  })

  test.each([
    ['state=removed', ['Removed Rentals']],
    ['state=suspended', ['Suspended Shop']],
    ['state=paused', ['Paused Pottery']],
    ['state=expired', ['Expired Ecolodge']],
    ['state=pending', ['Waiting Weavers']],
    ['country=fj', ['Paused Pottery']],
    ['country=fj&province=malaita', []],
    ['category=handicrafts', ['Featured Fish']],
    ['plan=1', ['Rejected Radio']],
    ['verified=true', ['Suspended Shop']],
    ['featured=true', ['Featured Fish']],
    ['incomplete=false', ['Éclair Electric']],
    ['search=timber', ['Live Timber']],
    ['search=SI-4471', ['Live Timber']],
    ['search=owner%40portal.test', ['Live Timber']],
    ['search=moses+tara', ['Live Timber']],
    ['search=pb-7777-77', ['Waiting Weavers']],
    ['search=%2B677+74+55555', ['Expired Ecolodge']],
    ['search=ELISE+wohler', ['Éclair Electric']],
    ['search=timber+weavers', []],
    ['state=unknown', []],
    ['verified=maybe', []],
    ['country=atlantis', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await (await someBusinesses()).names(query)).toEqual(expected)
  })

  test('sorts by name, by expiry and by completeness', async () => {
    const { names } = await someBusinesses()
    expect((await names('sort=name')).slice(0, 3)).toEqual([
      'Éclair Electric',
      'Expired Ecolodge',
      'Faded Fish',
    ])
    expect((await names('sort=expiring')).slice(0, 2)).toEqual(['Expired Ecolodge', 'Faded Fish'])
    expect((await names('sort=least-complete')).at(-1)).toBe('Éclair Electric')
    expect(await names('sort=name&limit=1&page=2')).toEqual(['Expired Ecolodge'])
  })

  test('sorts by views in the last 30 days, and returns their number', async () => {
    const { portal, ask } = await someBusinesses()
    const rows = await portal.store.read.selectFrom('businesses').select(['id', 'name']).execute()
    const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? 0
    const views = (name: string, day: string, count: number, kind: 'view' | 'call' = 'view') => ({
      business_id: idOf(name),
      day,
      kind,
      count,
    })
    await portal.store.write
      .insertInto('business_engagement')
      .values([
        views('Faded Fish', '2026-11-19', 3),
        views('Faded Fish', '2026-11-20', 4),
        views('Éclair Electric', '2026-11-20', 5),
        views('Éclair Electric', '2026-11-20', 90, 'call'),
        views('Expired Ecolodge', '2026-10-01', 90),
      ])
      .execute()
    const found = (await ask('sort=most-viewed')).json<AdminBusinessSummary[]>()
    expect(found.slice(0, 2).map(({ name, views: count }) => [name, count])).toEqual([
      ['Faded Fish', 7],
      ['Éclair Electric', 5],
    ])
    expect(found.find(({ name }) => name === 'Expired Ecolodge')?.views).toBe(0)
  })

  test('refuses an unknown sort', async () => {
    const { ask } = await someBusinesses()
    expect((await ask('sort=oldest')).statusCode).toBe(400)
  })

  test('filters, counts and orders by its index without reading rows', async () => {
    const { read, readSqlite } = await newSqliteStore()
    const filters = [
      { words: [] },
      { words: ['timber'] },
      ...BUSINESS_STATUSES.map((state) => ({ state, words: [] })),
      { country: 'fj', category: 'Handicrafts', tier: 2, isVerified: true, isFeatured: true, words: [] },
      { province: 'malaita', isIncomplete: true, words: ['a', 'b'] },
    ] as const
    const queries = filters.flatMap((filter) => [
      buildTotalQuery(read, filter, NOW),
      ...ADMIN_BUSINESS_SORTS.map((sort) => buildIdsQuery(read, filter, sort, { limit: 25, offset: 0 }, NOW)),
    ])
    const culprits = queries.flatMap((query) => {
      const { sql, parameters } = query.compile()
      const steps = readSqlite
        .prepare<unknown[], { detail: string }>(`explain query plan ${sql}`)
        .all(...parameters)
      const walk = steps.find(({ detail }) => detail.includes(' businesses'))?.detail
      return walk?.includes('USING COVERING INDEX') ? [] : [{ sql, walk }]
    })
    expect(culprits).toEqual([])
  })
})

describe('the list as CSV', () => {
  test('has the filtered businesses, escapes formulas, and is recorded', async () => {
    const { portal, admin } = await someBusinesses()
    await addListings(portal.store, { name: '=HYPERLINK("x")', createdAt: NOW + 1 })
    const response = await portal.get('/api/admin/businesses.csv?state=live&country=sb&sort=name', admin)
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="businesses-2026-11-20.csv"',
    })
    const lines = response.body.split('\r\n')
    expect(lines[0]).toMatch(/^\u{feff}id,name,state,plan,country/u)
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`)
    expect(lines.slice(1, -1)).toHaveLength(5)
    const [entry] = await portal.store.read.selectFrom('audit').selectAll().execute()
    expect(entry).toMatchObject({
      action: 'businesses exported',
      actor_id: portal.ids.admin,
      subject_kind: 'account',
      subject_id: portal.ids.admin,
      note: 'country: sb, state: live',
    })
  })

  test('continues past the first batch of rows', async () => {
    const portal = await newApp()
    const many = Array.from({ length: 501 }, (_, i) => ({ name: `Shop ${i}`, createdAt: NOW - (i % 7) }))
    await addListings(portal.store, ...many)
    const response = await portal.get('/api/admin/businesses.csv', await portal.signIn('admin'))
    const ids = response.body
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0])
    expect(new Set(ids).size).toBe(501)
    expect(ids).toHaveLength(501)
  })

  test('refuses everybody but administrators', async () => {
    const portal = await newApp()
    const url = '/api/admin/businesses.csv'
    expect((await portal.get(url)).statusCode).toBe(401)
    expect((await portal.get(url, await portal.signIn('owner'))).statusCode).toBe(403)
  })
})
