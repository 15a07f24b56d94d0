import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { addAlert, findAlertToken, postTo } from '#test/alerts.ts'
import { aJob, anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { addListings } from '#test/listings.ts'
import { readMails } from '#test/mails.ts'
import { GUIDES, newApp } from '#test/new-app.ts'
import { refuseWrites, REFUSAL } from '#test/refused-writes.ts'
import { approveBusiness } from '#features/businesses/decisions.service.ts'
import { findBusiness } from '#features/businesses/businesses.repository.ts'
import { restoreContent, takeDownContent } from '#features/content/publication/publication.service.ts'
import { createServices } from '#services.ts'
import { sendAlerts } from './send-alerts.service.ts'

/** 7:00 on a Monday in Honiara. */
const MONDAY = Date.parse('2026-11-22T20:00:00Z')
const WEEK = 7 * DAY

/** A portal on the day before alerts of both frequencies are due. */
async function newPortal() {
  const clock = { now: MONDAY - DAY + HOUR }
  const portal = await newApp({
    now: () => clock.now,
    config: { rateLimitScale: 1000 },
  })
  const services = createServices(portal.context, GUIDES)
  const send = (signal?: AbortSignal) => sendAlerts(portal.context, services, signal)
  const subjects = async () =>
    (await readMails(portal)).map(({ subject }) => subject).filter((subject) => / new /.test(subject))
  /** Sends what is due at a time; returns the subjects of the new emails. */
  const sendAt = async (time: number) => {
    const before = (await subjects()).length
    clock.now = time
    await send()
    return (await subjects()).slice(before)
  }
  return { portal, clock, send, sendAt, subjects }
}

const tender = (title: string, changes: Parameters<typeof aTender>[0] = {}) =>
  aTender({ title, publishedAt: MONDAY - HOUR, endsAt: MONDAY + 90 * DAY, ...changes })

test('sends what was published since the alert, with its filters and a link to the list', async () => {
  const { portal, sendAt } = await newPortal()
  await publish(
    portal.store,
    tender('Before the alert', { publishedAt: MONDAY - 2 * DAY, countries: ['fj'] }),
  )
  await addAlert(portal, { filters: 'country=fj' })
  await publish(
    portal.store,
    tender('Bridge in Suva', { countries: ['fj'] }),
    tender('Bridge in Vila', { countries: ['vu'] }),
    tender('Of tomorrow', { countries: ['fj'], publishedAt: MONDAY + HOUR }),
  )
  expect(await sendAt(MONDAY)).toEqual(['1 new tender in Fiji'])
  const mail = (await readMails(portal)).at(-1)
  expect(mail).toMatchObject({ to_address: 'mele@kokonut.test', lane: 'bulk', holds_token: 1 })
  expect(mail?.text).toContain('Bridge in Suva:\nhttp://localhost:3000/tenders/bridge-in-suva')
  expect(mail?.text).toContain('http://localhost:3000/tenders?country=fj')
  expect(mail?.text).not.toMatch(/Vila|tomorrow|Before/)
})

test('daily alerts come once a day, weekly ones on Mondays, and none without anything new', async () => {
  const { portal, sendAt } = await newPortal()
  await addAlert(portal)
  await addAlert(portal, { email: 'ana@kokonut.test', frequency: 'weekly' })
  expect(await sendAt(MONDAY)).toEqual([])
  await publish(portal.store, tender('One', { publishedAt: MONDAY + HOUR }))
  expect(await sendAt(MONDAY + DAY - 1)).toEqual([])
  expect(await sendAt(MONDAY + DAY)).toHaveLength(1)
  expect(await sendAt(MONDAY + DAY + HOUR)).toEqual([])
  expect(await sendAt(MONDAY + WEEK)).toHaveLength(1)
})

test('tells an entry once, whatever happens to it afterwards', async () => {
  const { portal, clock, sendAt } = await newPortal()
  await addAlert(portal)
  const [row] = await publish(portal.store, tender('Bridge'))
  expect(await sendAt(MONDAY)).toHaveLength(1)
  const id = row?.id ?? 0
  const write = portal.store.write
  await write.updateTable('content').set({ title: 'Bigger bridge' }).where('id', '=', id).execute()
  await write
    .transaction()
    .execute((trx) => takeDownContent(trx, id, { reason: 'other', note: null, at: clock.now }))
  expect(await sendAt(MONDAY + DAY)).toEqual([])
  await write.transaction().execute((trx) => restoreContent(trx, id))
  // Approved anew, as after an undone decision, it gets a new date.
  await write
    .updateTable('content')
    .set({ published_at: MONDAY + DAY })
    .where('id', '=', id)
    .execute()
  expect(await sendAt(MONDAY + 2 * DAY)).toEqual([])
})

test('what is taken down before the email is told once it is restored', async () => {
  const { portal, clock, sendAt } = await newPortal()
  await addAlert(portal)
  const [row] = await publish(portal.store, tender('Bridge'))
  const id = row?.id ?? 0
  const write = portal.store.write
  await write
    .transaction()
    .execute((trx) => takeDownContent(trx, id, { reason: 'other', note: null, at: clock.now }))
  expect(await sendAt(MONDAY)).toEqual([])
  await write.transaction().execute((trx) => restoreContent(trx, id))
  expect(await sendAt(MONDAY + DAY)).toEqual(['1 new tender'])
})

test('what is taken down while the email is written is not in it', async () => {
  const { portal, clock, subjects } = await newPortal()
  await addAlert(portal)
  const [row] = await publish(portal.store, tender('Bridge'), tender('Road'))
  clock.now = MONDAY
  const { content, findNew } = createServices(portal.context, GUIDES)
  const newest: typeof content.newest = async (...query) => {
    const found = await content.newest(...query)
    await portal.store.write
      .transaction()
      .execute((trx) => takeDownContent(trx, row?.id ?? 0, { reason: 'other', note: null, at: MONDAY }))
    return found
  }
  await sendAlerts(portal.context, { content: { newest }, findNew })
  expect(await subjects()).toEqual(['1 new tender'])
  expect((await readMails(portal)).at(-1)?.text).not.toContain('Bridge')
})

test('an alert that is stopped while the email is written sends nothing', async () => {
  const { portal, clock, subjects } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, tender('Bridge'))
  clock.now = MONDAY
  const { content, findNew } = createServices(portal.context, GUIDES)
  const newest: typeof content.newest = async (...query) => {
    const found = await content.newest(...query)
    await portal.store.write.deleteFrom('alerts').execute()
    return found
  }
  expect(await sendAlerts(portal.context, { content: { newest }, findNew })).toBe(0)
  expect(await subjects()).toEqual([])
})

