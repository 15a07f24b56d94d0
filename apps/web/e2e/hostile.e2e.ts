import type { OwnBusiness } from '@portal/domain/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersIn, openWire, requestHead, type Wire, type WireAnswer } from '../test/wire.ts'
import { startPortal, type Portal } from './portal.ts'

let portal: Portal
let port: number

beforeAll(async () => {
  // Limits as visitors have them.
  portal = await startPortal({ RATE_LIMIT_SCALE: '1' })
  port = Number(new URL(portal.url).port)
})

afterAll(() => portal.stop())

const MEBIBYTE = 1024 * 1024
const JSON_TYPE = { 'Content-Type': 'application/json' }
const SIGN_IN = 'POST /api/auth/sign-in'
/** What would be a request if anybody took the rest of a body for one. */
const SMUGGLED = 'GET /api/smuggled HTTP/1.1\r\nHost: portal.test\r\n\r\n'

/** JSON that is well formed. */
const NUL_AS_TEXT = String.raw`{"email":"a\u0000@portal.test","password":"\u0000ab"}`

const GUARDS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
]

const missingGuards = ({ headers }: WireAnswer) => GUARDS.filter((name) => !(name in headers))

/** What every answer to a hostile request keeps to, and that the next visitor notices nothing. */
async function expectGuarded(answers: readonly WireAnswer[]) {
  for (const answer of answers) {
    expect(answer.status).not.toBe(500)
    expect(missingGuards(answer)).toEqual([])
    expect(JSON.stringify(answer)).not.toContain('evil.example')
  }
  const [page, call] = [await fetch(`${portal.url}/help`), await fetch(`${portal.url}/api/health/ready`)]
  expect([page.status, call.status]).toEqual([200, 200])
  await Promise.all([page.text(), call.text()])
}

/** All answers to some bytes: until the server ends the connection, or has been silent for a moment. */
async function answersTo(bytes: string | Buffer): Promise<WireAnswer[]> {
  const wire = await openWire(port, bytes)
  await Promise.race([wire.ended(), silence(wire)])
  wire.socket.destroy()
  return answersIn(wire.received())
}

async function silence({ received }: Wire): Promise<void> {
  for (let [seen, waited] = ['', 0]; seen === '' ? waited < 5_000 : waited < 500; waited += 50) {
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (received() === seen) continue
    seen = received()
    waited = 0
  }
}

const post = (headers: Record<string, string | number>, body: string) =>
  requestHead(SIGN_IN, { ...JSON_TYPE, ...headers }) + body

