// cspell:ignore vall vallee accomo bakehouse resturant bergement handi hagen hébergem hébergement noum noumbo zzzqx
import type { Suggestion } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, type TestApp } from '#test/new-app.ts'

const ask = async ({ get }: TestApp, typed: string) =>
  (await get(`/api/search/suggestions?q=${encodeURIComponent(typed)}`)).json<Suggestion[]>()

test('groups suggestions by trades, places down to towns, and businesses; up to eight', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    ...Array.from({ length: 9 }, (_, i) => ({ name: `Hotel Xanadu ${i}`, address: 'Hotel Bay, Gizo' })),
  )
  const found = await ask(portal, 'hotel')
  expect(found[0]).toEqual({ label: 'Hotel', href: '/search?q=hotel', kind: 'trade' })
  expect(found.map(({ kind }) => kind).join(' ')).toMatch(/^(trade ){3,}(place ){1,}(business ?){3,}$/)
  expect(found).toHaveLength(8)
  expect(new Set(found.map(({ href }) => href)).size).toBe(8)
  // Businesses alone use all slots.
  expect((await ask(portal, 'hotel xanadu')).map(({ kind }) => kind)).toEqual(
    Array.from({ length: 8 }, () => 'business'),
  )
})

test.each([
  ['png', { label: 'Papua New Guinea', href: '/pg', kind: 'place' }],
  ['fij', { label: 'Fiji', href: '/fj', kind: 'place' }],
  ['malaita', { label: 'Malaita Province', href: '/directory?province=malaita', kind: 'place' }],
  ['hon', { label: 'Honiara (Capital)', href: '/directory?province=honiara', kind: 'place' }],
  ['mount hagen', { label: 'Mount Hagen', href: '/search?q=Mount%20Hagen', kind: 'place' }],
  ['santo', { label: 'Santo', href: '/search?q=Santo', kind: 'place' }],
  ['vallee du t', { label: 'Vallée du Tir', href: '/search?q=Vall%C3%A9e%20du%20Tir', kind: 'place' }],
  ['isle of p', { label: 'Isle of Pines', href: '/search?q=Isle%20of%20Pines', kind: 'place' }],
  ['accomo', { label: 'Accommodation', href: '/search?q=accommodation', kind: 'trade' }],
  ['hébergem', { label: 'Hébergement', href: '/search?q=h%C3%A9bergement', kind: 'trade' }],
  [
    'tourism & h',
    { label: 'Tourism & Hospitality', href: '/directory/industries/tourism-hospitality', kind: 'category' },
  ],
  ['handi', { label: 'Handicrafts', href: '/countries/handicrafts', kind: 'category' }],
])('completes %s without any business', async (typed, expected) => {
  expect(await ask(await newApp(), typed)).toContainEqual(expected)
})

test.each([
  ['guesthouse gi', 'Guesthouse in Gizo'],
  ['guesthouse in giz', 'Guesthouse in Gizo'],
  ['boat hire near port v', 'Boat hire in Port Vila'],
  ['bakery hon', 'Bakery in Honiara'],
])('completes a place after a trade: “%s”', async (typed, label) => {
  const found = await ask(await newApp(), typed)
  expect(found.find((one) => one.label === label)).toEqual({
    label,
    href: `/search?q=${encodeURIComponent(label.charAt(0).toLowerCase() + label.slice(1))}`,
    kind: 'trade',
  })
})

test.each(['', '  ', '!?', '"*', 'zzzqx'])('%j has no completions', async (typed) => {
  expect(await ask(await newApp(), typed)).toEqual([])
})

test('suggests towns from the addresses of businesses, each once', async () => {
  const portal = await newApp()
  await addListings(
    portal.store,
    { name: 'A', country: 'nc', province: null, address: '12 rue de Nouméa, Nouméa' },
    { name: 'B', country: 'nc', province: null, address: 'Noumea' },
    { name: 'C', address: 'Noumbo', status: 'pending' },
    { name: 'D', address: 'Kwaibala Crossing, Auki' },
  )
  const places = async (typed: string) => (await ask(portal, typed)).filter(({ kind }) => kind === 'place')
  const noumea = { label: 'Nouméa', href: '/search?q=Noum%C3%A9a', kind: 'place' }
  expect((await places('noum'))[0]).toEqual(noumea)
  expect((await places('nouméa')).filter(({ label }) => label.startsWith('Noum'))).toEqual([noumea])
  expect((await places('kwaibala')).map(({ label }) => label)).toContain('Kwaibala Crossing')
  expect((await places('honiara')).map(({ label }) => label)).not.toContain('Honiara')
})

test('retries a text without completions with its spelling corrected', async () => {
  const { get } = await newApp()
  const labels = async (typed: string) =>
    (await get(`/api/search/suggestions?q=${typed}`)).json<Suggestion[]>().map(({ label }) => label)
  expect(await labels('resturant')).toEqual(await labels('restaurant'))
  expect(await labels('restaurant')).toContain('Restaurant')
})
