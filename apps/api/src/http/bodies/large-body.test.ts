import { HOUR, PHOTO_BODY_LIMIT, DEFAULT_BODY_LIMIT } from '@portal/domain/shared'
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { arrived, begin, chunk, newListeningApp, SHOP, URL } from '#test/large-bodies.ts'
import { newApp, NOW } from '#test/new-app.ts'
import { GREEN, createSmallPhoto } from '#test/photos.ts'
import { addListings } from '#test/listings.ts'
import { UPLOAD_BOUNDS } from './large-body.ts'

const { pace, slots } = UPLOAD_BOUNDS
/** Without a queue, so that a sender who would wait is refused at once. */
const AT_ONCE = { pace, slots: { ...slots, waitMs: 0 } }

/** Zero bytes, so that it is refused once it has been read. */
const WITH_PHOTO = { ...SHOP, images: [`data:image/jpeg;base64,${'A'.repeat(300_000)}`] }
const NO_PHOTO = 'Photo 1 is not a valid image format. Please use JPG, PNG, or WebP.'

test('reads a body with the size of a real photo', async () => {
  const { inject, signIn } = await newApp()
  const cookies = await signIn('owner')
  const response = await inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ message: NO_PHOTO, fields: { images: NO_PHOTO } })
})

test.each([300_000, PHOTO_BODY_LIMIT + 1, 'chunked'] as const)(
  'refuses signed-out senders before a body of %s has arrived',
  async (length) => {
    const { response } = begin(await newListeningApp(), {}, length)
    expect(await response).toMatch(/^HTTP\/1\.1 401 /)
  },
)

test('refuses more than 30 MiB from anybody', async () => {
  const portal = await newListeningApp()
  const { response } = begin(portal, await portal.signIn('owner'), PHOTO_BODY_LIMIT + 1)
  expect(await response).toMatch(/^HTTP\/1\.1 413 /)
})

const VILLAGE = '203.0.113.7'
const TOWN = '2001:db8:1:2::1'
const SAME_HOUSEHOLD = '2001:db8:1:2:ffff::9'

test('reads three large bodies at a time, and frees the slot of a sender who hangs up', async () => {
  const portal = await newListeningApp({ uploads: AT_ONCE })
  const [cookies, others] = [await portal.signIn('owner'), await portal.signIn('other')]
  const senders = [
    begin(portal, cookies, 300_000, { from: VILLAGE }),
    begin(portal, cookies, PHOTO_BODY_LIMIT, { from: VILLAGE }),
  ]
  begin(portal, others, 'chunked', { from: TOWN })
  await portal.reading(3)

  const fourth = await begin(portal, others, DEFAULT_BODY_LIMIT + 1).response
  expect(fourth).toMatch(/^HTTP\/1\.1 503 /)
  expect(fourth).toMatch(/^retry-after: 10\r$/im)
  expect((await portal.inject({ method: 'POST', url: URL, payload: SHOP, cookies })).statusCode).toBe(201)

  senders[0]?.socket.destroy()
  const withPhoto = () => portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  await expect.poll(async () => (await withPhoto()).statusCode).toBe(400)
  expect((await withPhoto()).statusCode).toBe(400)
})

test('queues a fourth body until a slot is free', async () => {
  const portal = await newListeningApp()
  const [cookies, others] = [await portal.signIn('owner'), await portal.signIn('other')]
  const first = begin(portal, cookies, 'chunked', { from: VILLAGE })
  begin(portal, cookies, 'chunked', { from: VILLAGE })
  begin(portal, others, 'chunked', { from: TOWN })
  await portal.reading(3)
  const { response } = begin(portal, others, 'chunked', { whole: JSON.stringify(SHOP) })
  await arrived(portal)
  first.socket.destroy()
  expect(await response).toMatch(/^HTTP\/1\.1 201 /)
})

