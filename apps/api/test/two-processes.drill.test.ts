import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { CreatedBusiness, Order } from '@portal/domain/contract'
import { DAY } from '@portal/domain/shared'
import { beforeAll, expect, test } from 'vitest'
import { CAST } from './cast.ts'
import { anEvent, publish } from './content.ts'
import { onFileFinished } from './file-end.ts'
import { addListings } from './listings.ts'
import { SHOP } from './photos.ts'
import { numbered } from './places.ts'
import { listMessageIds, newStandstill, startSmtp } from './smtp.ts'
import { addTrials, endLeases, REMINDERS_DUE } from './trials.ts'
import { newSharedDatabase, send, signIn, type Server } from './two-processes.ts'

/** Milliseconds: processes start beside those of other tests. */
const SLOW = 180_000
const WRITERS = 8
/** Attempts by one visitor, spread over both processes. */
const ATTEMPTS = 14
const VISITOR = '203.0.113.7'

const onEnd = onFileFinished()
let shared: Awaited<ReturnType<typeof newSharedDatabase>>
let one: Server
let other: Server

beforeAll(async () => {
  shared = await newSharedDatabase(onEnd)
  const answering = () => shared.start({ PORTAL_JOBS: '0' })
  const servers = await Promise.all([answering(), answering()])
  ;[one, other] = servers
}, SLOW)

/** Repeats a call concurrently, through both processes in turn. */
const throughBoth = (times: number, call: (server: Server, i: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: times }, (_, i) => call(i % 2 === 0 ? one : other, i)))

const statusesOf = (answers: readonly Response[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b)

/** Repeats a status. */
const times = (count: number, status: number): number[] => Array<number>(count).fill(status)

test('both send one ETag for one response, and each accepts that of the other', async () => {
  await addListings(shared.store, {}, {})
  for (const path of ['/api/businesses', '/api/industries', '/api/stats/provinces']) {
    const tags = [one, other].map(async ({ url }) => (await fetch(url + path)).headers.get('etag'))
    const [tag, tagOfOther] = await Promise.all(tags)
    expect(tag).toMatch(/^W\//)
    expect(tagOfOther).toBe(tag)
    const again = await fetch(other.url + path, { headers: { 'if-none-match': String(tag) } })
    expect(again.status).toBe(304)
  }
  const versions = [one, other].map(async ({ url }) => (await fetch(`${url}/api/version`)).text())
  expect(await versions[0]).toBe(await versions[1])
})

test('a change through one appears in the next response of the other', async () => {
  const { store, ids } = shared
  const [id] = await addListings(store, { ownerId: ids.owner, name: 'On and off' })
  const cookie = await signIn(one, 'owner')
  for (let i = 0; i < 6; i += 1) {
    const [writer, reader] = i % 2 === 0 ? [one, other] : [other, one]
    const paused = i % 2 === 0
    const response = await send(writer, `/api/businesses/${id}/paused`, { paused }, { cookie, method: 'PUT' })
    expect(response.status).toBe(200)
    expect((await fetch(`${reader.url}/api/businesses/${id}`)).status).toBe(paused ? 404 : 200)
    const list = await (await fetch(`${reader.url}/api/businesses`)).text()
    expect(list.includes('On and off')).toBe(!paused)
  }
})

test('a session that began at one is valid at the other, and ends at both', async () => {
  const cookie = await signIn(one, 'other')
  const userAt = async ({ url }: Server) =>
    (await fetch(`${url}/api/auth/user`, { headers: { cookie } })).status
  expect([await userAt(one), await userAt(other)]).toEqual([200, 200])
  // As a browser that navigates there; `fetch` sends other headers.
  const [response] = (await once(get(`${other.url}/api/logout`, { headers: { cookie } }), 'response')) as [
    IncomingMessage,
  ]
  expect(response.resume().statusCode).toBe(303)
  expect([await userAt(one), await userAt(other)]).toEqual([401, 401])
})

test('guesses spread over both are refused after ten, and requested mails after five', async () => {
  const guesses = await throughBoth(ATTEMPTS, (server, i) =>
    send(server, '/api/auth/sign-in', { email: CAST.admin.email, password: `guess ${i}` }, { from: VISITOR }),
  )
  expect(statusesOf(guesses)).toEqual([...times(10, 401), ...times(ATTEMPTS - 10, 429)])
  const resets = await throughBoth(ATTEMPTS, (server) =>
    send(server, '/api/auth/password-resets', { email: CAST.other.email }, { from: VISITOR }),
  )
  expect(statusesOf(resets)).toEqual([...times(5, 202), ...times(ATTEMPTS - 5, 429)])
})

test('guesses from everywhere wait after twenty, at either process', async () => {
  const guesses = await throughBoth(24, (server, i) =>
    send(
      server,
      '/api/auth/sign-in',
      { email: 'nobody@portal.test', password: 'x' },
      { from: `203.0.113.${i}` },
    ),
  )
  expect(statusesOf(guesses)).toEqual([...times(20, 401), ...times(4, 429)])
})

test('of eight writers over both none is refused, and no slug, place, number or key is given twice', async () => {
  const { store, ids } = shared
  const cookies = [await signIn(one, 'owner'), await signIn(other, 'other')] as const
  const places = 5
  const soon = { startsAt: Date.now() + DAY, endsAt: Date.now() + 2 * DAY }
  const [event] = await publish(store, anEvent({ ...soon, details: { capacity: places } }))
  const listings = Array.from({ length: WRITERS }, () => ({ ownerId: ids.owner }))
  const businessIds = await addListings(store, ...listings)

  const named = await throughBoth(WRITERS, (server, i) =>
    send(server, '/api/businesses', { ...SHOP, name: 'One name' }, { cookie: cookies[0], key: `key-${i}` }),
  )
  const keyed = await throughBoth(WRITERS, (server) =>
    send(server, '/api/businesses', { ...SHOP, name: 'One key' }, { cookie: cookies[1], key: 'one-key' }),
  )
  const registerListing = await throughBoth(WRITERS, (server, i) =>
    send(server, `/api/events/${event?.slug}/registrations`, numbered(i), { from: `198.51.100.${i}` }),
  )
  const ordered = await throughBoth(WRITERS, (server, i) =>
    send(server, '/api/orders', { businessId: businessIds[i], plan: 'standard' }, { cookie: cookies[0] }),
  )

  expect(statusesOf([...named, ...keyed, ...ordered])).toEqual(times(3 * WRITERS, 201))
  expect(statusesOf(registerListing)).toEqual([...times(places, 201), ...times(WRITERS - places, 409)])
  const created = await Promise.all(keyed.map(async (response) => (await response.json()) as CreatedBusiness))
  expect(new Set(created.map(({ id }) => id)).size).toBe(1)
  const rows = await store.read.selectFrom('businesses').select(['name', 'slug']).execute()
  expect(rows.filter(({ name }) => name === 'One key')).toHaveLength(1)
  expect(rows.filter(({ name }) => name === 'One name')).toHaveLength(WRITERS)
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(rows.length)
  const orders = await Promise.all(ordered.map(async (response) => (await response.json()) as Order))
  const numbers = orders
    .map(({ invoiceNumber }) => Number(/\d+$/.exec(invoiceNumber)?.[0]))
    .toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: WRITERS }, (_, i) => (numbers[0] ?? 0) + i))
})

