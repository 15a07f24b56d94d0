import { expect, test } from 'vitest'
import { changeBusiness } from '#features/businesses/change-business.ts'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { found, newSearchPortal, western } from '#test/search-portal.ts'

test('lists full matches in the place first, then elsewhere by distance', async () => {
  const portal = await newSearchPortal()
  expect(await found(portal, 'guesthouse gizo')).toEqual({
    names: ['Leaf Houses', 'Harbour Rooms', 'Suva Rooms'],
    total: 3,
    matchLevel: 1,
    here: 1,
    elsewhere: 2,
    around: null,
  })
})

test('lists those elsewhere by distance, unknown positions and then closed businesses last', async () => {
  const portal = await newSearchPortal()
  await addListings(
    portal.store,
    { country: 'fj', province: null, name: 'Guesthouse Anywhere', address: '', description: 'A guesthouse.' },
    {
      ...western,
      name: 'Noro Beds',
      address: 'Noro',
      description: 'A guesthouse.',
      temporarilyClosed: true,
    },
    {
      country: 'sb',
      province: 'malaita',
      name: 'Auki Beds',
      address: 'Auki',
      description: 'Rooms. Guesthouse.',
    },
  )
  const { names, here, elsewhere } = await found(portal, 'guesthouse gizo')
  expect({ names, here, elsewhere }).toEqual({
    names: ['Leaf Houses', 'Harbour Rooms', 'Auki Beds', 'Suva Rooms', 'Guesthouse Anywhere', 'Noro Beds'],
    here: 1,
    elsewhere: 5,
  })
})

test('in each group lists temporarily closed businesses last', async () => {
  const portal = await newSearchPortal()
  const rooms = { ...western, description: 'A guesthouse.' } as const
  await addListings(
    portal.store,
    { ...rooms, name: 'Bay Beds', address: 'Gizo', temporarilyClosed: true },
    { ...rooms, name: 'Reef Beds', address: 'Munda', temporarilyClosed: true },
  )
  const { names, here } = await found(portal, 'guesthouse gizo')
  expect(names.slice(0, here)).toEqual(['Leaf Houses', 'Bay Beds'])
  expect(names.slice(here)).toEqual(['Harbour Rooms', 'Suva Rooms', 'Reef Beds'])
})

test('ranks listings in the place first, unless they only mention the trade', async () => {
  const portal = await newSearchPortal()
  const mention = 'Fast boats. Every day. We bring bread from the bakery too.'
  await addListings(portal.store, { ...western, name: 'Lagoon Run', address: 'Munda', description: mention })
  expect(await found(portal, 'bakery munda')).toMatchObject({
    names: ['Bread Oven', 'Lagoon Run'],
    matchLevel: 2,
    here: 0,
    elsewhere: 1,
  })
  await addListings(portal.store, {
    ...western,
    name: 'Sweet Things',
    address: 'Munda',
    description: 'We make cakes. A bakery.',
  })
  expect(await found(portal, 'bakery munda')).toMatchObject({
    names: ['Sweet Things', 'Bread Oven', 'Lagoon Run'],
    matchLevel: 1,
    here: 1,
    elsewhere: 1,
  })
})

test('falls back to other places, nearest first', async () => {
  const portal = await newSearchPortal()
  const munda = await found(portal, 'bakery in Munda')
  expect(munda).toMatchObject({ names: ['Bread Oven'], matchLevel: 2, here: 0, elsewhere: 1 })
})

test('without matches in the place lists those in the smallest place around it, then others by distance', async () => {
  const portal = await newApp()
  const bakery = { description: 'Bread.', province: null } as const
  await addListings(
    portal.store,
    { ...bakery, country: 'pg', name: 'Bakery Bakery', address: 'Mount Hagen' },
    { ...bakery, country: 'vu', name: 'Santo Bakery', address: 'Luganville' },
    { ...bakery, country: 'sb', province: 'makira-ulawa', name: 'Bakery of Kirakira', address: 'Kirakira' },
    { ...bakery, country: 'sb', province: 'western', name: 'Lagoon Bakery', address: 'Munda' },
    { ...bakery, country: 'sb', province: 'western', name: 'Bakery on a Boat', address: null },
  )
  const { names } = await found(portal, 'bakery gizo')
  expect(names).toEqual([
    'Lagoon Bakery',
    'Bakery on a Boat',
    'Bakery of Kirakira',
    'Santo Bakery',
    'Bakery Bakery',
  ])
})

test('matches any of several places, and the smaller of two nested ones', async () => {
  const portal = await newSearchPortal()
  expect(await found(portal, 'guesthouse auki gizo')).toMatchObject({
    names: ['Leaf Houses', 'Harbour Rooms', 'Suva Rooms'],
    matchLevel: 1,
    here: 1,
  })
  expect(await found(portal, 'guesthouse munda western')).toMatchObject({ matchLevel: 1, here: 1 })
  expect(await found(portal, 'guesthouse gizo munda')).toMatchObject({ matchLevel: 1, here: 2, elsewhere: 1 })
})

test('counts matches elsewhere in the smallest place around the requested one', async () => {
  const portal = await newSearchPortal()
  const around = async (query: string) => (await found(portal, query)).around
  expect(await around('bakery in Munda')).toEqual({ name: 'Western', count: 1 })
  expect(await around('guesthouse in Honiara')).toEqual({ name: 'Solomon Islands', count: 2 })
  expect(await around('coffee in Munda')).toBeNull()
  expect(await around('coffee in Munda or Gizo')).toBeNull()
})

