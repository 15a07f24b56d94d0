import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseResponses, openWire, requestHead } from '#test/wire.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'

const KIBIBYTE = 1024
const MEBIBYTE = 1024 * KIBIBYTE
const NO_BODY = { 'Content-Length': 0 }

let api: Server
let requests: { line: string; headers: IncomingMessage['headers']; body: string }[]
let handle: (request: IncomingMessage, response: ServerResponse) => void
let port: number
let web: Awaited<ReturnType<typeof createApp>>

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

beforeEach(async () => {
  requests = []
  handle = (request, response) => void readBody(request).then((body) => response.end(`${body.length} bytes`))
  api = createServer((request, response) => {
    requests.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: '' })
    handle(request, response)
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  web = await createApp(readConfig({ LOG_LEVEL: 'silent', WEB_API_URL: apiUrl }), async () => {})
  await web.listen({ host: '127.0.0.1', port: 0 })
  port = (web.server.address() as AddressInfo).port
})

afterEach(async () => {
  api.closeAllConnections()
  api.close()
  web.server.closeAllConnections()
  await web.close()
})

const requestLines = () => requests.map(({ line }) => line)

const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    api.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )

/** Expects that nothing is left over on the pooled connections to the API. */
async function expectNextResponse() {
  handle = (_request, response) => void response.end('as ever')
  for (let turn = 0; turn < 3; turn++) {
    const next = await fetch(`http://127.0.0.1:${port}/api/next?turn=${turn}`)
    expect([next.status, await next.text()]).toEqual([200, 'as ever'])
  }
  expect(requestLines().slice(-3)).toEqual([0, 1, 2].map((turn) => `GET /api/next?turn=${turn}`))
}

const REFUSED = {
  connection: 'close',
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

test('a body with a Content-Length above every limit is refused before it is sent, without a request to the API', async () => {
  const wire = await openWire(
    port,
    requestHead('POST /api/businesses', { 'Content-Length': 30 * MEBIBYTE + 1 }),
  )
  const [refusal, ...others] = parseResponses(await wire.until(/\}$/))
  expect(refusal).toMatchObject({
    status: 413,
    headers: REFUSED,
    body: expect.stringMatching(/^\{"message":"This is more/) as string,
  })
  expect([others, requests]).toEqual([[], []])
})

test.each([
  ['POST /api/newsletter', 64 * KIBIBYTE + 1, {}],
  ['POST /api/newsletter?from=footer', 70_000, { Expect: '100-continue' }],
  ['PUT /api/businesses/7/registration', 30 * MEBIBYTE + 1, {}],
])('%s with a body of %i bytes is refused before any of it arrives', async (line, length, headers) => {
  const wire = await openWire(port, requestHead(line, { 'Content-Length': length, ...headers }))
  expect(parseResponses(await wire.ended())).toMatchObject([{ status: 413, headers: REFUSED }])
  expect(requests).toEqual([])
})

test.each(['POST /api/businesses', 'PUT /api/businesses/7/registration'])(
  '%s accepts larger bodies for photos',
  async (line) => {
    const length = 70_000
    const wire = await openWire(port, requestHead(line, { 'Content-Length': length }) + 'x'.repeat(length))
    expect(parseResponses(await wire.until(/bytes$/))).toMatchObject([{ status: 200 }])
  },
)

test.each([
  ['of this server', 70_000, requestHead('POST /api/newsletter', { 'Content-Length': 70_000 })],
  ['of the API', 10, requestHead('POST /api/newsletter', { 'Content-Length': 10 })],
])('a 413 %s closes the connection even after a complete body', async (_whose, length, head) => {
  handle = (request, response) =>
    void readBody(request).then(() => response.writeHead(413, { 'Content-Length': 2 }).end('{}'))
  const wire = await openWire(port, head + 'x'.repeat(length))
  expect(parseResponses(await wire.ended())).toMatchObject([
    { status: 413, headers: { connection: 'close' } },
  ])
})

test('a chunked body is refused once it exceeds every limit, and the request to the API is aborted', async () => {
  const hungUp = new Promise((resolve) => {
    handle = (request) => void request.resume().once('close', () => resolve(request.complete))
  })
  const wire = await openWire(port, requestHead('POST /api/businesses', { 'Transfer-Encoding': 'chunked' }))
  const chunk = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(MEBIBYTE, 'x'), Buffer.from('\r\n')])
  for (let sent = 0; sent < 31 && wire.received() === ''; sent++) {
    if (!wire.socket.write(chunk)) await once(wire.socket, 'drain')
  }
  expect(parseResponses(await wire.ended())).toMatchObject([{ status: 413, headers: REFUSED }])
  expect(await hungUp).toBe(false)
  await expectNextResponse()
})

