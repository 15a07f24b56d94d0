import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { reopenBusinesses } from './reopening.service.ts'

const FULL = { phone: '+6777400123', website: 'https://reef.example' } as const
const toDay = (instant: number) => new Date(instant).toISOString().slice(0, 10)

test('temporarily closed businesses come last in lists until their reopening day', async () => {
  const clock = { now: NOW }
  const { context, get, store } = await newApp({ now: () => clock.now })
  await addListings(
    store,
    { name: 'Bare' },
    { ...FULL, name: 'Reef', temporarilyClosed: true, temporarilyClosedUntil: toDay(NOW + 2 * DAY) },
    { ...FULL, name: 'Lagoon', temporarilyClosed: true },
  )
  const list = async () => getNames(await get('/api/businesses'))
  expect(await list()).toEqual(['Bare', 'Lagoon', 'Reef'])
  expect(await reopenBusinesses(context)).toBe(0)
  clock.now += 2 * DAY
  expect(await reopenBusinesses(context)).toBe(1)
  expect(await reopenBusinesses(context)).toBe(0)
  expect(await list()).toEqual(['Reef', 'Bare', 'Lagoon'])
})
