import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered, ORGANISER, findPlaceToken } from '#test/places.ts'
import { refuseWrites } from '#test/refused-writes.ts'

async function newPlaces(count = 1) {
  const event = await newEvent()
  for (let i = 0; i < count; i += 1) await event.registerAndConfirm(numbered(i))
  const notices = async () =>
    (await event.mails())
      .filter(({ subject }) => subject.includes('no longer on our site'))
      .map(({ to_address }) => to_address)
  return {
    ...event,
    notices,
    takeDown: async (after = HOUR) => {
      event.clock.now += after
      await event.setStatus('rejected')
    },
  }
}

test('notifies people with a confirmed or held place of a take-down once, and nobody else', async () => {
  const event = await newPlaces(3)
  await event.register(numbered(3))
  event.clock.now += 2 * HOUR
  await event.register(MELE)
  await event.cancel(findPlaceToken(await event.mailTo(numbered(1).email)))
  await event.notifyOfTakeDowns()
  expect(await event.notices()).toEqual([])
  await event.takeDown()
  await event.notifyOfTakeDowns()
  // An unconfirmed guest whose hold has expired has no place.
  expect(await event.notices()).toEqual([numbered(0).email, numbered(2).email, MELE.email])
  const [mails, place] = [await event.mails(), await event.mailTo(numbered(0).email)]
  expect(place?.text.replaceAll('\n', ' ')).toContain('Your place is no longer valid.')
  expect(place?.text).toMatch(/Reference: [A-Z0-9-]+/)
  expect((await event.mailTo(MELE.email))?.text.replaceAll('\n', ' ')).toContain('You can no longer confirm')
  await event.notifyOfTakeDowns()
  expect(await event.mails()).toHaveLength(mails.length)
})

test('only the job sends notices, none after a restoration, and again after another take-down', async () => {
  const event = await newPlaces(1)
  await event.takeDown()
  expect(await event.notices()).toEqual([])
  await event.notifyOfTakeDowns()
  await event.setStatus('approved')
  await event.notifyOfTakeDowns()
  expect(await event.notices()).toHaveLength(1)
  await event.takeDown()
  await event.notifyOfTakeDowns()
  await event.notifyOfTakeDowns()
  expect(await event.notices()).toHaveLength(2)
})

test('sends nothing if the event is restored or over before the run', async () => {
  const event = await newPlaces(1)
  await event.takeDown()
  await event.setStatus('approved')
  await event.notifyOfTakeDowns()
  await event.takeDown(400 * DAY)
  await event.notifyOfTakeDowns()
  expect(await event.notices()).toEqual([])
})

test('notifies hundreds of people in several runs, each once, even if a run dies', async () => {
  const event = await newPlaces(1)
  const [{ created_at, confirmed_at } = { created_at: 0, confirmed_at: 0 }] = await event.rows()
  for (let i = 1; i < 450; i += 1)
    await event.store.write
      .insertInto('event_registrations')
      .values({
        event_id: event.id,
        ...numbered(i),
        organisation: null,
        reference: `R${i}`,
        created_at,
        asked_at: created_at,
        confirmed_at,
        cancelled_at: null,
      })
      .execute()
  await event.takeDown()
  await event.notifyOfTakeDowns()
  expect(await event.notices()).toHaveLength(200)
  const mend = await refuseWrites(event.store, { to: 'outbox', when: "new.to_address = 'guest300@a.test'" })
  await expect(event.notifyOfTakeDowns()).rejects.toThrow('no room')
  await mend()
  for (let i = 0; i < 3; i += 1) await event.notifyOfTakeDowns()
  const recipients = await event.notices()
  expect(recipients).toHaveLength(450)
  expect(new Set(recipients).size).toBe(450)
  expect(recipients).not.toContain(ORGANISER)
})
