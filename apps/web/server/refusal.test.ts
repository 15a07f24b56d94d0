import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { closedAfterTest, echoApi, SECURITY_HEADERS, listen, startWeb } from '#test/web-server.ts'
import { parseResponses, openWire, requestHead } from '#test/wire.ts'
import { createApp } from './app.ts'
import { readConfig } from './config/config.ts'

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])('a page refuses %s', async (method) => {
  const wire = await openWire(await listen(await startWeb({})), requestHead(`${method} /page`))
  expect(parseResponses(await wire.until(/<\/html>$/))).toMatchObject([
    {
      status: 405,
      headers: { ...SECURITY_HEADERS, allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8' },
    },
  ])
})

test.each(['TRACE', 'PROPFIND'])(
  'a call with the unsupported method %s gets a JSON error',
  async (method) => {
    const wire = await openWire(await listen(await startWeb({})), requestHead(`${method} /api/x`))
    expect(parseResponses(await wire.until(/\}$/))).toMatchObject([
      { status: 404, headers: SECURITY_HEADERS },
    ])
  },
)

test.each([
  ['to a page', 405, 'POST /page'],
  ['to no page', 405, 'POST /nothing-here'],
  ['to an address that can’t be read', 400, 'POST /%zz'],
  ['with a page’s GET', 400, 'GET /page'],
  ['with a call’s GET', 400, 'GET /api/x'],
  ['to an address that is too long', 414, `POST /api/${'x'.repeat(4100)}`],
])('a body sent %s gets %i before it arrives', async (_where, status, line) => {
  const wire = await openWire(await listen(await startWeb({})), requestHead(line, { 'Content-Length': 100 }))
  const responses = parseResponses(await wire.until(/(<\/html>|\})$/))
  expect(responses).toMatchObject([{ status, headers: { ...SECURITY_HEADERS, connection: 'close' } }])
})

test('a slow body after a refusal has its connection closed', async () => {
  const wire = await openWire(
    await listen(await startWeb({})),
    requestHead('POST /page', { 'Transfer-Encoding': 'chunked' }),
  )
  await wire.until(/<\/html>$/)
  wire.socket.write('1\r\nx\r\n')
  expect(parseResponses(await wire.ended())).toHaveLength(1)
})

test.each(['/page?q=', '/api/x?q=', '/media/'])(
  'too long an address is refused, from %s on',
  async (start) => {
    const web = await startWeb({ WEB_API_URL: await echoApi() })
    const request = (length: number) => web.inject({ url: start + 'x'.repeat(length - start.length) })
    const [longest, tooLong] = [await request(4096), await request(4097)]
    expect([longest.statusCode, tooLong.statusCode]).toEqual([200, 414])
    expect(tooLong.headers).toMatchObject(SECURITY_HEADERS)
    expect(tooLong.body).toContain(
      start === '/page?q=' ? '<h1>This address is too long' : '{"message":"Please shorten',
    )
  },
)

test('an error in a page gives a readable 500 with a next step and without details', async () => {
  const response = await (await startWeb({})).inject({ url: '/broken?a="><script>' })
  expect(response.statusCode).toBe(500)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(response.body).toContain('Something went wrong')
  expect(response.body).toContain('<a href="/broken?a=%22%3E%3Cscript%3E">Retry</a>')
  expect(response.body).not.toMatch(/secret detail|<script>/)
})

test('the retry link of an error page never leads to another site', async () => {
  const wire = await openWire(await listen(await startWeb({})), requestHead('GET //evil.example/broken'))
  const [response] = parseResponses(await wire.until(/<\/html>$/))
  expect(response?.status).toBe(500)
  expect(response?.body).toContain('<a href="/">Retry</a>')
  expect(response?.body).not.toContain('evil.example')
})

test('a malformed address gets an error page; below /api a JSON error', async () => {
  const web = await startWeb({})
  const page = await web.inject({ url: '/%E0%A4%A' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(page.body).toContain('<h1>This address can’t be read</h1>')
  for (const url of ['/api/%E0%A4%A', '/media/%zz', '/api/a/..%2f']) {
    const call = await web.inject({ url })
    expect([call.statusCode, call.json()]).toEqual([400, { message: expect.any(String) as string }])
  }
})

test.each([
  ['what is no HTTP', 'hello\r\n\r\n', 400],
  ['two lengths', requestHead('POST /api/x', { 'Content-Length': '1\r\nContent-Length: 2' }), 400],
  ['headers over 16 KiB', requestHead('GET /page', { 'X-Long': 'y'.repeat(17_000) }), 431],
])('%s is refused under the same headers', async (_what, bytes, status) => {
  const wire = await openWire(await listen(await startWeb({})), bytes)
  const [response] = parseResponses(await wire.ended())
  expect(response).toMatchObject({ status, headers: { ...SECURITY_HEADERS, connection: 'close' } })
  expect(JSON.parse(response?.body ?? '')).toEqual({ message: expect.any(String) as string })
})

test('a refusal is never written into another response', async () => {
  const web = await createApp(readConfig({ LOG_LEVEL: 'silent' }), async (own) => {
    own.get('/long', (_request, reply) => {
      const body = new PassThrough()
      body.write('begun')
      return reply.header('Content-Length', 1_000).send(body)
    })
  })
  closedAfterTest(web)
  const wire = await openWire(await listen(web), requestHead('GET /long'))
  await wire.until(/begun$/)
  wire.socket.write('no HTTP\r\n\r\n')
  expect(await wire.ended()).toMatch(/begun$/)
})
