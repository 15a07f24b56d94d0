import { DAY, HOUR } from '@portal/domain/shared'
import { expect, test } from 'vitest'
import { anArticle, anEvent, aTender, publish } from '#test/content.ts'
import { readMails } from '#test/mails.ts'
import { newApp, type TestApp } from '#test/new-app.ts'
import { addSubscriber, postUnsubscription, findLinkToken } from '#test/newsletter.ts'
import type { TestStore } from '#test/new-store.ts'
import { REFUSAL, refuseWrites } from '#test/refused-writes.ts'
import { newSqliteStore } from '#test/stores/sqlite-store.ts'
import { sendIssue } from './issue.service.ts'

/** 9:00 on a Tuesday in Honiara. */
const TUESDAY = Date.parse('2026-11-23T22:00:00Z')
const WEEK = 7 * DAY

async function newPress(store?: TestStore) {
  const clock = { now: TUESDAY - DAY }
  const portal = await newApp({
    now: () => clock.now,
    config: { rateLimitScale: 1000 },
    ...(store && { store }),
  })
  /** The emails of issues, without those about subscribing. */
  const emails = async () =>
    (await readMails(portal)).filter(({ subject }) => subject.includes(': the week to'))
  return { portal, clock, emails, send: () => sendIssue(portal.context) }
}

/** The issue before the one under test. */
async function newWeekly(...emails: readonly (readonly [email: string, country?: string])[]) {
  return beginWeek(await newPress(), emails)
}

async function beginWeek(
  press: Awaited<ReturnType<typeof newPress>>,
  emails: readonly (readonly [email: string, country?: string])[],
) {
  await press.send()
  for (const [email, country] of emails) await addSubscriber(press.portal, email, country)
  press.clock.now = TUESDAY
  return press
}

const MELE = ['mele@kokonut.test'] as const
const article = (title: string, changes: Parameters<typeof anArticle>[0] = {}) =>
  anArticle({ title, publishedAt: TUESDAY - HOUR, ...changes })

test('sends subscribers on Tuesday morning what was published since the last issue', async () => {
  const { portal, send, emails } = await newWeekly(MELE)
  await publish(
    portal.store,
    article('Cocoa exports grow'),
    article('An old story', { publishedAt: TUESDAY - 3 * DAY }),
    article('A story of tomorrow', { publishedAt: TUESDAY + HOUR }),
  )
  expect(await send()).toBe(1)
  const [email, ...more] = await emails()
  expect(more).toEqual([])
  expect(email).toMatchObject({
    to_address: 'mele@kokonut.test',
    subject: 'Pacific business: the week to 24 Nov 2026',
    holds_token: 1,
    lane: 'bulk',
  })
  expect(email?.text).toContain('Cocoa exports grow:\nhttp://localhost:3000/news/cocoa-exports-grow')
  expect(email?.text).not.toMatch(/old story|tomorrow/)
})

test('unsubscribing deletes an unsent newsletter', async () => {
  const { portal, send, emails } = await newWeekly(MELE, ['ana@kokonut.test'])
  await publish(portal.store, article('Cocoa exports grow'))
  await send()
  const toMele = async () => (await emails()).filter(({ to_address }) => to_address === MELE[0])
  const token = findLinkToken((await toMele())[0]?.text, 'newsletter/leave')
  await postUnsubscription(portal, token)
  expect(await toMele()).toEqual([])
  expect(await emails()).toHaveLength(1)
})

test('sends nothing before an issue is due, and no issue twice', async () => {
  const { portal, clock, send } = await newWeekly(MELE)
  await publish(portal.store, article('Cocoa exports grow'))
  clock.now = TUESDAY - 1
  expect(await send()).toBe(0)
  clock.now = TUESDAY
  expect(await send()).toBe(1)
  clock.now = TUESDAY + WEEK - 1
  await publish(portal.store, article('Later news', { publishedAt: TUESDAY + DAY }))
  expect(await send()).toBe(0)
  clock.now = TUESDAY + WEEK
  expect(await send()).toBe(1)
})

test('an issue from a clock years ahead delays no other', async () => {
  const { portal, clock, send, emails } = await newWeekly(MELE)
  await publish(portal.store, article('Cocoa exports grow'))
  clock.now = TUESDAY + 520 * WEEK
  await send()
  clock.now = TUESDAY
  await send()
  expect((await emails()).at(-1)?.subject).toBe('Pacific business: the week to 24 Nov 2026')
  clock.now = TUESDAY + HOUR
  expect(await send()).toBe(0)
})

test('repeats no issue after the clock is set back', async () => {
  const { portal, clock, send } = await newWeekly(MELE)
  await publish(portal.store, article('Cocoa exports grow', { publishedAt: TUESDAY - 7 * DAY }))
  await send()
  clock.now = TUESDAY - 3 * DAY
  expect(await send()).toBe(0)
})