test.each([401, 413, 503])(
  'an early %i of the API reaches a client that is still sending, and closes the connection',
  async (status) => {
    handle = (_request, response) =>
      void response
        .writeHead(status, { 'Content-Length': 15, 'Retry-After': '2', 'X-Own': 'api' })
        .end('{"message":"x"}')
    const wire = await openWire(
      port,
      requestHead('POST /api/businesses', { 'Content-Length': 20 * MEBIBYTE }),
    )
    const part = Buffer.alloc(MEBIBYTE, 'GET /api/smuggled HTTP/1.1\r\nHost: a\r\n\r\n')
    for (let sent = 0; sent < 10; sent++) {
      if (wire.socket.writable && !wire.socket.write(part))
        await Promise.race([once(wire.socket, 'drain'), once(wire.socket, 'close')])
    }
    const responses = parseResponses(await wire.ended())
    expect(responses).toMatchObject([
      { status, headers: { connection: 'close', 'x-own': 'api' }, body: '{"message":"x"}' },
    ])
    expect(requestLines()).toEqual(['POST /api/businesses'])
    await expectNextResponse()
  },
)

test('requests pipelined after a refused body get no response', async () => {
  const body = 'x'.repeat(1000)
  handle = (_request, response) => void response.writeHead(413, { 'Content-Length': 0 }).end()
  const first = requestHead('POST /api/first', { 'Content-Length': body.length })
  const wire = await openWire(port, first + body.slice(1))
  await wire.until(/^HTTP\/1\.1 413 /)
  wire.socket.write(body.slice(0, 1) + requestHead('POST /api/second', NO_BODY) + requestHead('GET /%zz'))
  expect(parseResponses(await wire.ended()).map(({ status }) => status)).toEqual([413])
  expect(requestLines()).toEqual(['POST /api/first'])
})

test('a client gets a 503 if the API closes the connection during a body', async () => {
  handle = (request) => void request.once('data', () => request.destroy())
  const wire = await openWire(port, requestHead('POST /api/businesses', { 'Content-Length': MEBIBYTE }))
  wire.socket.write('{')
  expect(parseResponses(await wire.until(/\}$/))).toMatchObject([
    { status: 503, headers: { ...REFUSED, 'retry-after': '5' } },
  ])
  await expectNextResponse()
})

test('a client that disconnects during a body aborts the request to the API', async () => {
  const disconnected = new Promise((resolve) => {
    handle = (request) => void request.resume().once('close', () => resolve(request.complete))
  })
  const wire = await openWire(port, `${requestHead('POST /api/businesses', { 'Content-Length': 1000 })}{`)
  await expect.poll(requestLines).toHaveLength(1)
  wire.socket.destroy()
  expect(await disconnected).toBe(false)
  await expectNextResponse()
})

test('a proxy that breaks off its own error becomes a 503', async () => {
  handle = (_request, response) => {
    response.writeHead(502, { 'Content-Length': 1_000 })
    response.write('<h1>')
    setTimeout(() => response.destroy(), 50)
  }
  const response = await fetch(`http://127.0.0.1:${port}/api/businesses`)
  expect(response.status).toBe(503)
  await expect.poll(countConnections).toBe(0)
  await expectNextResponse()
})

test('relays a busy API’s 503 with Retry-After without a retry', async () => {
  handle = (_request, response) => void response.writeHead(503, { 'Retry-After': '7' }).end('busy')
  const busy = await fetch(`http://127.0.0.1:${port}/api/businesses`)
  expect([busy.status, busy.headers.get('retry-after'), await busy.text()]).toEqual([503, '7', 'busy'])
  expect(requests).toHaveLength(1)
})

