import type { EditableContent } from '@portal/domain/contract'
import { HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { MELE, newEvent, numbered, findPlaceToken } from '#test/places.ts'
import { notifyOfMoves } from './move-notices.service.ts'

/** An event with guests, and an administrator who edits it. */
async function newEditedEvent(guests = 1) {
  const event = await newEvent()
  for (let i = 0; i < guests; i += 1) await event.registerAndConfirm(numbered(i))
  const admin = await event.signIn('admin')
  const url = `/api/admin/content/${event.id}`
  const read = async () => (await event.get(url, admin)).json<EditableContent>()
  const send = async (method: 'PUT' | 'POST', path: string, payload: object) => {
    const response = await event.inject({ method, url: url + path, payload, cookies: admin })
    expect(response.body).not.toContain('message')
    return response.json<EditableContent>()
  }
  const edit = async (changes: object) => {
    const { fields, version } = await read()
    const saved = await send('PUT', '', { contentKind: 'events', version, ...fields, ...FULL, ...changes })
    return send('POST', '/publication', { version: saved.version })
  }
  const recipients = async () =>
    (await event.mails())
      .filter(({ subject }) => subject.startsWith('New time or place'))
      .map((mail) => mail.to_address)
  return { ...event, admin, read, send, edit, recipients, notify: () => notifyOfMoves(event.context) }
}

/** The test event has shorter texts than the form accepts. */
const FULL = { description: 'Makers show what they make, by the sea.', title: 'Trade show in Suva' }

test('notifies people with a confirmed or held place once, with the old and the new details', async () => {
  const event = await newEditedEvent(3)
  await event.register(MELE)
  await event.cancel(findPlaceToken(await event.mailTo(numbered(1).email)))
  event.clock.now += HOUR
  expect((await event.read()).recipients).toEqual({ places: 2, submitter: false })
  await event.edit({ location: 'Wharf, Suva', startTime: '18:30', endDate: '2026-11-22' })
  expect(await event.recipients()).toEqual([])
  await event.notify()
  expect(await event.recipients()).toEqual([numbered(0).email, numbered(2).email, MELE.email])
  const text = (await event.mailTo(numbered(0).email))?.text.replaceAll('\n', ' ') ?? ''
  expect(text).toContain('Trade show in Suva has a new time or place. Your place is still valid.')
  expect(text).toMatch(/Now:.*6:30 PM.*Wharf, Suva.*Before:.*5:00 PM.*Civic Centre/)
  expect(text).toContain('/events/trade-show')
  expect((await event.mailTo(MELE.email))?.text).toContain('We still hold your place')
  await event.notify()
  expect(await event.recipients()).toHaveLength(3)
})

test('an edit that moves nothing notifies nobody, nor does a waiting one', async () => {
  const event = await newEditedEvent()
  await event.edit({ price: 'FJD 5' })
  const { fields, version } = await event.read()
  await event.send('PUT', '', { contentKind: 'events', version, ...fields, location: 'Elsewhere' })
  await event.notify()
  expect(await event.recipients()).toEqual([])
})

test('skips people who register after the move, and notifies again of a second move', async () => {
  const event = await newEditedEvent()
  event.clock.now += HOUR
  await event.edit({ location: 'Wharf' })
  event.clock.now += HOUR
  await event.registerAndConfirm(MELE)
  await event.notify()
  expect(await event.recipients()).toEqual([numbered(0).email])
  await event.edit({ location: 'Market hall' })
  await event.notify()
  expect(await event.recipients()).toEqual([numbered(0).email, numbered(0).email, MELE.email])
})

test('two jobs at once, and an event taken down meanwhile, send nothing twice or wrong', async () => {
  const event = await newEditedEvent(2)
  await event.edit({ location: 'Wharf' })
  await Promise.all([event.notify(), event.notify()])
  expect(await event.recipients()).toHaveLength(2)
  await event.edit({ location: 'Market hall' })
  await event.setStatus('rejected')
  await event.notify()
  expect(await event.recipients()).toHaveLength(2)
})

test('calendar programs get a change with a higher sequence', async () => {
  const event = await newEditedEvent(0)
  const sequence = async () =>
    /SEQUENCE:(\d+)/.exec((await event.get('/api/events/trade-show/event.ics')).body)?.[1]
  expect(await sequence()).toBeUndefined()
  await event.edit({ location: 'Wharf' })
  expect(await sequence()).toBe('1')
  await event.edit({ price: 'FJD 5' })
  expect(await sequence()).toBe('2')
})