test('what was published while the job stood still is told in one email', async () => {
  const { portal, sendAt } = await newPortal()
  await addAlert(portal)
  const days = Array.from({ length: 20 }, (_, day) =>
    tender(`Day ${day}`, { publishedAt: MONDAY + day * DAY }),
  )
  await publish(portal.store, ...days)
  expect(await sendAt(MONDAY + 20 * DAY)).toEqual(['20 new tenders'])
  expect((await readMails(portal)).at(-1)?.text).toContain('See 8 more new entries:')
  expect(await sendAt(MONDAY + 21 * DAY)).toEqual([])
})

test('a pass that dies tells nothing, and the next one tells it once', async () => {
  const { portal, clock, send, sendAt } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, tender('Bridge'))
  clock.now = MONDAY
  const allow = await refuseWrites(portal.store, { to: 'outbox' })
  await expect(send()).rejects.toThrow(REFUSAL)
  await allow()
  expect(await sendAt(MONDAY)).toEqual(['1 new tender'])
  expect(await sendAt(MONDAY)).toEqual([])
})

test('two passes at once send one email', async () => {
  const { portal, clock, send, subjects } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, tender('Bridge'))
  clock.now = MONDAY
  await Promise.all([send(), send()])
  expect(await subjects()).toEqual(['1 new tender'])
})

test('a stopped pass leaves the rest to the next one', async () => {
  const { portal, clock, send, subjects } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, tender('Bridge'))
  clock.now = MONDAY
  await send(AbortSignal.abort())
  expect(await subjects()).toEqual([])
  await send()
  expect(await subjects()).toHaveLength(1)
})

test('an alert from a clock that was ahead is due again', async () => {
  const { portal, clock, send, sendAt } = await newPortal()
  await addAlert(portal)
  clock.now = MONDAY + 400 * DAY
  await send()
  await publish(portal.store, tender('Bridge'))
  clock.now = MONDAY
  await send()
  expect(await sendAt(MONDAY + DAY)).toEqual([])
  await publish(portal.store, tender('Another', { publishedAt: MONDAY + DAY }))
  expect(await sendAt(MONDAY + 2 * DAY)).toEqual(['1 new tender'])
})

test('a stopped alert sends nothing', async () => {
  const { portal, sendAt } = await newPortal()
  await addAlert(portal)
  await publish(portal.store, tender('Bridge'))
  expect(await sendAt(MONDAY)).toHaveLength(1)
  await postTo(portal, 'leave', { token: await findAlertToken(portal, 'alerts/leave') })
  await publish(portal.store, tender('Another', { publishedAt: MONDAY + HOUR }))
  expect(await sendAt(MONDAY + DAY)).toEqual([])
})

test('each list of content has alerts', async () => {
  const { portal, sendAt } = await newPortal()
  for (const list of ['news', 'events', 'jobs', 'tenders']) await addAlert(portal, { list })
  const at = { publishedAt: MONDAY - HOUR }
  await publish(
    portal.store,
    anArticle(at),
    anEvent({ ...at, startsAt: MONDAY + DAY, endsAt: MONDAY + 2 * DAY }),
    aJob({ ...at, endsAt: MONDAY + DAY }),
    tender('Closed', { endsAt: MONDAY - 1 }),
  )
  expect((await sendAt(MONDAY)).toSorted()).toEqual(['1 new article', '1 new event', '1 new job'])
})

test('a business is new from its first approval, with filters and search', async () => {
  const { portal, sendAt } = await newPortal()
  await addAlert(portal, { list: 'businesses', filters: 'country=fj&search=boats' })
  await addAlert(portal, { list: 'businesses', filters: 'verified=true' })
  const boats = { description: 'We build wooden boats.', province: null, createdAt: MONDAY - 30 * DAY }
  const [waiting = 0] = await addListings(
    portal.store,
    { ...boats, name: 'Suva Boats', country: 'fj', status: 'pending' },
    { ...boats, name: 'Vila Boats', country: 'vu', createdAt: MONDAY - HOUR },
    { ...boats, name: 'Old Boats', country: 'fj' },
    { name: 'Nadi Bakery', country: 'fj', province: null, createdAt: MONDAY - HOUR, isVerified: true },
  )
  expect(await sendAt(MONDAY)).toEqual(['1 new business (verified)'])
  await portal.store.write.transaction().execute(async (trx) => {
    const row = await findBusiness(trx, waiting)
    if (row) await approveBusiness(trx, row, MONDAY + HOUR)
  })
  expect(await sendAt(MONDAY + DAY)).toEqual(['1 new business in Fiji about boats'])
  expect((await readMails(portal)).at(-1)?.text).toMatch(/Suva Boats:\nhttp:\/\/localhost:3000\/fj\//)
})
