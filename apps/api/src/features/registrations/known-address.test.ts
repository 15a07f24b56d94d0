import type { Registered } from '@portal/domain/contract'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered, placeToken } from '../../../test/places.ts'

test('an address that has a place gets the answer of a new one, without its reference; only its owner learns of it', async () => {
  const event = await newEvent()
  const first = (await event.registerAndConfirm()).json<Registered>()
  const link = placeToken(await event.mailTo(MELE.email))
  const known = await event.register({ name: 'Somebody Else', email: 'MELE@kokonut.test' })
  const fresh = await event.register(numbered(1))
  expect([known.statusCode, fresh.statusCode]).toEqual([201, 201])
  const { reference, ...rest } = known.json<Registered>()
  const { reference: other, ...same } = fresh.json<Registered>()
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
  // The old link still gives the place back, and so does the new one.
  expect((await event.cancel(link)).json<Registered>().reference).toBe(first.reference)
  expect((await event.cancel(placeToken(mail))).statusCode).toBe(200)
})

test('places held tell nobody whether an address has one: each asking holds one', async () => {
  const event = await newEvent({ details: { capacity: 3 } })
  await event.registerAndConfirm()
  const held = async () => (await event.details()).takesRegistrations
  await event.register()
  expect(await held()).toBe(true)
  await event.register(numbered(1))
  expect(await held()).toBe(false)
})

test('who asks again before confirming gets another letter; either link confirms one place', async () => {
  const event = await newEvent()
  await event.register()
  const early = placeToken(await event.mailTo(MELE.email))
  const again = (await event.register({ ...MELE, name: 'Mele Talo Fifita' })).json<Registered>()
  expect((await event.confirm(early)).json()).toEqual(again)
  expect((await event.confirmFor(MELE.email)).json()).toEqual(again)
  expect((await event.details()).registrations).toBe(1)
  expect(await event.rows()).toMatchObject([{ name: 'Mele Talo Fifita' }])
})

test('the work is the same for both: as many rows written, as many mails', async () => {
  const event = await newEvent()
  await event.registerAndConfirm()
  const written = async (who: object) => {
    const before = event.store.writeSqlite.prepare('select total_changes()').pluck().get() as number
    await event.register(who)
    return (event.store.writeSqlite.prepare('select total_changes()').pluck().get() as number) - before
  }
  expect(await written(MELE)).toBe(await written(numbered(1)))
})