test('sends one issue with everything new after weeks without a run', async () => {
  const { portal, clock, send, emails } = await newWeekly(MELE)
  await publish(
    portal.store,
    article('First week'),
    article('Third week', { publishedAt: TUESDAY + 2 * WEEK }),
  )
  clock.now = TUESDAY + 3 * WEEK + 2 * DAY
  expect(await send()).toBe(1)
  expect((await emails())[0]?.text).toMatch(/Third week[^]*First week/)
  clock.now = TUESDAY + 4 * WEEK
  expect(await send()).toBe(0)
})

test('a subscriber of a country gets its items and those of the whole region', async () => {
  const { portal, send, emails } = await newWeekly(['sb@a.test', 'sb'], ['fj@a.test', 'fj'], ['all@a.test'])
  await publish(
    portal.store,
    article('For everybody'),
    article('Only Fiji', { countries: ['fj'] }),
    article('Fiji and Honiara', { countries: ['fj', 'sb'] }),
  )
  expect(await send()).toBe(3)
  const titles = ['For everybody', 'Only Fiji', 'Fiji and Honiara']
  const textsByAddress = (await emails()).map(({ to_address, text }) => [
    to_address,
    titles.filter((title) => text.includes(title)),
  ])
  expect(Object.fromEntries(textsByAddress)).toEqual({
    'sb@a.test': ['For everybody', 'Fiji and Honiara'],
    'fj@a.test': titles,
    'all@a.test': titles,
  })
})

test('sends no email without news, and announces dates once', async () => {
  const { portal, clock, send, emails } = await newWeekly(['sb@a.test', 'sb'], ['fj@a.test', 'fj'])
  await publish(
    portal.store,
    anEvent({ startsAt: TUESDAY + 10 * DAY, endsAt: TUESDAY + 11 * DAY, publishedAt: TUESDAY - 1 }),
  )
  expect(await send()).toBe(1)
  expect((await emails())[0]?.to_address).toBe('fj@a.test')
  clock.now += WEEK
  expect(await send()).toBe(0)
})

test('announces a new tender of the country once, however late it closes', async () => {
  const { portal, clock, send, emails } = await newWeekly(['sb@a.test', 'sb'], ['fj@a.test', 'fj'])
  await publish(
    portal.store,
    aTender({
      title: 'A wharf in Levuka',
      countries: ['fj'],
      endsAt: TUESDAY + 60 * DAY,
      publishedAt: TUESDAY - HOUR,
    }),
    aTender({
      title: 'Known before',
      countries: ['fj'],
      endsAt: TUESDAY + 60 * DAY,
      publishedAt: TUESDAY - WEEK,
    }),
  )
  expect(await send()).toBe(1)
  const [email] = await emails()
  expect(email?.to_address).toBe('fj@a.test')
  expect(email?.text).toMatch(/NEW TENDERS[^]*A wharf in Levuka/)
  expect(email?.text).not.toContain('Known before')
  clock.now += WEEK
  expect(await send()).toBe(0)
})

test('shows a new tender that closes soon besides ten other new ones, and counts the rest', async () => {
  const { portal, send, emails } = await newWeekly(MELE)
  const added = (title: string, days: number) =>
    aTender({ title, endsAt: TUESDAY + days * DAY, publishedAt: TUESDAY - HOUR })
  await publish(
    portal.store,
    ...Array.from({ length: 10 }, (_, i) => added(`Works ${i + 1}`, i + 1)),
    added('The eleventh', 12),
    added('The twelfth', 60),
  )
  await send()
  const text = (await emails())[0]?.text ?? ''
  expect(text).toMatch(/NEW TENDERS[^]*Works 1:[^]*Works 10:[^]*1 more new tender:\s+http\S+\/tenders\s/)
  expect(text).toMatch(/TENDERS THAT CLOSE IN THE NEXT TWO WEEKS\s+The eleventh:/)
  expect(text).not.toContain('The twelfth')
})

test('shows local times of events and tenders, and marks samples', async () => {
  const { portal, send, emails } = await newWeekly(MELE)
  await publish(
    portal.store,
    anEvent({ startsAt: Date.parse('2026-11-26T21:00:00Z'), endsAt: TUESDAY + 5 * DAY, isSample: true }),
    anEvent({ title: 'Too far ahead', startsAt: TUESDAY + 20 * DAY, endsAt: TUESDAY + 21 * DAY }),
    anEvent({ title: 'Under way', startsAt: TUESDAY - HOUR, endsAt: TUESDAY + DAY }),
    aTender({ endsAt: Date.parse('2026-12-01T05:00:00Z'), publishedAt: TUESDAY - HOUR }),
    aTender({ title: 'Waits in the queue', endsAt: TUESDAY + DAY, status: 'pending' }),
  )
  await send()
  const text = (await emails())[0]?.text.replaceAll(/\s+/g, ' ')
  expect(text).toContain(
    'Trade show (sample): http://localhost:3000/events/trade-show 27 Nov 2026, 9:00 AM, local time.',
  )
  expect(text).toContain('/tenders/supply-of-school-desks Closes 1 Dec 2026, 4:00 PM, local time.')
  expect(text).not.toMatch(/Too far ahead|Under way|queue/)
})

