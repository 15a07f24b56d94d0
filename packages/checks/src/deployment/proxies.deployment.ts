import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type TLSSocket } from 'node:tls'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callHttps, type HttpsResponse, type CallOptions } from './https-call.ts'
import { startProxy, type ProxyName, type RunningProxy } from './proxies.ts'
import { PUBLIC_HOST, startSmallPortal, type PortalProcess, type SmallPortal } from './small-portal.ts'
import { startVisits } from './visits.ts'

const KIBIBYTE = 1024
const MEBIBYTE = KIBIBYTE * KIBIBYTE
const ID = '0b3c5a52-51f5-4f8f-9d50-7d1f5a1f0a11'
/** An unknown trace id. */
const PLAIN_ID = /^[\w-]{8,64}$/

/** Headers of every response, whichever server sends it. */
const ALWAYS = [
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Content-Security-Policy',
  'X-Request-Id',
]

/** More connections than one visitor needs. */
const MANY_CONNECTIONS = 1_100

/** More than one visitor's limit of an API per minute. */
const MANY_READS = 320

/** With this many addresses, the chance that all get the same API is one in two thousand million. */
const VISITORS = 32

/** A person who registers. */
const PERSON = { firstName: 'Ana', lastName: 'Vula', password: 'sago palm & 7 canoes' }

/** The log messages of processes about the request with an id, in alphabetical order. */
const listMessages = (processes: readonly PortalProcess[], id: string): string[] =>
  processes
    .flatMap(({ running }) => running().output().split('\n'))
    .filter((line) => line.includes(`"reqId":"${id}"`))
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
    .toSorted()

