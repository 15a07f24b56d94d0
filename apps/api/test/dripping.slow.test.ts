import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { HOUR, PHOTO_BODY_LIMIT, DEFAULT_BODY_LIMIT } from '@portal/domain/shared'
import { expect, onTestFinished, test } from 'vitest'
import { UPLOAD_BOUNDS } from '#http/bodies/large-body.ts'
import { addListings } from './listings.ts'
import { newApp, NOW, type TestApp } from './new-app.ts'
import { dataUrl, createPhonePhoto, SHOP } from './photos.ts'

const MIB = 1024 * 1024
/** Time limits are a twentieth of the usual ones, and the pace is twenty times as fast. */
const FASTER = 20
const { slots, pace } = UPLOAD_BOUNDS
const SCALED = {
  slots: { ...slots, waitMs: slots.waitMs / FASTER },
  pace: {
    checkEveryMs: pace.checkEveryMs / FASTER,
    silentMs: pace.silentMs / FASTER,
    graceMs: pace.graceMs / FASTER,
    bytesPerSecond: pace.bytesPerSecond * FASTER,
  },
}
const ADDRESSES = ['203.0.113.1', '203.0.113.1', '203.0.113.2'] as const

type Cookies = Record<string, string>

const getCookie = (cookies: Cookies): string =>
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/**
 * Announces a registration of the largest size and sends a few bytes now and then; returns the first line of the refusal.
 */
async function drip({ app }: TestApp, cookies: Cookies, from: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = [
    'POST /api/businesses HTTP/1.1',
    'host: a',
    `x-forwarded-for: ${from}`,
    'content-type: application/json',
    `content-length: ${PHOTO_BODY_LIMIT}`,
    `cookie: ${getCookie(cookies)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n{`)
  const dripping = setInterval(() => socket.write(' '.repeat(10)), SCALED.pace.checkEveryMs / 2)
  onTestFinished(() => clearInterval(dripping))
  socket.on('error', () => undefined) // The server closes it during our write.
  const [response] = (await once(socket.setEncoding('utf8'), 'data')) as [string]
  clearInterval(dripping)
  const isEnded = response.includes('connection: close')
  if (isEnded && !socket.closed) await once(socket, 'close')
  socket.destroy()
  return response.split('\r\n')[0] ?? ''
}

const urlOf = ({ app }: TestApp, path: string) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${path}`

/** Sends a body; returns the status. */
async function register(portal: TestApp, cookies: Cookies, from: string, body: string): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': from,
    cookie: getCookie(cookies),
  }
  const response = await fetch(urlOf(portal, '/api/businesses'), { method: 'POST', headers, body })
  return response.status
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const inUse = () => {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / MIB
}

test('repeated slow uploads, three at a time, delay nobody for long and leave nothing behind', async () => {
  let now = NOW
  const portal = await newApp({ uploads: SCALED, config: { rateLimitScale: 100 }, now: () => now })
  await portal.app.listen({ host: '127.0.0.1', port: 0 })
  await addListings(portal.store, { ownerId: portal.ids.owner })
  const [ana, ben] = [await portal.signIn('other'), await portal.signIn('admin')]
  const owner = await portal.signIn('owner')
  const images = [dataUrl(await createPhonePhoto({ width: 300, height: 200 }))]
  const body = JSON.stringify({ ...SHOP, images }) + ' '.repeat(DEFAULT_BODY_LIMIT)
  const dripAll = () =>
    Promise.all([ana, ben, ben].map((cookies, at) => drip(portal, cookies, ADDRESSES[at] ?? '')))

  const round = async () => {
    // The counts of aborted bodies have expired.
    now += HOUR / 4
    const dripping = dripAll()
    // Earlier bytes are read before this.
    await fetch(urlOf(portal, '/api/health/live'))
    const meanwhile = await register(portal, owner, ADDRESSES[0], body)
    return {
      meanwhile,
      dripping: await dripping,
      afterwards: await register(portal, ana, '203.0.113.3', body),
    }
  }
  const ended = 'HTTP/1.1 408 Request Timeout'
  const asItShould = { meanwhile: 201, dripping: [ended, ended, ended], afterwards: 201 }

  await round()
  const before = inUse()
  for (let rounds = 0; rounds < 5; rounds++) {
    // A twentieth of the usual times may be too short if other tests keep the machine busy.
    await expect.poll(round).toEqual(asItShould)
  }
  expect(inUse() - before).toBeLessThan(20)
}, 120_000)
