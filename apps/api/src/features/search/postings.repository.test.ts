import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { allOf, anyOf, listFacetTokens, matchWord, type Match } from '#db/search/match.ts'
import { addListings } from '#test/listings.ts'
import { newStore } from '#test/new-store.ts'
import { createPostingsReader } from './postings.repository.ts'
import { createTextIndex } from './search.repository.ts'

test('does not cache a failed read', async () => {
  const store = await newStore()
  let failures = 1
  const failing: typeof store.prepare = (build) => {
    const rows = store.prepare(build)
    return {
      get: (params) => rows.get(params),
      all: async (params) => {
        if (failures-- > 0) throw new Error('the connection is gone')
        return rows.all(params)
      },
    }
  }
  const listIds = async (matches: readonly unknown[]) => matches.map(() => Int32Array.of(2, 5))
  const postings = createPostingsReader(
    { read: store.read, prepare: failing },
    { listIds, isFasterWithFacets: false },
  )
  const at = { now: Date.parse('2026-11-20'), version: 1 }
  const match = { kind: 'words', words: ['honey'], isOpen: false } as const
  await expect(postings(match, [], at)).rejects.toThrow('the connection is gone')
  expect([...(await postings(match, [], at))]).toEqual([5, 2])
})

const western = { country: 'sb', province: 'western' } as const
const reef = { description: 'A lodge over the reef with a boat.' }

test.each([true, false])('finds matches within a place, read as a whole: %s', async (isFasterWithFacets) => {
  const store = await newStore()
  const ids = await addListings(
    store,
    { ...western, ...reef, name: 'Leaf Houses' },
    { country: 'fj', province: null, ...reef, name: 'Suva Rooms' },
    { ...western, name: 'Boat Yard', description: 'Repairs of boats.' },
    { ...western, name: 'Bread Oven', description: 'A bakery over the reef.' },
    { ...western, ...reef, name: 'Harbour Rooms' },
  )
  await setImmediate()
  const texts = createTextIndex(store)
  const requested: Match[] = []
  const listIds = async (matches: readonly Match[]) => {
    requested.push(...matches)
    return texts.listIds(matches)
  }
  const postings = createPostingsReader(store, { listIds, isFasterWithFacets })
  const [house, , yard, oven, harbour] = ids
  const at = { now: Date.now(), version: 1 }
  const within = listFacetTokens(western).map((word): Match => ({
    kind: 'words',
    words: [word],
    isOpen: false,
  }))
  const [lodge, boat, canoe] = ['lodge', 'boat', 'canoe'].map(matchWord)
  const both = allOf([lodge ?? null, boat ?? null])
  const either = anyOf([boat ?? null, matchWord('bakery'), canoe ?? null])
  const foundBy = async (match: Match | null | undefined) => match && [...(await postings(match, within, at))]
  expect(await foundBy(both)).toEqual([harbour, house])
  expect(await foundBy(either)).toEqual([harbour, oven, yard, house])
  expect(await foundBy(canoe)).toEqual([])
  const close: Match = { kind: 'near', words: [['lodge'], ['reef']], between: 6 }
  expect(await foundBy(close)).toEqual([harbour, house])
  expect(requested.filter((match) => JSON.stringify(match).includes('near'))).toEqual([close])
  requested.length = 0
  const many = anyOf(['lodge', 'inn', 'hut', 'lagoon', 'resort', 'villa', 'camp'].map(matchWord))
  expect(await foundBy(many)).toEqual([harbour, house])
  // Many phrases are read one by one, even if narrowing is cheap.
  expect(requested.filter(({ kind }) => kind === 'all')).toEqual([])
  // Elsewhere too, from the cache by now.
  expect(both && [...(await postings(both, [], at))]).toEqual([harbour, ids[1], house])
})

test('no longer finds listings that expire between two searches', async () => {
  const store = await newStore()
  const now = Date.parse('2026-11-20')
  const [first, second] = await addListings(
    store,
    { ...reef, name: 'Leaf Houses', publicUntil: now + 2_000 },
    { ...reef, name: 'Harbour Rooms', publicUntil: now + 5_000 },
  )
  await setImmediate()
  const postings = createPostingsReader(store, createTextIndex(store))
  const foundAt = async (at: number) => [...(await postings(matchWord('lodge'), [], { now: at, version: 1 }))]
  expect(await foundAt(now)).toEqual([second, first])
  expect(await foundAt(now + 1_999)).toEqual([second, first])
  expect(await foundAt(now + 2_000)).toEqual([second])
  expect(await foundAt(now + 5_000)).toEqual([])
  // A request with an earlier version.
  expect(await foundAt(now + 1_000)).toEqual([second, first])
})