/** A fake API that records the `X-Forwarded-For` of each call to `/`, undefined without one. */
async function startListener() {
  const forwardedFor: (string | undefined)[] = []
  const server = createServer(({ url, rawHeaders }, response) => {
    const at = rawHeaders.findIndex((name) => name.toLowerCase() === 'x-forwarded-for')
    // The proxy's health checks come at any time.
    if (url === '/') forwardedFor.push(at === -1 ? undefined : rawHeaders[at + 1])
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, forwardedFor }
}

let portal: SmallPortal

beforeAll(async () => {
  portal = await startSmallPortal()
})
afterAll(() => portal.stop())

describe.each<ProxyName>(['nginx', 'caddy'])(
  '%s, with the example, in front of two web servers and two APIs',
  (name) => {
    let proxy: RunningProxy

    beforeAll(async () => {
      proxy = await startProxy(name, portal)
    })
    afterAll(() => proxy.stop())

    const call = (path: string, options?: CallOptions): Promise<HttpsResponse> =>
      callHttps({ ...proxy, host: PUBLIC_HOST }, path, options)

    const sendJson = (path: string, json: string): Promise<HttpsResponse> =>
      call(path, {
        method: 'POST',
        body: Buffer.from(json),
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) },
      })
    const sendBlanks = (path: string, bytes: number): Promise<HttpsResponse> =>
      sendJson(path, ' '.repeat(bytes))

    /** Connections from different addresses, on which the same bytes were sent. */
    const openMany = (count: number, bytes: string): Promise<TLSSocket[]> =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const { port, certificate: ca } = proxy
          const address = { host: '127.0.0.1', port, localAddress: '127.0.0.66' }
          const socket = connect({ ...address, servername: PUBLIC_HOST, ca })
          onTestFinished(() => void socket.destroy())
          socket.on('error', () => undefined)
          // A proxy may reject it.
          await new Promise((resolve) => socket.once('secureConnect', resolve).once('close', resolve))
          socket.write(bytes)
          return socket
        }),
      )

    const expectOneOfEach = (response: HttpsResponse) =>
      expect(ALWAYS.map((header) => [header, response.headers(header).length])).toEqual(
        ALWAYS.map((header) => [header, 1]),
      )

    test('a page comes over TLS, compressed, with each header once', async () => {
      const page = await call('/directory')
      expect(page.status).toBe(200)
      expect(page.body).toContain('<h1')
      expectOneOfEach(page)
      const packed = await call('/directory', { headers: { 'Accept-Encoding': 'br' } })
      expect(packed.headers('Content-Encoding')).toEqual(['br'])
    })

    test('plain http redirects to https', async () => {
      const response = await fetch(`http://127.0.0.1:${proxy.httpPort}/directory?page=2`, {
        redirect: 'manual',
        headers: { Host: PUBLIC_HOST },
      })
      expect(response.status).toBe(308)
      expect(response.headers.get('location')).toContain('/directory?page=2')
      expect(response.headers.get('location')).toMatch(/^https:/)
    })

    test('a call reaches an API with the visitor’s address, which visitors cannot forge', async () => {
      const response = await call('/api/businesses?limit=1', {
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      })
      expect(response.status).toBe(200)
      expectOneOfEach(response)
      const path = `/api/businesses/no-such-one-${name}`
      await call(path, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
      const isLogged = () => portal.apis.some(({ running }) => running().output().includes(path))
      await expect.poll(isLogged, { timeout: 10_000 }).toBe(true)
      const lines = portal.apis.flatMap(({ running }) =>
        running()
          .output()
          .split('\n')
          .filter((line) => line.includes(path)),
      )
      expect(lines).toEqual([expect.stringContaining('"127.0.0.1"')])
    })

    test('a visitor’s calls reach one API under the visitor’s address, reads for pages reach both without one', async () => {
      const apis = [await startListener(), await startListener()]
      const innerPort = await getPort()
      const alone = await startProxy(name, { webs: portal.webs, apis, innerPort })
      onTestFinished(() => alone.stop())
      const read = async (headers: Record<string, string>) => {
        for (const { forwardedFor } of apis) forwardedFor.length = 0
        for (let times = 0; times < 24; times += 1) await fetch(`http://127.0.0.1:${innerPort}/`, { headers })
        return apis.map(({ forwardedFor }) => forwardedFor)
      }
      const reads = await read({})
      expect(reads.map((forwardedFor) => new Set(forwardedFor))).toEqual([
        new Set([undefined]),
        new Set([undefined]),
      ])
      const homes = new Set<number>()
      for (let visitor = 1; visitor <= VISITORS; visitor += 1) {
        const address = `203.0.113.${visitor}`
        const calls = await read({ 'X-Forwarded-For': address })
        const home = calls.findIndex((forwardedFor) => forwardedFor.length > 0)
        expect(calls[home]).toEqual(Array<string>(24).fill(address))
        homes.add(home)
      }
      expect(homes).toEqual(new Set([0, 1]))
    })

    test('reads for pages are distributed among the APIs, and count for no visitor', async () => {
      const readers = () => {
        const lines = portal.apis.map(({ running }) => running().output().split(`page-of-${name}`).length - 1)
        return lines.filter((count) => count > 0).length
      }
      for (let times = 0; times < 16; times += 1)
        expect((await call(`/events/page-of-${name}-${times}`)).status).toBe(404)
      await expect.poll(readers, { timeout: 10_000 }).toBe(2)
      const statuses = new Set<number>()
      for (let times = 0; times < MANY_READS; times += 1) {
        const response = await fetch(`http://127.0.0.1:${portal.innerPort}/api/stats/types`)
        await response.arrayBuffer()
        statuses.add(response.status)
      }
      expect(statuses).toEqual(new Set([200]))
    })

    test.each([
      ['unknown calls', 'POST /api/nothing', 10],
      ['sign-ins', 'POST /api/auth/sign-in', 100],
      ['calls with photos', 'POST /api/businesses', 20 * MEBIBYTE],
    ])(
      '1,100 %s of one address whose bodies never come leave the portal to others, and may hang up',
      async (_what, line, length) => {
        const head = `${line} HTTP/1.1\r\nHost: ${PUBLIC_HOST}\r\nContent-Length: ${length}\r\n\r\n`
        const sockets = await openMany(MANY_CONNECTIONS, head)
        const expectServed = async () => {
          for (const path of ['/help', '/api/businesses?limit=1']) {
            const response = call(path)
            const isLate = sleep(2_000, { status: 0 })
            expect((await Promise.race([response, isLate])).status).toBe(200)
          }
        }
        await expectServed()
        // Including the first bytes of bodies.
        for (const socket of sockets) socket.write('{')
        await expectServed()
        for (const socket of sockets) socket.destroy()
        await expectServed()
        for (const { running } of [...portal.webs, ...portal.apis])
          expect(running().child.exitCode).toBeNull()
      },
    )

    test('bodies are limited as the API limits them', async () => {
      const tooLarge = await sendBlanks('/api/businesses', 30 * MEBIBYTE + 1)
      expect(tooLarge.status).toBe(413)
      expectOneOfEach(tooLarge)
      // Caddy leaves it to the web server, which accepts no body at all.
      const { status } = await sendBlanks('/directory', 64 * KIBIBYTE + 1)
      expect(status).toBe(name === 'nginx' ? 413 : 405)
      expect((await sendBlanks('/api/auth/sign-in', 64 * KIBIBYTE + 1)).status).toBe(413)
      expect((await sendBlanks('/api/auth/sign-in', 60 * KIBIBYTE)).status).toBe(400)
    })

    test('assets are cached forever, photos are revalidated each time', async () => {
      const [asset = ''] = /\/assets\/[\w./-]+\.js/.exec((await call('/directory')).body) ?? []
      const ids = new Set<string>()
      for (let times = 0; times < 2; times += 1) {
        const response = await call(asset)
        ids.add(response.headers('X-Request-Id').join())
        expect([response.status, response.headers('Cache-Control')]).toEqual([
          200,
          ['public, max-age=31536000, immutable'],
        ])
        expect(ALWAYS.map((header) => response.headers(header).length)).toEqual([1, 1, 1, 1])
      }
      // Each response has the id of its own request, even if it was cached for another.
      expect([...ids]).toEqual([expect.stringMatching(PLAIN_ID), expect.stringMatching(PLAIN_ID)])
      const [photo = ''] = /\/media\/[\w.-]+/.exec((await call('/api/businesses?limit=24')).body) ?? []
      expect((await call(photo)).status).toBe(200)
      expect((await call(photo)).status).toBe(200)
      if (name !== 'nginx') return
      const cached = (path: string) =>
        proxy
          .readLog()
          .filter((line) => line.path === path)
          .map((line) => line.cache)
      await expect.poll(() => cached(asset)).toEqual(['MISS', 'HIT'])
      await expect.poll(() => cached(photo)).toEqual(['', ''])
    })

    test('a request has one id, and keeps a valid one that it came with', async () => {
      const page = await call('/about', { headers: { 'X-Request-Id': ID } })
      const [id] = page.headers('X-Request-Id')
      expect(id).toMatch(PLAIN_ID)
      expect(id === ID).toBe(name === 'nginx')
      const odd = await call('/about', { headers: { 'X-Request-Id': 'two words"' } })
      expect(odd.headers('X-Request-Id')).toEqual([expect.stringMatching(PLAIN_ID)])
    })

    test('one id identifies a page in the logs of the proxy and of both servers, and a call up to its mail', async () => {
      const listLinesWith = (id: string) => ({
        proxy: proxy.readLog().filter((line) => JSON.stringify(line).includes(id)).length,
        web: listMessages(portal.webs, id),
        api: listMessages(portal.apis, id),
      })
      const page = await call(`/events/one-id-${name}`)
      const [ofPage = ''] = page.headers('X-Request-Id')
      await expect
        .poll(() => listLinesWith(ofPage), { timeout: 10_000 })
        .toMatchObject({ web: ['refused', 'rendered'], api: ['answered'] })
      expect(listLinesWith(ofPage).proxy).toBeGreaterThan(0)

      const person = { ...PERSON, email: `${name}@example.com` }
      const registered = await sendJson('/api/auth/register', JSON.stringify(person))
      expect(registered.status).toBe(201)
      const [ofCall = ''] = registered.headers('X-Request-Id')
      await expect
        .poll(() => listLinesWith(ofCall), { timeout: 20_000 })
        .toMatchObject({ api: ['answered', 'mail sent'] })
      expect(listLinesWith(ofCall).proxy).toBeGreaterThan(0)
    })

    test('an address stays with one web server, and moves to the other when it is down', async () => {
      for (let times = 0; times < 8; times += 1) expect((await call('/no-such-page')).status).toBe(404)
      // Each rejection is a line in the log of the web server that sent it.
      const refusals = () =>
        portal.webs.map(({ running }) => running().output().split('no-such-page').length - 1)
      await expect.poll(() => refusals().reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(8)
      expect(refusals().filter((count) => count > 0)).toHaveLength(1)
      const home = portal.webs[refusals().findIndex((count) => count > 0)]
      await home?.running().stop('SIGKILL')
      for (let times = 0; times < 4; times += 1) expect((await call('/directory')).status).toBe(200)
      await home?.restart()
      expect((await call('/directory')).status).toBe(200)
    })

    test('without an API, a page and a call get 503 with Retry-After', async () => {
      for (const { running } of portal.apis) await running().stop('SIGKILL')
      const page = await call(`/search?q=never-asked-of-${name}`)
      expect([page.status, page.headers('Retry-After')]).toEqual([503, ['5']])
      expect(page.body).toContain('noindex')
      const response = await call('/api/businesses?limit=3')
      expect([response.status, response.headers('Retry-After')]).toEqual([503, ['5']])
      expect(JSON.parse(response.body)).toMatchObject({ message: expect.any(String) as string })
      for (const { restart } of portal.apis) await restart()
    })

    test('all processes restart in turn without a rejected request', async () => {
      const finish = startVisits(call)
      for (const { running, restart } of [...portal.apis, ...portal.webs]) {
        expect(await running().stop('SIGTERM')).toBe(0)
        await restart()
      }
      const { fewest, failures } = await finish()
      expect(failures).toEqual([])
      expect(fewest).toBeGreaterThan(5)
    })
  },
)
