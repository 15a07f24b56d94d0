import type { Hours } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { purge } from '#jobs/purge.ts'
import { toJson } from '#shared/json.ts'
import { addListings, getNames } from '#test/listings.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { changeBusiness } from './change-business.ts'
import { createOpenings } from './openings.repository.ts'

const until = (end: string): Hours => ({ fri: [['08:00', end]] })

test('deletes unused opening hours, and still finds the open businesses', async () => {
  const clock = { now: NOW }
  const { context, get, store } = await newApp({ now: () => clock.now })
  const [id = 0] = await addListings(
    store,
    { name: 'Reef', hours: until('18:00') },
    { name: 'Lagoon', hours: until('15:30') },
  )
  const keep = (hours: Hours) =>
    store.write.transaction().execute((trx) => changeBusiness(trx, id, { hours: toJson(hours) }))
  const patterns = async () => {
    const rows = await store.read.selectFrom('opening_patterns').select('id').execute()
    return rows.length
  }
  const openNow = async () => getNames(await get('/api/businesses?open=true'))
  expect(await openNow()).toEqual(['Reef'])
  for (const end of ['15:00', '14:00', '13:00']) await keep(until(end))
  expect(await openNow()).toEqual([])
  expect(await patterns()).toBe(5)
  await purge(context)
  expect(await patterns()).toBe(2)
  await keep(until('18:00'))
  expect(await openNow()).toEqual(['Reef'])
  clock.now += 7 * DAY
  expect(await openNow()).toEqual(['Reef'])
})

test('on another timeline, reads the hours of each key again', async () => {
  const { store } = await newApp()
  await addListings(store, { name: 'Reef', hours: until('18:00') }, { name: 'Lagoon', hours: until('15:30') })
  let current = await store.versions()
  const findOpenKeys = createOpenings({ ...store, versions: async () => current })
  const open = async () => [...(await findOpenKeys({ now: NOW })).keys]
  const [key = 0, ...others] = await open()
  expect(others).toEqual([])
  await sql`update opening_patterns set key = key + 1000`.execute(store.write)
  expect(await open()).toEqual([key])
  current = { ...current, value: 2 ** 43, timeline: current.timeline + 1 }
  expect(await open()).toEqual([key + 1000])
})