test('lists partial matches alone without full matches', async () => {
  const portal = await newSearchPortal()
  const { matchLevel, names } = await found(portal, 'bakery coffee')
  expect(matchLevel).toBe(3)
  expect(names.toSorted()).toEqual(['Bread Oven', 'Hill Roast'])
})

test('matches the words of a known phrase only close together', async () => {
  const portal = await newSearchPortal()
  const far = 'We fix every boat. Our shed has stood beside the wharf for thirty years. Tents are for hire.'
  await addListings(
    portal.store,
    { ...western, name: 'Shed', address: 'Gizo', description: far },
    { ...western, name: 'Lagoon Run', address: 'Gizo', description: 'Hire of a small boat.' },
  )
  const { total, names } = await found(portal, 'boat hire')
  expect([total, names[0]]).toEqual([1, 'Lagoon Run'])
})

test('falls back to related listings and says so', async () => {
  const portal = await newSearchPortal()
  expect(await found(portal, 'doctor')).toMatchObject({ names: ['Herbal Bath'], matchLevel: 4, here: 0 })
})

test('sorts related listings by distance, and drops incidental matches', async () => {
  const portal = await newSearchPortal()
  const help = 'Herbal baths and leaf poultices.'
  await addListings(
    portal.store,
    { country: 'fj', province: null, name: 'Suva Herbs', address: 'Suva', description: help },
    { ...western, name: 'Boxing Gym', address: 'Gizo', description: 'Boxing over the doctor.' },
  )
  expect((await found(portal, 'doctor suva')).names).toEqual(['Suva Herbs', 'Herbal Bath'])
  expect((await found(portal, 'doctor gizo')).names).toEqual(['Herbal Bath', 'Suva Herbs'])
})

test('a business of another trade with that name is no mention', async () => {
  const portal = await newSearchPortal()
  const base = { ...western, category: 'Food & Beverages' }
  await addListings(
    portal.store,
    { ...base, name: 'Sweet Things', address: 'Gizo', description: 'We make cakes. A bakery.' },
    { ...base, name: 'Munda Bakery', address: 'Munda', category: 'Manufacturing', description: 'Tins.' },
  )
  expect(await found(portal, 'bakery munda')).toMatchObject({ matchLevel: 1, here: 1, elsewhere: 2 })
})

test('falls back to everything in the place without related listings', async () => {
  const portal = await newSearchPortal()
  const { names, matchLevel } = await found(portal, 'submarine in gizo')
  expect(matchLevel).toBe(5)
  expect(names.toSorted()).toEqual(['Bread Oven', 'Herbal Bath', 'Leaf Houses'])
  expect(await found(portal, 'submarine')).toMatchObject({ names: [], matchLevel: 5, total: 0 })
})

test('a place alone finds everything there', async () => {
  const portal = await newSearchPortal()
  const gizo = await found(portal, 'Gizo')
  expect(gizo).toMatchObject({ total: 3, matchLevel: 1, here: 3, elsewhere: 0 })
  const country = await found(portal, 'fiji')
  expect(country).toMatchObject({ names: ['Suva Rooms'], matchLevel: 1 })
})

test('an order other than relevance sorts full matches', async () => {
  const portal = await newSearchPortal()
  const byName = await portal.get('/api/businesses?search=guesthouse&sort=alphabetical')
  expect(getNames(byName)).toEqual(['Harbour Rooms', 'Leaf Houses', 'Suva Rooms'])
  expect(byName.headers['x-total-count']).toBe('3')
})

test('shows approval, change, hiding and removal at once', async () => {
  const portal = await newApp()
  const [id = 0] = await addListings(portal.store, {
    name: 'Tide Works',
    description: 'Outriggers.',
    status: 'pending',
  })
  const change = (changes: Parameters<typeof changeBusiness>[2]) =>
    portal.store.write.transaction().execute((trx) => changeBusiness(trx, id, changes))
  const names = async (query: string) => (await found(portal, query)).names
  expect(await names('outrigger')).toEqual([])
  await change({ status: 'approved' })
  expect(await names('outrigger')).toEqual(['Tide Works'])
  await change({ description: 'Paddles.' })
  expect([await names('outrigger'), await names('paddle')]).toEqual([[], ['Tide Works']])
  await change({ suspended_at: NOW })
  expect(await names('paddle')).toEqual([])
  await change({ suspended_at: null })
  expect(await names('paddle')).toEqual(['Tide Works'])
  await change({ removed_at: NOW })
  expect(await names('paddle')).toEqual([])
})

test('adds partial matches to the first page within its limit, without counting them', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...Array.from({ length: 3 }, (_, i) => ({ name: `Both ${i}`, description: 'Bread and tea.' })),
    ...Array.from({ length: 9 }, (_, i) => ({ name: `Part ${i}`, description: 'Tea from the hills.' })),
  )
  const page = async (query: string) => {
    const list = await portal.get(`/api/businesses?search=bread+tea&${query}`)
    const kinds = getNames(list).map((name) => name.slice(0, 4))
    return { kinds, total: list.headers['x-total-count'], link: list.headers['link'] }
  }
  const [both, part] = [Array.from({ length: 3 }, () => 'Both'), Array.from({ length: 7 }, () => 'Part')]
  expect(await page('limit=24')).toEqual({ kinds: [...both, ...part], total: '3', link: undefined })
  expect(await page('limit=5')).toEqual({ kinds: [...both, 'Part', 'Part'], total: '3', link: undefined })
  expect(await page('limit=5&page=2')).toEqual({ kinds: [], total: '3', link: undefined })
  expect(await page('limit=24&sort=newest')).toEqual({ kinds: both, total: '3', link: undefined })
})
