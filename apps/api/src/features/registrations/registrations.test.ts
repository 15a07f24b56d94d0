import type { EventDetails, Registered } from '@portal/domain/contract'
import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anEvent, publish } from '../../../test/content.ts'
import { keyed, mailsOf } from '../../../test/mails.ts'
import { newApp, NOW } from '../../../test/new-app.ts'
import { tokenIn } from '../../../test/newsletter.ts'
import { purgeRegistrations } from './registrations.service.ts'

const MELE = { name: 'Mele Talo', email: 'mele@kokonut.test' }

type Event = Parameters<typeof anEvent>[0]

/** An app with one event, by the organiser's address unless a test says otherwise. */
async function newEvent(changes: Event = {}) {
  const clock = { now: NOW }
  const portal = await newApp({ now: () => clock.now })
  const details = { contactEmail: 'chamber@events.test', ...changes.details }
  const [event] = await publish(portal.store, anEvent({ ...changes, details }))
  const slug = event?.slug ?? ''
  const post = (url: string, payload: object, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    portal.inject({ method: 'POST', url, payload, headers, remoteAddress })
  return {
    ...portal,
    clock,
    slug,
    id: event?.id ?? 0,
    register: (who: object = MELE, headers = {}, from?: string) =>
      post(`/api/events/${slug}/registrations`, who, headers, from),
    cancel: (token: string) => post('/api/event-registrations/cancel', { token }, {}),
    details: async () => (await portal.get(`/api/events/${slug}`)).json<EventDetails>(),
    mails: () => mailsOf(portal),
    mailTo: async (address: string) =>
      (await mailsOf(portal)).findLast(({ to_address }) => to_address === address),
    rows: () => portal.store.read.selectFrom('event_registrations').selectAll().orderBy('id').execute(),
  }
}

const placeToken = (mail: { text: string } | undefined) => tokenIn(mail?.text, 'events/registration')
const numbered = (i: number) => ({ name: `Guest ${i}`, email: `guest${i}@a.test` })

test('a place is taken: reference, count, a letter with the times there and the ways on', async () => {
  const event = await newEvent({
    startsAt: Date.parse('2026-11-30T21:00:00Z'),
    endsAt: Date.parse('2026-12-01T04:30:00Z'),
  })
  const before = await event.get(`/api/events/${event.slug}`)
  const answer = await event.register()
  expect(answer.statusCode).toBe(201)
  const { reference, ...rest } = answer.json<Registered>()
  expect(reference).toMatch(/^PB-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/)
  expect(rest).toEqual({
    title: 'Trade show',
    slug: 'trade-show',
    startsAt: '2026-11-30T21:00:00.000Z',
    endsAt: '2026-12-01T04:30:00.000Z',
    timeZone: 'Pacific/Fiji',
  })
  const after = await event.get(`/api/events/${event.slug}`)
  expect(after.json<EventDetails>().registrations).toBe(1)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  const mail = await event.mailTo(MELE.email)
  const text = mail?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain('When: Tue 1 Dec 2026, 9:00 AM to 4:30 PM, Fiji time')
  expect(text).toContain(`Reference: ${reference}`)
  expect(text).toContain('http://localhost:3000/api/events/trade-show/event.ics')
  expect(text).toContain('http://localhost:3000/events/trade-show ')
  expect(mail?.holds_token).toBe(1)
})

test('an event is found by its id too; one that is not public is not there', async () => {
  const event = await newEvent()
  const at = (idOrSlug: string | number) =>
    event.inject({ method: 'POST', url: `/api/events/${idOrSlug}/registrations`, payload: MELE })
  expect((await at(event.id)).statusCode).toBe(201)
  const [pending] = await publish(event.store, anEvent({ title: 'Waits', status: 'pending' }))
  const [ahead] = await publish(event.store, anEvent({ title: 'Tomorrow', publishedAt: NOW + DAY }))
  for (const hidden of [pending?.slug, pending?.id, ahead?.slug, 'nothing', 999])
    expect((await at(hidden ?? '')).statusCode).toBe(404)
})

test('an event of several days says both', async () => {
  const event = await newEvent({ startsAt: NOW + DAY, endsAt: NOW + 3 * DAY })
  await event.register()
  expect((await event.mailTo(MELE.email))?.text.replaceAll(/\s+/g, ' ')).toContain(
    'When: Sat 21 Nov 2026, 5:00 PM to Mon 23 Nov 2026, 5:00 PM, Fiji time',
  )
})

test('the organiser hears who comes and answers by replying', async () => {
  const event = await newEvent({ details: { capacity: 20 } })
  await event.register({ ...MELE, organisation: 'Kokonut Oil' })
  const mail = await event.mailTo('chamber@events.test')
  expect(mail).toMatchObject({ to_name: 'Chamber of Commerce', headers: '{"Reply-To":"mele@kokonut.test"}' })
  expect(mail?.text).toContain('Name: Mele Talo')
  expect(mail?.text).toContain('Organisation: Kokonut Oil')
  expect(mail?.text).toContain('Places taken: 1 of 20')
  expect(mail?.text).not.toContain('token')
})

test.each<[string, Event]>([
  ['made up', { isSample: true, details: { contactEmail: 'chamber@sample.example' } }],
  ['without an address', { details: { contactEmail: null } }],
])('the organiser of an event that is %s is not written to', async (_, changes) => {
  const event = await newEvent(changes)
  expect((await event.register()).statusCode).toBe(201)
  expect((await event.mails()).map(({ to_address }) => to_address)).toEqual([MELE.email])
})

test('an address has one place, however often it asks; the letter comes again and the organiser hears once', async () => {
  const event = await newEvent()
  const first = await event.register()
  const again = await event.register({ name: 'Somebody Else', email: 'MELE@kokonut.test' })
  expect(again.statusCode).toBe(201)
  expect(again.json()).toEqual(first.json())
  expect((await event.details()).registrations).toBe(1)
  expect((await event.mails()).map(({ to_address }) => to_address)).toEqual([
    MELE.email,
    'chamber@events.test',
    MELE.email,
  ])
  expect(await event.rows()).toMatchObject([{ name: 'Mele Talo' }])
})

test('a repeat under the same key sends nothing; another one is refused', async () => {
  const event = await newEvent()
  const answers = [await event.register(MELE, keyed()), await event.register(MELE, keyed())]
  expect(answers[0]?.body).toBe(answers[1]?.body)
  expect(await event.mails()).toHaveLength(2)
  expect((await event.register(numbered(1), keyed())).statusCode).toBe(409)
})

test('no more places than there are, however many come at once', async () => {
  const event = await newEvent({ details: { capacity: 3 } })
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => event.register(numbered(i))))
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual({
    message: 'This event is full',
  })
  expect(await event.rows()).toHaveLength(3)
  expect(await event.details()).toMatchObject({ registrations: 3, takesRegistrations: false })
})

