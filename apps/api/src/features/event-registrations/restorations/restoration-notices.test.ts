import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered, findPlaceToken } from '#test/places.ts'
import { refuseWrites } from '#test/refused-writes.ts'
import { notifyOfRestorations } from './restoration-notices.service.ts'

/** An event with guests that was taken down, who were notified. */
async function newTakenDown(guests = 1) {
  const event = await newEvent()
  for (let i = 0; i < guests; i += 1) await event.registerAndConfirm(numbered(i))
  const takeDown = async () => {
    event.clock.now += HOUR
    await event.setStatus('rejected')
    await event.notifyOfTakeDowns()
  }
  const recipients = async () =>
    (await event.mails())
      .filter(({ subject }) => subject.includes('is back on our site'))
      .map(({ to_address }) => to_address)
  const notify = () => notifyOfRestorations(event.context)
  const restore = async () => {
    await event.setStatus('approved')
    await notify()
  }
  return { ...event, takeDown, restore, notify, recipients }
}

test('notifies people who got the take-down notice and still have a place once that the event is back', async () => {
  const event = await newTakenDown(3)
  await event.register(MELE)
  const token = findPlaceToken(await event.mailTo(numbered(1).email))
  await event.takeDown()
  await event.notify()
  expect(await event.recipients()).toEqual([])
  await event.cancel(token)
  await event.restore()
  expect(await event.recipients()).toEqual([numbered(0).email, numbered(2).email, MELE.email])
  const mail = await event.mailTo(numbered(0).email)
  const text = mail?.text.replaceAll('\n', ' ') ?? ''
  expect(text).toContain('It is back. Your place is valid again.')
  expect(text).toContain('/events/trade-show')
  expect((await event.mailTo(MELE.email))?.text.replaceAll('\n', ' ')).toContain('We hold your place again')
  await event.notify()
  expect(await event.recipients()).toHaveLength(3)
})

test('skips a held place whose hold has expired meanwhile', async () => {
  const event = await newTakenDown(0)
  await event.register(MELE)
  await event.takeDown()
  event.clock.now += 2 * HOUR
  await event.restore()
  expect(await event.recipients()).toEqual([])
})

test('skips people who got no take-down notice, or registered after it', async () => {
  const event = await newTakenDown(1)
  await event.setStatus('rejected')
  await event.restore()
  expect(await event.recipients()).toEqual([])
  await event.takeDown()
  await event.setStatus('approved')
  await event.registerAndConfirm(MELE)
  await event.notify()
  expect(await event.recipients()).toEqual([numbered(0).email])
})

test('notifies of each restoration, but not if the event is over or taken down again', async () => {
  const event = await newTakenDown(1)
  await event.takeDown()
  await event.restore()
  await event.takeDown()
  await Promise.all([event.setStatus('approved').then(event.notify), event.notify()])
  await event.notify()
  expect(await event.recipients()).toHaveLength(2)
  await event.takeDown()
  await event.notify()
  event.clock.now += 400 * DAY
  await event.restore()
  expect(await event.recipients()).toHaveLength(2)
})

test('a run that dies notifies nobody twice', async () => {
  const event = await newTakenDown(3)
  await event.takeDown()
  const mend = await refuseWrites(event.store, { to: 'outbox', when: "new.to_address = 'guest2@a.test'" })
  await expect(event.restore()).rejects.toThrow('no room')
  expect(await event.recipients()).toEqual([])
  await mend()
  await Promise.all([event.notify(), event.notify()])
  expect(await event.recipients()).toEqual([numbered(0).email, numbered(1).email, numbered(2).email])
})