test.each([
  [
    'a length and chunks',
    post({ 'Content-Length': 6, 'Transfer-Encoding': 'chunked' }, `0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'chunks and a length',
    post({ 'Transfer-Encoding': 'chunked', 'Content-Length': 6 }, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['two lengths', post({ 'Content-Length': '2\r\nContent-Length: 40' }, `{}${SMUGGLED}`)],
  ['a list of lengths', post({ 'Content-Length': '2, 2' }, `{}${SMUGGLED}`)],
  ['a negative length', post({ 'Content-Length': -2 }, `{}${SMUGGLED}`)],
  ['a length with a sign', post({ 'Content-Length': '+2' }, `{}${SMUGGLED}`)],
  ['an unknown transfer encoding', post({ 'Transfer-Encoding': 'xchunked' }, `0\r\n\r\n${SMUGGLED}`)],
  [
    'chunks that are not the last encoding',
    post({ 'Transfer-Encoding': 'chunked, identity' }, `0\r\n\r\n${SMUGGLED}`),
  ],
  ['a blank before the colon', post({ 'Transfer-Encoding ': 'chunked' }, `0\r\n\r\n${SMUGGLED}`)],
  [
    'lines that end with LF alone',
    `${SIGN_IN} HTTP/1.1\nHost: portal.test\nContent-Length: 2\n\n{}${SMUGGLED}`,
  ],
  ['a header that ends with CR alone', `${SIGN_IN} HTTP/1.1\r\nHost: portal.test\rX-A: b\r\n\r\n${SMUGGLED}`],
  ['a broken chunk size', post({ 'Transfer-Encoding': 'chunked' }, `2x\r\n{}\r\n0\r\n\r\n${SMUGGLED}`)],
  [
    'a chunk longer than it says',
    post({ 'Transfer-Encoding': 'chunked' }, `1\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  ],
  ['a NUL in a header', requestHead('GET /', { 'X-A': 'b\0c' })],
  ['a NUL in the address', requestHead('GET /a\0b')],
  ['no HTTP', 'hello\r\n\r\n'],
  ['the beginning of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown method', requestHead('STEAL /')],
])('%s is one 400 that ends the connection: nothing after it is a request', async (_what, bytes) => {
  const answers = await answersTo(bytes)
  expect(answers).toMatchObject([{ status: 400, headers: { connection: 'close' } }])
  await expectGuarded(answers)
})

test('a header folded over two lines adds no header', async () => {
  const answers = await answersTo(
    `GET /api/auth/user HTTP/1.1\r\nHost: portal.test\r\nX-A: b\r\n Cookie: sid=x\r\n\r\n`,
  )
  expect(answers.map(({ status }) => status)).toEqual([expect.toBeOneOf([400, 401])])
  await expectGuarded(answers)
})

test.each([
  [414, 'a page’s address that is too long', requestHead(`GET /search?q=${'x'.repeat(5_000)}`)],
  [414, 'a call’s address that is too long', requestHead(`GET /api/businesses?search=${'x'.repeat(5_000)}`)],
  [431, 'headers that are too long', requestHead('GET /', { 'X-Long': 'x'.repeat(20_000) })],
  [400, 'an address that can’t be decoded', requestHead('GET /%E0%A4%A')],
  [400, 'a call’s address that can’t be decoded', requestHead('GET /api/%E0%A4%A')],
  [400, 'a photo’s address that can’t be decoded', requestHead('GET /media/%zz')],
  [400, 'a way out of /api', requestHead('GET /api/..%2f..%2fmedia')],
  [400, 'a way out of /api with backslashes', requestHead('GET /api/..%5c..%5cmedia')],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [404, 'a NUL in an address', requestHead('GET /news/a%00b')],
  [301, 'an address that looks like a host', requestHead('GET //evil.test/')],
  [301, 'an address that looks like a host with a backslash', requestHead('GET /\\evil.test/')],
  [405, 'a page posted to', requestHead('POST /help', { 'Content-Length': 2 }) + '{}'],
  [405, 'TRACE', requestHead('TRACE /help')],
  [404, 'a method that no call has', requestHead('PROPFIND /api/businesses')],
  [
    400,
    'a body with a page’s GET',
    requestHead('GET /help', { 'Content-Length': SMUGGLED.length }) + SMUGGLED,
  ],
  [400, 'a body with a call’s GET', requestHead('GET /api/auth/user', { 'Content-Length': 2 }) + '{}'],
  [415, 'a compressed body', post({ 'Content-Length': 2, 'Content-Encoding': 'gzip' }, '{}')],
  [400, 'NUL bytes in JSON', post({ 'Content-Length': 4 }, '\0\0{}')],
  [400, 'NUL as text', post({ 'Content-Length': NUL_AS_TEXT.length }, NUL_AS_TEXT)],
  [
    413,
    'a body over the call’s limit',
    post({ 'Content-Length': 200_000 }, SMUGGLED.repeat(4_000).slice(0, 200_000)),
  ],
  [
    413,
    'chunks over the call’s limit',
    post({ 'Transfer-Encoding': 'chunked' }, `20000\r\n${'x'.repeat(0x20000)}\r\n0\r\n\r\n`),
  ],
  [413, 'a body over any limit', post({ 'Content-Length': 40 * MEBIBYTE }, SMUGGLED.repeat(100))],
  [
    401,
    'photos of somebody signed out',
    requestHead('POST /api/businesses', { ...JSON_TYPE, 'Content-Length': 20 * MEBIBYTE }) +
      SMUGGLED.repeat(1_000),
  ],
  [
    413,
    'a body that waits to be asked for',
    post({ 'Content-Length': 40 * MEBIBYTE, Expect: '100-continue' }, ''),
  ],
  [417, 'an expectation that nobody meets', post({ 'Content-Length': 2, Expect: 'money' }, '')],
  [
    200,
    'an upgrade to WebSocket',
    requestHead('GET /help', {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'Sec-WebSocket-Version': 13,
    }),
  ],
  [
    401,
    'an upgrade to HTTP/2',
    requestHead('GET /api/auth/user', {
      Connection: 'Upgrade, HTTP2-Settings',
      Upgrade: 'h2c',
      'HTTP2-Settings': 'AAMAAABkAAQCAAAAAAIAAAAA',
    }),
  ],
  [
    200,
    'the host of another site',
    'GET /help HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nForwarded: host=evil.example\r\n\r\n',
  ],
])('%i is the answer to %s, and the only one', async (status, _what, bytes) => {
  const answers = await answersTo(bytes)
  expect(answers.map((answer) => answer.status)).toEqual([status])
  await expectGuarded(answers)
})

test.each(['http://evil.example/', 'http://evil.example/api/auth/user', '*'])(
  '%s instead of a path leads nowhere',
  async (target) => {
    const answers = await answersTo(requestHead(`GET ${target}`))
    expect(answers.map(({ status }) => status)).toEqual([400])
    await expectGuarded(answers)
  },
)

test('CONNECT opens nothing', async () => {
  expect(await answersTo(requestHead('CONNECT 127.0.0.1:22'))).toEqual([])
  await expectGuarded([])
})

test('requests pipelined behind a body that was refused are answered by nobody, and others each get their own', async () => {
  const refused = await answersTo(
    post({ 'Content-Length': 40 * MEBIBYTE }, SMUGGLED.repeat(20)) + requestHead('GET /help'),
  )
  expect(refused.map(({ status }) => status)).toEqual([413])
  const good = await answersTo([1, 2, 3].map((turn) => requestHead(`GET /api/nothing-${turn}`)).join(''))
  expect(good.map(({ status }) => status)).toEqual([404, 404, 404])
  await expectGuarded([...refused, ...good])
})

test('an address that is made up in X-Forwarded-For buys no more guesses', async () => {
  const body = JSON.stringify({ email: 'mere@portal.test', password: 'not the password' })
  const guess = (turn: number) =>
    answersTo(
      post(
        {
          'Content-Length': body.length,
          'X-Forwarded-For': `203.0.113.${turn}`,
          'X-Real-IP': `203.0.113.${turn}`,
          Forwarded: `for=203.0.113.${turn}`,
          Connection: 'close, X-Forwarded-For',
        },
        body,
      ),
    )
  const answers: WireAnswer[] = []
  for (let turn = 1; turn <= 12; turn++) answers.push(...(await guess(turn)))
  expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([401, 401, 401])
  expect(answers.at(-1)?.status).toBe(429)
  await expectGuarded(answers)
})

/** A photo that was just sent in, and the cookie of its owner, who alone may see it. */
async function ownPhoto(): Promise<{ path: string; cookie: string }> {
  const signedIn = await fetch(`${portal.url}/api/auth/sign-in`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify({ email: 'other@portal.test', password: 'pacific-demo' }),
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0] ?? '')
    .join('; ')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 400, height: 300, channels: 3, background: '#808080', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 85 }).toBuffer()
  const sent = await fetch(`${portal.url}/api/businesses`, {
    method: 'POST',
    headers: { ...JSON_TYPE, cookie },
    body: JSON.stringify({
      name: 'Range Carvers',
      description: 'Bowls and walking sticks from ebony and kerosene wood, carved on the beach of Lata.',
      category: 'Handicrafts',
      country: 'temotu',
      address: 'Lata',
      email: 'other@portal.test',
      ownerName: 'Other Owner',
      images: [`data:image/jpeg;base64,${bytes.toString('base64')}`],
    }),
  })
  expect(sent.status).toBe(201)
  const listed = await fetch(`${portal.url}/api/businesses?owner=me&limit=100`, { headers: { cookie } })
  const own = ((await listed.json()) as OwnBusiness[]).find(({ name }) => name === 'Range Carvers')
  return { path: own?.images[0] ?? '', cookie }
}