test('a full event does not tell who is coming', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  await event.register()
  expect((await event.register()).body).toBe((await event.register(numbered(1))).body)
})

test('once it has begun, one can no longer register', async () => {
  const event = await newEvent({ startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR })
  event.clock.now += HOUR - 1
  expect((await event.register()).statusCode).toBe(201)
  event.clock.now += 1
  const late = await event.register(numbered(1))
  expect(late.statusCode).toBe(409)
  expect(late.json()).toEqual({ message: 'This event has begun, so one can no longer register here' })
})

test('a place is given back by the link of the mail, once, and somebody else may have it', async () => {
  const event = await newEvent({ details: { capacity: 1 } })
  const taken = await event.register()
  const token = placeToken(await event.mailTo(MELE.email))
  const answer = await event.cancel(token)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual(taken.json())
  expect((await event.mailTo('chamber@events.test'))?.text).toContain('Places taken: 0 of 1')
  expect((await event.cancel(token)).json()).toEqual(taken.json())
  expect(await event.details()).toMatchObject({ registrations: 0, takesRegistrations: true })
  expect((await event.register(numbered(1))).statusCode).toBe(201)
  expect((await event.mails()).filter(({ subject }) => subject.includes('given back'))).toHaveLength(1)
})

test('who gave a place back may take it again; only the newest link then works', async () => {
  const event = await newEvent()
  const first = (await event.register()).json<Registered>()
  const old = placeToken(await event.mailTo(MELE.email))
  await event.cancel(old)
  const again = (await event.register()).json<Registered>()
  expect(again).toEqual(first)
  expect((await event.details()).registrations).toBe(1)
  expect((await event.cancel(old)).statusCode).toBe(404)
  expect((await event.details()).registrations).toBe(1)
  expect((await event.cancel(placeToken(await event.mailTo(MELE.email)))).statusCode).toBe(200)
})

test('made-up codes give nothing back, and the database holds none', async () => {
  const event = await newEvent()
  await event.register()
  const token = placeToken(await event.mailTo(MELE.email))
  expect((await event.cancel('x'.repeat(32))).statusCode).toBe(404)
  expect((await event.cancel('short')).statusCode).toBe(400)
  expect(JSON.stringify(await event.rows())).not.toContain(token)
})

test('everything that is wrong is said at once; what a program fills in is refused', async () => {
  const event = await newEvent()
  const answer = await event.register({ name: '', email: 'mele' })
  expect(answer.json()).toEqual({
    message: 'Please check the marked fields and try again',
    fields: {
      name: 'Your name must be at least 2 characters',
      email: 'Please enter a valid email address',
    },
  })
  const program = await event.register({ ...MELE, contactFax: '1' })
  expect(program.statusCode).toBe(400)
  expect(await event.mails()).toEqual([])
})

test('thirty in ten minutes from one place, ten an hour for one address', async () => {
  const event = await newEvent()
  for (let i = 0; i < 30; i++) await event.register(numbered(i))
  const refused = await event.register(numbered(30))
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const statuses: number[] = []
  for (let i = 0; i < 11; i++) statuses.push((await event.register(MELE, {}, `203.0.113.${i}`)).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
})

test('what could not be confirmed was not taken', async () => {
  const event = await newEvent()
  event.store.writeSqlite.exec(
    "create trigger full before insert on outbox begin select raise(abort, 'no room'); end",
  )
  expect((await event.register()).statusCode).toBe(500)
  expect(await event.rows()).toEqual([])
  expect((await event.details()).registrations).toBe(0)
})

test('ninety days after an event nobody knows who came', async () => {
  const event = await newEvent({ startsAt: NOW + HOUR, endsAt: NOW + 2 * HOUR })
  await event.register()
  event.clock.now += 2 * HOUR + 90 * DAY - 1
  await purgeRegistrations(event.store.write, event.clock.now)
  expect(await event.rows()).toHaveLength(1)
  await purgeRegistrations(event.store.write, event.clock.now + 1)
  expect(await event.rows()).toEqual([])
})
