import { getVisibility, type Visibility } from '@portal/domain/business'
import { expect, test } from 'vitest'
import { addListings } from '#test/listings.ts'
import { NOW } from '#test/new-app.ts'
import { newStore } from '#test/new-store.ts'
import { isExpired, isPublic, createExpiries } from './visibility.repository.ts'

const STATUSES = ['pending', 'approved', 'rejected'] as const
const INSTANTS = [null, NOW - 1, NOW]
const ENDS = [null, 0, NOW - 1, NOW, NOW + 1]

/** Every combination of the columns that decide who may see a business. */
const STATES = STATUSES.flatMap((status) =>
  INSTANTS.flatMap((suspendedAt) =>
    INSTANTS.flatMap((removedAt) =>
      ENDS.map((publicUntil) => ({ status, suspendedAt, removedAt, publicUntil })),
    ),
  ),
)

test('the SQL conditions and the domain agree on every state of a business', async () => {
  const store = await newStore()
  const ids = await addListings(store, ...STATES)
  const found = async (condition: ReturnType<typeof isPublic>) => {
    const rows = await store.read.selectFrom('businesses').select('id').where(condition).execute()
    return new Set(rows.map(({ id }) => id))
  }
  const [publicIds, expiredIds] = [await found(isPublic(NOW)), await found(isExpired(NOW))]
  const visibility = (id: number): Visibility =>
    publicIds.has(id) ? 'public' : expiredIds.has(id) ? 'expired' : 'hidden'
  const differing = STATES.filter((state, at) => visibility(ids[at] ?? 0) !== getVisibility(state, NOW))
  expect(differing).toEqual([])
  expect(new Set(ids.map(visibility)).size).toBe(3)
})

test('expiries come from listed businesses only', async () => {
  const store = await newStore()
  const expiries = createExpiries(store)
  expect([await expiries.last(NOW), await expiries.next(NOW)]).toEqual([0, Infinity])
  await addListings(
    store,
    { publicUntil: NOW - 2 },
    { publicUntil: NOW },
    { publicUntil: NOW + 3 },
    { publicUntil: NOW + 1, status: 'pending' },
    { publicUntil: NOW - 1, suspendedAt: 1 },
  )
  expect([await expiries.last(NOW - 1), await expiries.last(NOW)]).toEqual([NOW - 2, NOW])
  expect([await expiries.next(NOW - 3), await expiries.next(NOW)]).toEqual([NOW - 2, NOW + 3])
})
