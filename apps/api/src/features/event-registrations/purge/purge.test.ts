import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered } from '#test/places.ts'
import { purgeRegistrations } from './purge.service.ts'

const EVENT = { startsAt: Date.UTC(2026, 10, 20, 6), endsAt: Date.UTC(2026, 10, 20, 7) }

async function newPlaces(changes = {}) {
  const event = await newEvent({ ...EVENT, ...changes })
  await event.registerAndConfirm()
  return {
    ...event,
    /** Purges some time later; returns the remaining registrations. */
    leftAfter: async (time: number) => {
      event.clock.now += time
      await purgeRegistrations(event.store, event.clock.now)
      return (await event.rows()).map(({ email }) => email)
    },
  }
}

test('deletes registrations 90 days after the event', async () => {
  const { leftAfter } = await newPlaces()
  expect(await leftAfter(2 * HOUR + 90 * DAY - 1)).toEqual([MELE.email])
  expect(await leftAfter(1)).toEqual([])
})

test('deletes registrations after 90 days even if the event was taken down before or after its end', async () => {
  const { leftAfter, setStatus } = await newPlaces()
  await setStatus('rejected')
  expect(await leftAfter(90 * DAY - 1)).toEqual([MELE.email])
  expect(await leftAfter(2 * HOUR)).toEqual([])
})

test('deletes registrations 90 days after a take-down, however far ahead the event is', async () => {
  const { leftAfter, setStatus } = await newPlaces({
    startsAt: EVENT.startsAt + 400 * DAY,
    endsAt: EVENT.endsAt + 400 * DAY,
  })
  expect(await leftAfter(100 * DAY)).toEqual([MELE.email])
  await setStatus('rejected')
  expect(await leftAfter(90 * DAY - 1)).toEqual([MELE.email])
  expect(await leftAfter(1)).toEqual([])
})

test('deleting an event deletes its registrations', async () => {
  const { store, id, rows } = await newPlaces()
  await store.write.deleteFrom('content').where('id', '=', id).execute()
  expect(await rows()).toEqual([])
})

test('deletes unconfirmed registrations after seven days, and expired holds', async () => {
  const { leftAfter, register, store } = await newPlaces({
    startsAt: EVENT.startsAt + 30 * DAY,
    endsAt: EVENT.endsAt + 30 * DAY,
  })
  await register(numbered(1))
  const holds = () => store.read.selectFrom('event_holds').select('id').execute()
  expect(await leftAfter(HOUR)).toHaveLength(2)
  expect(await holds()).toHaveLength(1)
  expect(await leftAfter(7 * DAY - HOUR - 1)).toHaveLength(2)
  expect(await holds()).toEqual([])
  expect(await leftAfter(1)).toEqual([MELE.email])
})

test('deletes more than a batch in one run', async () => {
  const { leftAfter, store, id } = await newPlaces()
  const times = { created_at: 1, asked_at: 1, confirmed_at: 1 }
  for (let batch = 0; batch < 12; batch += 1) {
    const rows = Array.from({ length: 100 }, (_, i) => {
      const number = batch * 100 + i
      return { ...times, event_id: id, email: `n${number}`, name: 'N', reference: `R${number}` }
    })
    await store.write.insertInto('event_registrations').values(rows).execute()
  }
  expect(await leftAfter(91 * DAY)).toEqual([])
})
