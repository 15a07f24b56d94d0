import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered, ORGANISER, findPlaceToken, type EventChanges } from '#test/places.ts'
import { refuseWrites } from '#test/refused-writes.ts'

test('the digest names who has confirmed, and with one person a reply goes to them', async () => {
  const event = await newEvent({ details: { capacity: 20 } })
  await event.register({ ...MELE, organisation: 'Kokonut Oil' })
  await event.register(numbered(1))
  await event.notifyOrganisers()
  expect(await event.digests()).toEqual([])
  await event.confirmFor(MELE.email)
  await event.notifyOrganisers()
  const [mail, ...more] = await event.digests()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to_name: 'Chamber of Commerce', headers: '{"Reply-To":"mele@kokonut.test"}' })
  expect(mail?.text).toContain('Name: Mele Talo')
  expect(mail?.text).toContain('Organisation: Kokonut Oil')
  expect(mail?.text).toContain('Places taken: 1 of 20')
  expect(mail?.text).not.toMatch(/token|Guest/)
})

test('forty confirmations make one digest an hour that names everybody once', async () => {
  const event = await newEvent()
  for (let i = 0; i < 25; i += 1) {
    await event.registerAndConfirm(numbered(i))
    if (i === 0 || i === 12) await event.notifyOrganisers()
  }
  await event.notifyOrganisers()
  event.clock.now += HOUR - 1
  await event.notifyOrganisers()
  expect(await event.digests()).toHaveLength(1)
  event.clock.now += 1
  await event.notifyOrganisers()
  await event.notifyOrganisers()
  const [first, second, ...more] = await event.digests()
  expect(more).toEqual([])
  const named = (text = '') => [...text.matchAll(/guest(\d+)@a.test/g)].map(([, i]) => Number(i))
  expect(named(first?.text)).toEqual([0])
  expect(named(second?.text)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1))
  expect(second).toMatchObject({ subject: '24 people registered for your event', headers: '{}' })
})

test('the digest names cancelled places, but none confirmed and cancelled since the last one', async () => {
  const event = await newEvent()
  await event.registerAndConfirm()
  await event.notifyOrganisers()
  await event.registerAndConfirm(numbered(1))
  for (const address of [MELE.email, numbered(1).email])
    await event.cancel(findPlaceToken(await event.mailTo(address)))
  event.clock.now += HOUR
  await event.notifyOrganisers()
  const last = (await event.digests()).at(-1)
  expect(last?.subject).toBe('A place was cancelled')
  expect(last?.text).toContain('Email address: mele@kokonut.test')
  expect(last?.text).toContain('Places taken: 0')
  expect(last?.text).not.toContain('guest1')
})

test.each<[string, EventChanges]>([
  ['made up', { isSample: true, details: { contactEmail: 'chamber@sample.example' } }],
  ['without an address', { details: { contactEmail: null } }],
])('sends no digest for an event that is %s', async (_, changes) => {
  const event = await newEvent(changes)
  await event.registerAndConfirm()
  await event.notifyOrganisers()
  expect((await event.mails()).map(({ to_address }) => to_address)).toEqual([MELE.email])
})

test('a digest that can’t be enqueued is enqueued later, unchanged', async () => {
  const event = await newEvent()
  await event.registerAndConfirm()
  const mend = await refuseWrites(event.store, { to: 'outbox' })
  await expect(event.notifyOrganisers()).rejects.toThrow('no room')
  await mend()
  await event.notifyOrganisers()
  expect((await event.mailTo(ORGANISER))?.text).toContain('Mele Talo')
})