test('a photo is given in one part at most, and never more than there is', async () => {
  const { path, cookie } = await ownPhoto()
  const whole = await fetch(portal.url + path, { headers: { cookie } })
  const size = (await whole.arrayBuffer()).byteLength
  expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const ask = async (range: string) => {
    const answers = await answersTo(requestHead(`GET ${path}`, { Cookie: cookie, Range: range }))
    await expectGuarded(answers)
    return answers.map(({ status, headers }) => ({ status, length: Number(headers['content-length']) }))
  }
  expect(await ask('bytes=0-9')).toEqual([{ status: 206, length: 10 }])
  expect(await ask(`bytes=${size + 1}-`)).toMatchObject([{ status: 416 }])
  const abuse = [
    `bytes=${'0-,'.repeat(1_000)}0-`,
    'bytes=9-1',
    'bytes=-99999999999999999999',
    'apples=1-2',
    'bytes=',
  ]
  for (const range of abuse) {
    const answers = await ask(range)
    expect(answers).toEqual([
      { status: expect.toBeOneOf([200, 206, 400, 416]) as number, length: expect.any(Number) as number },
    ])
    expect(answers[0]?.length).toBeLessThanOrEqual(size)
  }
})

test('a body that drips to a page is refused at once; one that drips to a call, and headers that drip, within seconds', async () => {
  const drip = async (bytes: string, drop: string) => {
    const wire = await openWire(port, bytes)
    const beat = setInterval(() => wire.socket.writable && wire.socket.write(drop), 500)
    wire.socket.once('close', () => clearInterval(beat))
    return wire
  }
  const page = await drip(requestHead('POST /help', { 'Content-Length': 1_000 }), 'x')
  expect(answersIn(await page.until(/<\/html>$/))).toMatchObject([
    { status: 405, headers: { connection: 'close' } },
  ])
  const [call, headers] = [
    await drip(post({ 'Content-Length': 1_000 }, ''), ' '),
    await drip('GET /help HTTP/1.1\r\nHost: portal.test\r\n', 'X-A: b\r\n'),
  ]
  const [slowBody, slowHeaders] = [answersIn(await call.ended()), answersIn(await headers.ended())]
  expect(slowBody).toMatchObject([{ status: 408, headers: { connection: 'close' } }])
  expect(slowHeaders).toMatchObject([{ status: 408, headers: { connection: 'close' } }])
  await page.ended()
  await expectGuarded([...slowBody, ...slowHeaders])
}, 60_000)

test('many who send bodies that never end leave room for everybody else', async () => {
  const unfinished = post({ 'Content-Length': 1_000 }, '{')
  await Promise.all(Array.from({ length: 150 }, () => openWire(port, unfinished)))
  const answer = await fetch(`${portal.url}/api/businesses`, { signal: AbortSignal.timeout(5_000) })
  expect(answer.status).toBe(200)
  await expectGuarded([])
})