test('each email offers to unsubscribe, by link and by the mail program’s button', async () => {
  const { portal, send, emails } = await newWeekly(MELE)
  await publish(portal.store, article('Cocoa exports grow'))
  await send()
  const [email] = await emails()
  const token = findLinkToken(email?.text, 'newsletter/leave')
  expect(JSON.parse(email?.headers ?? '')).toEqual({
    'List-Unsubscribe': `<http://localhost:3000/api/newsletter/one-click?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect((await postUnsubscription(portal, token)).json()).toEqual({ email: 'm***@kokonut.test' })
})

test('sends no issue to unconfirmed, unsubscribed and later subscribers', async () => {
  const { portal, clock, send, emails } = await newWeekly(MELE)
  await portal.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'asked@a.test' } })
  await publish(portal.store, article('Cocoa exports grow'))
  await send()
  await postUnsubscription(portal, findLinkToken((await emails())[0]?.text, 'newsletter/leave'))
  clock.now += HOUR
  await addSubscriber(portal, 'late@a.test')
  expect(await send()).toBe(0)
  clock.now += WEEK
  await publish(portal.store, article('Next news', { publishedAt: clock.now - HOUR }))
  await send()
  expect((await emails()).map(({ to_address }) => to_address)).toEqual(['late@a.test'])
})

/** Enough for three batches. */
async function addMany({ store }: TestApp, count: number, now: number) {
  const rows = Array.from({ length: count }, (_, i) => ({
    email: `reader${i}@a.test`,
    masked: 'r***@a.test',
    country: null,
    asked_at: now,
    confirmed_at: now,
    left_at: null,
  }))
  await store.write.insertInto('subscribers').values(rows).execute()
}

test('sends everybody one email of the issue, even if killed at any email and run again', async () => {
  const { portal, send, emails } = await newWeekly()
  await addMany(portal, 230, TUESDAY - HOUR)
  await publish(portal.store, article('Cocoa exports grow'))
  const failAt = (count: number) =>
    refuseWrites(portal.store, { to: 'outbox', when: `(select count(*) from outbox) = ${count}` })
  for (const count of [0, 57, 150, 229]) {
    const mend = await failAt(count)
    await expect(send()).rejects.toThrow(REFUSAL)
    await mend()
  }
  await send()
  const addresses = (await emails()).map(({ to_address }) => to_address)
  expect(addresses).toHaveLength(230)
  expect(new Set(addresses).size).toBe(230)
  expect(await send()).toBe(0)
})

test('two runs at the same time enqueue each email once', async () => {
  const { portal, send, emails } = await newWeekly()
  await addMany(portal, 230, TUESDAY - HOUR)
  await publish(portal.store, article('Cocoa exports grow'))
  const written = await Promise.all([send(), send()])
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(230)
  expect(await emails()).toHaveLength(230)
})

test('stops between two batches, and the next run continues there', async () => {
  const store = await newSqliteStore()
  const { portal, clock, emails, send } = await beginWeek(await newPress(store), [])
  await addMany(portal, 230, TUESDAY - HOUR)
  await publish(portal.store, article('Cocoa exports grow'))
  const stop = new AbortController()
  store.writeSqlite.function('stop', () => {
    stop.abort()
    return 1
  })
  store.writeSqlite.exec(
    'create temp trigger stops after insert on outbox when (select count(*) from outbox) = 30 begin select stop(); end',
  )
  expect(await sendIssue(portal.context, { signal: stop.signal })).toBe(100)
  clock.now += HOUR
  await addSubscriber(portal, 'late@a.test')
  expect(await send()).toBe(130)
  expect(await emails()).toHaveLength(230)
})

test('sending now also finishes an unfinished issue', async () => {
  const { portal, clock, emails, send } = await newWeekly()
  await addMany(portal, 130, TUESDAY - HOUR)
  await publish(portal.store, article('Begun'))
  const mend = await refuseWrites(portal.store, {
    to: 'outbox',
    when: '(select count(*) from outbox) = 120',
  })
  await expect(send()).rejects.toThrow(REFUSAL)
  await mend()
  clock.now += HOUR
  await publish(portal.store, article('At once', { publishedAt: clock.now }))
  expect(await sendIssue(portal.context, { now: true })).toBe(30 + 130)
  expect((await emails()).filter(({ text }) => text.includes('Begun'))).toHaveLength(130)
})

test('sends an issue now; Tuesday’s has only later items', async () => {
  const { portal, clock, emails, send } = await newWeekly(MELE)
  clock.now = TUESDAY - 2 * HOUR
  await publish(portal.store, article('Early news', { publishedAt: TUESDAY - 3 * HOUR }))
  expect(await sendIssue(portal.context, { now: true })).toBe(1)
  await publish(portal.store, article('Tuesday’s news'))
  clock.now = TUESDAY
  expect(await send()).toBe(1)
  const [, second] = await emails()
  expect(second?.text).toContain('Tuesday’s news')
  expect(second?.text).not.toContain('Early news')
})