test('allows two from one address: the visitor’s behind the proxy, IPv6 by its /64', async () => {
  const portal = await newListeningApp({ uploads: AT_ONCE })
  const [cookies, others] = [await portal.signIn('owner'), await portal.signIn('other')]
  begin(portal, cookies, 'chunked', { from: TOWN })
  begin(portal, others, 'chunked', { from: SAME_HOUSEHOLD })
  await portal.reading(2)
  const third = await begin(portal, others, 'chunked', { from: TOWN }).response
  expect(third).toMatch(/^HTTP\/1\.1 503 /)
  expect(third).toContain('from your network')
  const elsewhere = { whole: JSON.stringify(SHOP), from: VILLAGE }
  expect(await begin(portal, others, 'chunked', elsewhere).response).toMatch(/^HTTP\/1\.1 201 /)
})

test('reserves a slot for established accounts', async () => {
  const portal = await newListeningApp({ uploads: AT_ONCE })
  const [cookies, others] = [await portal.signIn('other'), await portal.signIn('admin')]
  const proven = await portal.signIn('owner')
  begin(portal, cookies, 'chunked', { from: VILLAGE })
  begin(portal, others, 'chunked', { from: VILLAGE })
  begin(portal, others, 'chunked', { from: TOWN })
  await portal.reading(3)
  const send = () => portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies: proven })
  expect((await send()).statusCode).toBe(503)
  await addListings(portal.store, { ownerId: portal.ids.owner, status: 'pending' })
  expect((await send()).statusCode).toBe(503)
  await addListings(portal.store, { ownerId: portal.ids.owner })
  expect((await send()).statusCode).toBe(400)
})

test('allows two from one account', async () => {
  const portal = await newListeningApp()
  const [cookies, others] = [await portal.signIn('owner'), await portal.signIn('other')]
  begin(portal, cookies, 'chunked')
  begin(portal, cookies, 'chunked')
  await portal.reading(2)
  const third = await begin(portal, cookies, DEFAULT_BODY_LIMIT + 1).response
  expect(third).toMatch(/^HTTP\/1\.1 429 /)
  expect(third).toMatch(/^retry-after: 10\r$/im)
  const headers = { 'x-forwarded-for': VILLAGE }
  const request = { method: 'POST', url: URL, payload: WITH_PHOTO, cookies: others, headers } as const
  const response = await portal.inject(request)
  expect(response.statusCode).toBe(400)
})

test('keeps the slot of a sender who hangs up until their photos are processed', async () => {
  let goOn = () => {}
  const stored = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let storing = 0
  const portal = await newListeningApp({
    media: (own) => ({
      ...own,
      async put(files) {
        storing += 1
        await stored
        await own.put(files)
      },
    }),
  })
  const cookies = await portal.signIn('owner')
  const payload = { ...SHOP, images: [await createSmallPhoto(GREEN)], description: 'Wild honey. '.repeat(50) }
  const body = JSON.stringify(payload)
  for (let sent = 0; sent < 2; sent++) {
    const { socket } = begin(portal, cookies, 'chunked', { whole: body })
    await expect.poll(() => storing).toBe(sent + 1)
    socket.destroy()
  }
  const third = () => portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  expect((await third()).statusCode).toBe(429)
  goOn()
  await expect.poll(async () => (await third()).statusCode).toBe(400)
})

test('limits senders of two aborted bodies to one slot for ten minutes, from any address', async () => {
  const clock = { now: NOW }
  const portal = await newListeningApp({ uploads: AT_ONCE, now: () => clock.now })
  const cookies = await portal.signIn('owner')
  const third = () => portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
  const beginTwo = async () => {
    const both = [
      begin(portal, cookies, 'chunked'),
      begin(portal, cookies, 'chunked', { from: '203.0.113.9' }),
    ]
    await portal.reading(2)
    return both
  }
  for (const { socket } of await beginTwo()) {
    socket.destroy()
    await once(socket, 'close')
  }
  await expect.poll(async () => (await third()).statusCode).toBe(400)
  const { socket } = begin(portal, cookies, 'chunked')
  await portal.reading(1)
  expect((await third()).statusCode).toBe(429)
  socket.destroy()
  await expect.poll(async () => (await third()).statusCode).toBe(400)
  clock.now += HOUR / 6
  begin(portal, cookies, 'chunked')
  await portal.reading(1)
  expect((await third()).statusCode).toBe(400)
})

