// cspell:ignore tallo
import type { EventRegistration } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { NOW } from '#test/new-app.ts'
import { MELE, newEvent, numbered, findPlaceToken } from '#test/places.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'

test('registering an address that has a place gets the same response; only its email differs', async () => {
  const event = await newEvent()
  const first = (await event.registerAndConfirm()).json<EventRegistration>()
  const link = findPlaceToken(await event.mailTo(MELE.email))
  const known = await event.register({ name: 'Somebody Else', email: 'MELE@kokonut.test' })
  const fresh = await event.register(numbered(1))
  expect([known.statusCode, fresh.statusCode]).toEqual([201, 201])
  const { reference, ...rest } = known.json<EventRegistration>()
  const { reference: other, ...same } = fresh.json<EventRegistration>()
  expect(rest).toEqual(same)
  expect(reference).toMatch(/^PB-/)
  expect(new Set([reference, other, first.reference]).size).toBe(3)

  const mail = await event.mailTo(MELE.email)
  expect(mail?.subject).toContain(`You already have a place on`)
  expect(mail?.text).toContain(first.reference)
  expect(mail?.text).not.toContain(reference)
  expect(mail?.text).not.toContain('Somebody Else')
  expect(await event.rows()).toMatchObject([{ name: 'Mele Talo', reference: first.reference }, {}])
  expect((await event.details()).registrations).toBe(1)
  // The old link still cancels the place, and so does the new one.
  expect((await event.cancel(link)).json<EventRegistration>().reference).toBe(first.reference)
  expect((await event.cancel(findPlaceToken(mail))).statusCode).toBe(200)
})

test('each registration holds a place, whether its address has one or not', async () => {
  const event = await newEvent({ details: { capacity: 3 } })
  await event.registerAndConfirm()
  const held = async () => (await event.details()).takesRegistrations
  await event.register()
  expect(await held()).toBe(true)
  await event.register(numbered(1))
  expect(await held()).toBe(false)
})

test('a link confirms what was typed for it, whoever registered with the same address since', async () => {
  const event = await newEvent()
  const own = (await event.register()).json<EventRegistration>()
  const first = await event.mailTo(MELE.email)
  const rude = { name: 'Rude Word', organisation: 'Evil Inc', email: MELE.email }
  const foreign = (await event.register(rude, {}, '203.0.113.9')).json<EventRegistration>()
  const again = (await event.register()).json<EventRegistration>()
  expect(new Set([own, foreign, again].map(({ reference }) => reference)).size).toBe(3)
  // The next email does not mention the other request.
  const third = await event.mailTo(MELE.email)
  expect(third?.text).toContain('Mele Talo')
  expect(third?.text).not.toMatch(/Rude|Evil/)
  expect(third?.text).not.toContain(foreign.reference)

  expect((await event.confirm(findPlaceToken(first))).json()).toEqual(own)
  expect(await event.rows()).toMatchObject([
    { name: 'Mele Talo', organisation: null, reference: own.reference },
  ])
  // There is one place, which the other links return.
  expect((await event.confirmFor(MELE.email)).json()).toEqual(own)
  expect(await event.rows()).toMatchObject([{ reference: own.reference }])
  expect((await event.details()).registrations).toBe(1)
  expect((await event.cancel(findPlaceToken(third))).json()).toEqual(own)
})

test('the newest link confirms what was typed for it as well', async () => {
  const event = await newEvent()
  await event.register({ ...MELE, name: 'Mele Tallo' })
  const corrected = (await event.register()).json<EventRegistration>()
  expect((await event.confirmFor(MELE.email)).json()).toEqual(corrected)
  expect(await event.rows()).toMatchObject([{ name: 'Mele Talo', reference: corrected.reference }])
})

test('registering several times holds one place', async () => {
  const event = await newEvent({ details: { capacity: 2 } })
  for (const _ of [1, 2, 3]) expect((await event.register()).statusCode).toBe(201)
  expect((await event.details()).takesRegistrations).toBe(true)
  expect((await event.registerAndConfirm(numbered(1))).statusCode).toBe(200)
})

test('a link works for seven days, even if somebody registered again meanwhile', async () => {
  const event = await newEvent({ startsAt: NOW + 30 * DAY, endsAt: NOW + 31 * DAY })
  await event.register()
  const early = findPlaceToken(await event.mailTo(MELE.email))
  event.clock.now += 4 * DAY
  await event.register()
  event.clock.now += 3 * DAY
  await event.register()
  expect((await event.confirm(early)).statusCode).toBe(404)
  expect((await event.confirmFor(MELE.email)).statusCode).toBe(200)
})

test('writes as many rows and emails whether the address has a place or not', async () => {
  const store = await newSqliteStore()
  const event = await newEvent({}, store)
  await event.registerAndConfirm()
  const written = async (who: object) => {
    const before = store.writeSqlite.prepare('select total_changes()').pluck().get() as number
    await event.register(who)
    return (store.writeSqlite.prepare('select total_changes()').pluck().get() as number) - before
  }
  expect(await written(MELE)).toBe(await written(numbered(1)))
})
