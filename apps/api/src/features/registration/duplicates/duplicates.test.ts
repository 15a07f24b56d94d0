// cspell:ignore kolombangarra
import type { LikelyDuplicate } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'

const HONEY = {
  name: 'Kolombangara Honey',
  country: 'sb',
  province: 'western',
  address: 'Gizo',
  phone: '+6777412345',
} as const

const DAY = 24 * 60 * 60 * 1000

async function newQuestion() {
  const portal = await newApp()
  const ask = async (query: Record<string, string>, cookies: Record<string, string> = {}) => {
    const response = await portal.get(
      `/api/likely-duplicates?${new URLSearchParams(query).toString()}`,
      cookies,
    )
    expect(response.statusCode).toBe(200)
    return response.json<LikelyDuplicate[]>()
  }
  return { ...portal, ask }
}

const namesOf = (found: readonly LikelyDuplicate[]) => found.map(({ name }) => name)

test.each([
  ['the same name in the same province', { name: 'kolombangara  HONEY Ltd', country: 'western' }],
  ['a name with a slip', { name: 'Kolombangarra Honey', country: 'western-province' }],
  ['the same phone under another name', { name: 'Vave Traders', country: 'malaita', phone: '741 2345' }],
  ['the same phone in full', { name: 'Vave Traders', country: 'malaita', phone: '+677 741 2345' }],
])('finds %s', async (_, query) => {
  const { store, ask } = await newQuestion()
  await addListings(store, HONEY)
  const [found] = await ask(query)
  expect(found).toMatchObject({
    name: HONEY.name,
    slug: 'kolombangara-honey',
    province: 'western',
    address: 'Gizo',
    samePhone: 'phone' in query,
    own: false,
    status: 'approved',
  })
  expect(Object.keys(found ?? {})).not.toContain('phone')
})

test.each([
  ['The Kolombangara Timber Yard', 'Kolombangara Timber Yard'],
  ['Kolombangara Timber Yard', 'The Kolombangara Timber Yard'],
  ['Kolombangara Timber Yard Ltd', 'THE Kolombangara Timber Yard Co.'],
  ['SARL Lagon Bleu', 'Lagon Bleu'],
  ['Lagon Bleu SARL', 'SARL Lagon Bleu'],
  ['🌴🥥 Palm House', '🌴🥥 Palm House Ltd'],
])('%s finds %s', async (name, stored) => {
  const { store, ask } = await newQuestion()
  await addListings(store, { ...HONEY, name: stored }, { ...HONEY, name: 'The Other Yard' })
  expect(namesOf(await ask({ name, country: 'western' }))).toEqual([stored])
})

test.each([
  ['another province', { name: HONEY.name, country: 'malaita' }],
  ['another country', { name: HONEY.name, country: 'fj' }],
  ['another name', { name: 'Kolombangara Timber', country: 'western' }],
  ['no place that is known', { name: HONEY.name, country: 'atlantis', phone: '741 2345' }],
  ['no place', { name: HONEY.name }],
  ['a phone that is none', { name: 'Vave Traders', country: 'western', phone: '12' }],
  ['a phone of another country', { name: 'Vave Traders', country: 'fj', phone: '741 2345' }],
])('finds no duplicate for %s', async (_, query) => {
  const { store, ask } = await newQuestion()
  await addListings(store, HONEY)
  expect(await ask(query)).toEqual([])
})

test('finds public businesses for everybody, and the owner’s own pending and expired ones, but no rejected ones', async () => {
  const { store, ask, ids, signIn } = await newQuestion()
  const owned = { ...HONEY, ownerId: ids.owner }
  await addListings(
    store,
    { ...owned, address: 'Waits', status: 'pending' },
    { ...owned, address: 'Ran out', publicUntil: NOW - DAY },
    { ...owned, address: 'Suspended', suspendedAt: NOW - DAY },
    { ...owned, address: 'Rejected', status: 'rejected' },
    { ...owned, address: 'Removed', removedAt: NOW - DAY },
  )
  const query = { name: HONEY.name, country: 'western', phone: '741 2345' }
  const own = await ask(query, await signIn('owner'))
  expect(new Set(own.map(({ address }) => address))).toEqual(new Set(['Ran out', 'Suspended', 'Waits']))
  expect(own.every((found) => found.own && found.samePhone)).toBe(true)
  for (const cookies of [{}, await signIn('other'), await signIn('admin')]) {
    expect(await ask(query, cookies)).toEqual([])
  }
})

test('returns up to three, the likeliest first', async () => {
  const { store, ask } = await newQuestion()
  await addListings(
    store,
    { ...HONEY, phone: null },
    { ...HONEY, name: 'Vave Traders' },
    HONEY,
    { ...HONEY, name: 'Vave Transport', province: 'malaita' },
    { ...HONEY, phone: '+6777499999' },
  )
  const found = await ask({ name: HONEY.name, country: 'western', phone: '741 2345' })
  expect(found).toHaveLength(3)
  expect(found.map(({ samePhone }) => samePhone)).toEqual([true, true, true])
  expect(namesOf(found)[0]).toBe(HONEY.name)
})

test('accepts unusual names', async () => {
  const { ask, store } = await newQuestion()
  await addListings(store, HONEY, { ...HONEY, name: 'The Company Ltd' })
  for (const name of ['%', '"', '*', '…', 'x'.repeat(100), 'ハニー']) {
    expect(await ask({ name, country: 'western' })).toEqual([])
  }
  expect(namesOf(await ask({ name: 'The Company', country: 'western' }))).toEqual(['The Company Ltd'])
})
