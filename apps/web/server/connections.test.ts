import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWire, parseResponses, requestHead, type Wire } from '#test/wire.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'

const MINUTE = 60_000
const ATTACKER = '127.0.0.66'

let api: Server
let handle: (request: IncomingMessage, response: ServerResponse) => void
let web: Awaited<ReturnType<typeof createApp>>
let port: number

async function start(env: Record<string, string> = {}) {
  api = createServer((call, response) => handle(call, response))
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  const config = readConfig({ LOG_LEVEL: 'silent', WEB_API_URL: apiUrl, ...env })
  web = await createApp(config, async () => {})
  await web.listen({ host: '127.0.0.1', port: 0 })
  port = (web.server.address() as AddressInfo).port
}

beforeEach(() => {
  handle = (_call, response) => void response.end('as ever')
})

afterEach(async () => {
  vi.useRealTimers()
  api.closeAllConnections()
  api.close()
  web.server.closeAllConnections()
  await web.close()
})

/** The status of a call, which has to arrive before the test's timeout. */
async function getStatus(): Promise<number> {
  const sent = request({ port, host: '127.0.0.1', path: '/api/x', agent: false }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode ?? 0
}

const openMany = (count: number, bytes: string, from = ATTACKER): Promise<Wire[]> =>
  Promise.all(Array.from({ length: count }, () => openWire(port, bytes, from)))

const statuses = (wires: readonly Wire[]): number[] =>
  wires.flatMap(({ received }) => parseResponses(received()).map(({ status }) => status))

/** Resolves once a count of bytes has not grown for a second. */
async function stalls(count: () => number): Promise<void> {
  let before = 0
  for (let same = 0; same < 5;) {
    await sleep(200)
    same = before > 0 && count() === before ? same + 1 : 0
    before = count()
  }
}

const ENDLESS = requestHead('POST /api/x', { 'Content-Length': 10 })

test('1,100 calls without their bodies don’t block others, nor does closing them', async () => {
  await start()
  const wires = await openMany(1_100, ENDLESS)
  await expect.poll(() => statuses(wires).length).toBe(1_000)
  expect(new Set(statuses(wires))).toEqual(new Set([429]))
  expect(await getStatus()).toBe(200)
  for (const { socket } of wires) socket.destroy()
  expect(await getStatus()).toBe(200)
  await expect.poll(() => openWire(port, ENDLESS, ATTACKER).then((wire) => wire.received())).toBe('')
})

test('connections beyond the limit of their network are refused', async () => {
  await start()
  const wires = await openMany(600, '')
  await expect.poll(() => statuses(wires)).toEqual(Array(100).fill(429))
  expect(await getStatus()).toBe(200)
  wires[0]?.socket.destroy()
  const next = async () => {
    const wire = await openWire(port, requestHead('GET /api/x', { Connection: 'close' }), ATTACKER)
    return parseResponses(await wire.ended())[0]?.status
  }
  await expect.poll(next).toBe(200)
})

test('behind the trusted proxy a visitor’s calls are limited, and the proxy’s connections are not', async () => {
  await start({ WEB_TRUSTED_PROXY: '127.0.0.66' })
  const from = (visitor: string) =>
    requestHead('POST /api/x', { 'Content-Length': 10, 'X-Forwarded-For': visitor })
  const wires = await openMany(600, from('203.0.113.7'))
  await expect.poll(() => statuses(wires)).toEqual(Array(500).fill(429))
  const [other] = await openMany(1, `${from('203.0.113.8')}0123456789`)
  await other?.until(/^HTTP\/1\.1 200 /)
})

test('pipelined calls count until their connection closes', async () => {
  await start()
  handle = () => undefined
  const pipelined = await openMany(20, requestHead('GET /api/x').repeat(12))
  const refused = () =>
    openWire(port, requestHead('GET /api/x'), ATTACKER).then((wire) => wire.until(/ 429 /))
  await refused()
  for (const { socket } of pipelined) socket.destroy()
  handle = (_call, response) => void response.end('as ever')
  const status = async () => {
    const wire = await openWire(port, requestHead('GET /api/x', { Connection: 'close' }), ATTACKER)
    return parseResponses(await wire.ended())[0]?.status
  }
  await expect.poll(status).toBe(200)
})

test('a connection that pipelines many requests is closed after a few of them', async () => {
  await start()
  let calls = 0
  handle = () => void (calls += 1)
  const wire = await openWire(port, requestHead('GET /api/x').repeat(2000), ATTACKER)
  await wire.ended()
  expect(calls).toBeLessThanOrEqual(16)
  handle = (_call, response) => void response.end('as ever')
  expect(await getStatus()).toBe(200)
})

test('networks that use all calls lose some to others', async () => {
  await start()
  const senders = Array.from({ length: 12 }, (_, at) => `127.0.0.${70 + at}`)
  const wires = (await Promise.all(senders.map((from) => openMany(90, ENDLESS, from)))).flat()
  for (let times = 0; times < 3; times += 1) expect(await getStatus()).toBe(200)
  for (const { socket } of wires) socket.destroy()
})

test('a body whose sender stops is aborted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await start()
  const onClose = vi.fn<() => void>()
  const { promise: handled, resolve: markHandled } = Promise.withResolvers<void>()
  handle = (received) => {
    markHandled()
    received.resume().once('close', onClose)
  }
  const silent = await openWire(port, ENDLESS)
  const stopped = await openWire(port, `${ENDLESS}01234`)
  await handled
  vi.advanceTimersByTime(MINUTE)
  for (const wire of [silent, stopped])
    expect(parseResponses(await wire.ended())).toMatchObject([
      { status: 408, headers: { connection: 'close' } },
    ])
  vi.useRealTimers()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
})

test('a body that the API doesn’t read is not aborted', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await start()
  let read: IncomingMessage | undefined
  handle = (received, response) => {
    read = received
    received.once('end', () => response.end('as ever'))
  }
  const size = 20_000_000
  const head = requestHead('POST /api/businesses', { 'Content-Length': size })
  const wire = await openWire(port, head + 'x'.repeat(size))
  await stalls(() => wire.socket.bytesWritten - wire.socket.writableLength + (read?.socket.bytesRead ?? 0))
  vi.advanceTimersByTime(MINUTE)
  read?.resume()
  expect(parseResponses(await wire.until(/as ever/))).toMatchObject([{ status: 200 }])
})

test('a client that reads nothing loses its connection, and the call to the API ends', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await start()
  const { promise: responding, resolve: respond } = Promise.withResolvers<ServerResponse>()
  handle = (_call, response) => {
    response.write('x'.repeat(50_000_000))
    respond(response)
  }
  const wire = await openWire(port, requestHead('GET /api/x'))
  wire.socket.pause()
  const response = await responding
  await stalls(() => response.socket?.bytesWritten ?? 0)
  const closed = once(response, 'close')
  vi.advanceTimersByTime(2 * MINUTE)
  await closed
  expect(response.writableFinished).toBe(false)
})