test.each([
  ['GET', 200, ['GET /api/first', 'GET /api/next', 'GET /api/next']],
  ['POST', 503, ['GET /api/first', 'POST /api/next']],
])('a %s on a connection that the API closes on arrival gets a %i', async (method, status, lines) => {
  const used = new Set<unknown>()
  handle = (request, response) => {
    if (used.has(request.socket)) request.socket.destroy()
    else response.end('as ever')
    used.add(request.socket)
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/first`)).status).toBe(200)
  expect((await fetch(`http://127.0.0.1:${port}/api/next`, { method })).status).toBe(status)
  expect(requestLines()).toEqual(lines)
})

test('retries once if the API closes every connection', async () => {
  handle = (request) => void request.socket.destroy()
  expect((await fetch(`http://127.0.0.1:${port}/api/next`)).status).toBe(503)
  expect(requestLines()).toEqual(['GET /api/next', 'GET /api/next'])
})

test('hop-by-hop headers are not forwarded in either direction', async () => {
  handle = (_request, response) =>
    void response
      .writeHead(200, {
        Connection: 'close, x-hop',
        'X-Hop': 'api',
        'Keep-Alive': 'timeout=1',
        'Proxy-Authenticate': 'Basic',
        Upgrade: 'h2c',
        'X-Own': 'api',
        'Content-Length': 2,
      })
      .end('ok')
  const wire = await openWire(
    port,
    requestHead('GET /api/x', {
      Connection: 'keep-alive, x-hop, x-forwarded-for, te',
      'X-Hop': 'visitor',
      'Keep-Alive': 'timeout=9',
      TE: 'trailers',
      Trailer: 'x-late',
      Upgrade: 'websocket',
      'Proxy-Authorization': 'Basic x',
      'Proxy-Connection': 'keep-alive',
      'X-Forwarded-For': '6.6.6.6',
      'X-Own': 'visitor',
    }),
  )
  const [received] = parseResponses(await wire.until(/ok$/))
  for (const name of ['x-hop', 'proxy-authenticate', 'upgrade'])
    expect(received?.headers).not.toHaveProperty(name)
  expect(received?.headers).toMatchObject({
    'x-own': 'api',
    connection: 'keep-alive',
    'keep-alive': 'timeout=72',
  })
  const [seen] = requests
  for (const name of ['x-hop', 'te', 'trailer', 'upgrade', 'proxy-authorization', 'proxy-connection'])
    expect(seen?.headers).not.toHaveProperty(name)
  expect(seen?.headers).toMatchObject({ 'x-own': 'visitor', 'x-forwarded-for': '127.0.0.1' })
  expect(seen?.headers['keep-alive']).not.toBe('timeout=9')
})

test('Expect: 100-continue gets 100 Continue for a call with a body', async () => {
  const wire = await openWire(
    port,
    requestHead('POST /api/x', { 'Content-Length': 2, Expect: '100-continue' }),
  )
  await wire.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
  wire.socket.write('{}')
  await wire.until(/\r\n\r\nHTTP\/1\.1 200 OK\r\n[^]*2 bytes$/)
  expect(requests[0]?.headers).not.toHaveProperty('expect')
})

test.each([
  [
    'a body that is too large',
    413,
    requestHead('POST /api/x', { 'Content-Length': 31 * MEBIBYTE, Expect: '100-continue' }),
  ],
  ['a page', 405, requestHead('POST /', { 'Content-Length': 2, Expect: '100-continue' })],
  ['anything else', 417, requestHead('POST /api/x', { 'Content-Length': 2, Expect: 'tea' })],
])('Expect: 100-continue with %s is refused at once', async (_what, status, request) => {
  const wire = await openWire(port, request)
  await wire.until(/\r\n\r\n./)
  expect(parseResponses(wire.received())).toMatchObject([
    { status, headers: { connection: 'close', 'x-content-type-options': 'nosniff' } },
  ])
  expect(requests).toEqual([])
})

test.each([502, 503, 504])(
  'turns a proxy’s %i without an API into a 503 with Retry-After',
  async (status) => {
    handle = (_request, response) =>
      void response
        .writeHead(status, { 'Content-Type': 'text/html', 'Content-Length': 24, ETag: '"a"' })
        .end('<h1>502 Bad Gateway</h1>')
    const response = await fetch(`http://127.0.0.1:${port}/api/businesses`)
    expect([response.status, response.headers.get('retry-after'), response.headers.get('etag')]).toEqual([
      503,
      '5',
      null,
    ])
    expect(await response.json()).toEqual({
      message: 'The portal is not answering right now. Please try again in a few seconds.',
    })
    await expectNextResponse()
  },
)

test('relays a 503 of the API itself unchanged', async () => {
  const said = '{"message":"The portal is restarting. Please try again in a few seconds"}'
  handle = (_request, response) => void response.writeHead(503, { 'Retry-After': '5' }).end(said)
  expect(await (await fetch(`http://127.0.0.1:${port}/api/businesses`)).text()).toBe(said)
})