describe('a large body', () => {
  afterEach(() => vi.useRealTimers())

  /** Waits without advancing the fake clock, unlike `vi.waitFor`. */
  async function until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise((resolve) => setImmediate(resolve))
  }

  async function beginSlowly() {
    const portal = await newListeningApp()
    const sockets: Socket[] = []
    portal.app.server.on('connection', (socket: Socket) => void sockets.push(socket))
    const cookies = await portal.signIn('owner')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sender = begin(portal, cookies, 'chunked')
    await until(() => portal.countRead() > 0)
    return { portal, cookies, ...sender, heard: () => sockets[0]?.bytesRead ?? 0 }
  }

  test('is refused after twenty seconds of silence, which frees its slot', async () => {
    const { portal, cookies, socket, response } = await beginSlowly()
    const closed = once(socket, 'close')
    vi.advanceTimersByTime(pace.silentMs - 1)
    expect(socket.destroyed).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await response).toMatch(/^HTTP\/1\.1 408 /)
    await closed
    vi.useRealTimers()
    begin(portal, cookies, 'chunked')
    await portal.reading(1)
    const next = await portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
    expect(next.statusCode).toBe(400)
  })

  /** Sends this many bytes a second, as blanks before the rest; returns after how many seconds it was cut off. */
  async function sendFor(seconds: number, bytesPerSecond: number) {
    const slow = await beginSlowly()
    const piece = chunk(' '.repeat(bytesPerSecond * 5))
    let elapsed = 0
    for (; elapsed < seconds && vi.getTimerCount() > 0; elapsed += 5) {
      const before = slow.heard()
      slow.socket.write(piece)
      await until(() => slow.heard() >= before + piece.length)
      vi.advanceTimersByTime(5_000)
    }
    return { ...slow, elapsed }
  }

  test('may take minutes at the pace of 2G', async () => {
    const { socket, response } = await sendFor(240, 20_000)
    socket.write(`${chunk(JSON.stringify(SHOP).slice(1))}0\r\n\r\n`)
    expect(await response).toMatch(/^HTTP\/1\.1 201 /)
    await until(() => vi.getTimerCount() === 0)
  })

  test('is refused after twenty seconds below 16 kB a second, which frees its slot', async () => {
    const { portal, cookies, socket, response, elapsed } = await sendFor(60, 15_000)
    expect(elapsed).toBe(20)
    const refused = await response
    expect(refused).toMatch(/^HTTP\/1\.1 408 /)
    expect(refused).toMatch(/^connection: close\r$/im)
    if (!socket.closed) await once(socket, 'close')
    vi.useRealTimers()
    begin(portal, cookies, 'chunked')
    await portal.reading(1)
    const next = await portal.inject({ method: 'POST', url: URL, payload: WITH_PHOTO, cookies })
    expect(next.statusCode).toBe(400)
  })

  test('is refused when it slows down later on', async () => {
    const { portal, response, socket, heard } = await sendFor(15, 40_000)
    for (let sent = 0; vi.getTimerCount() > 0; sent++) {
      expect(sent).toBeLessThan(12)
      const before = heard()
      socket.write(chunk(' '))
      await until(() => heard() > before)
      vi.advanceTimersByTime(5_000)
    }
    expect(await response).toMatch(/^HTTP\/1\.1 408 /)
    vi.useRealTimers()
    expect((await portal.get('/api/health/live')).statusCode).toBe(200)
  })
})