test(
  'the work of a killed process is taken over, and nobody gets a mail under a second Message-ID',
  async () => {
    const { store, start } = shared
    // Neither of the two processes without jobs has run one or sent a waiting mail so far.
    expect(await store.read.selectFrom('job_leases').selectAll().execute()).toEqual([])
    const sent = store.read.selectFrom('outbox').select('id').where('sent_at', 'is not', null)
    expect(await sent.execute()).toEqual([])

    const owners = 20
    await addTrials(store, owners)
    const standstill = newStandstill()
    const { received, smtp } = await startSmtp({ message: () => standstill.message() })
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }
    const stands = standstill.after(5)
    const killed = await start(env)
    await stands
    killed.kill('SIGKILL')
    await killed.exitCode()
    await endLeases(store)
    void standstill.after(Number.POSITIVE_INFINITY)
    const heir = await start(env)

    const reminders = store.read.selectFrom('outbox').where('to_address', 'like', 'owner-%')
    const unsent = async () => {
      const rows = await reminders.select(['id', 'sent_at']).execute()
      return { written: rows.length, unsent: rows.filter(({ sent_at }) => sent_at === null).length }
    }
    await expect.poll(unsent, { timeout: SLOW }).toEqual({ written: owners * REMINDERS_DUE, unsent: 0 })
    heir.kill('SIGTERM')
    expect(await heir.exitCode()).toBe(0)

    const mails = await reminders.select(['message_id', 'to_address']).execute()
    const perOwner = Map.groupBy(mails, ({ to_address }) => to_address)
    expect([...perOwner.values()].map((all) => all.length)).toEqual(times(owners, REMINDERS_DUE))
    const reminded = received.filter(({ recipients }) => recipients[0]?.startsWith('owner-'))
    expect(new Set(listMessageIds(reminded))).toEqual(new Set(mails.map(({ message_id }) => message_id)))
    // Only mails that were being sent at the kill are repeated: at most as many as are sent concurrently.
    expect(reminded.length - mails.length).toBeLessThanOrEqual(4)
  },
  SLOW,
)
