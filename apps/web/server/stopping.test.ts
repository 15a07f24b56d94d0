import { once } from 'node:events'
import http from 'node:http'
import { closeGracefully } from '@portal/server/lifecycle'
import { expect, test } from 'vitest'
import { echoApi, SECURITY_HEADERS, listen, startWeb } from '#test/web-server.ts'
import { parseResponses, openWire, requestHead } from '#test/wire.ts'

test('while the server stops, new requests are refused with Retry-After', async () => {
  const web = await startWeb({})
  const port = await listen(web)
  const [, wire] = await Promise.all([
    once(web.server, 'connection'),
    openWire(port, 'GET /page HTTP/1.1\r\nHo'),
  ])
  await fetch(`http://127.0.0.1:${port}/page`, { headers: { connection: 'close' } })
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write('st: portal.test\r\n\r\n')
  const [response] = parseResponses(await wire.ended())
  expect(response).toMatchObject({
    status: 503,
    headers: { ...SECURITY_HEADERS, 'retry-after': '5', connection: 'close' },
  })
  expect(response?.body).toContain('Please try again in a few seconds')
  await closed
})

test('while the server stops, a pending call is finished and its connection closed', async () => {
  const web = await startWeb({ WEB_API_URL: await echoApi() })
  const body = JSON.stringify({ email: 'a@b.test' })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  }
  const wire = await openWire(await listen(web), requestHead('POST /api/contact', headers))
  const before = await wire.until(/100 Continue\r\n\r\n/)
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write(body)
  const responses = parseResponses((await wire.ended()).slice(before.length))
  expect(responses).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  await closed
})

/** Sends requests over one keep-alive connection until it is refused; returns the outcome of each. */
async function fetchUntilRefused(url: string): Promise<string[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const outcomes: string[] = []
  while (outcomes.at(-1) !== 'ECONNREFUSED') {
    outcomes.push(
      await new Promise<string>((resolve) => {
        const request = http.get(url, { agent }, (response) => {
          response.resume().on('end', () => resolve(String(response.statusCode)))
        })
        request.on('error', ({ code = 'failed' }: NodeJS.ErrnoException) => resolve(code))
      }),
    )
  }
  agent.destroy()
  return outcomes
}

test('a stop under load fails no response: open connections get theirs, later ones are refused', async () => {
  const web = await startWeb({ WEB_API_URL: await echoApi() })
  const port = await listen(web)
  let responses = 0
  web.server.on('request', () => (responses += 1))
  const clients = ['/page', '/page', '/api/x', '/api/y'].map((path) =>
    fetchUntilRefused(`http://127.0.0.1:${port}${path}`),
  )
  await expect.poll(() => responses).toBeGreaterThan(40)
  await closeGracefully(web)
  for (const outcomes of await Promise.all(clients))
    expect(outcomes.filter((outcome) => outcome !== '200')).toEqual(['ECONNREFUSED'])
})

test('a server that stops with a delay serves requests until it is over', async () => {
  const web = await startWeb({ WEB_API_URL: await echoApi() })
  const port = await listen(web)
  const fetchStatus = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status
  const closed = closeGracefully(web, 5_000)
  expect(await fetchStatus('/health/ready')).toBe(503)
  expect(await fetchStatus('/page')).toBe(200)
  await closed
  await expect(fetchStatus('/page')).rejects.toThrow('fetch failed')
})

test('a server that stops is not ready, but alive', async () => {
  const web = await startWeb({})
  expect((await web.inject({ url: '/health/ready' })).statusCode).toBe(200)
  web.announceStop()
  const response = await web.inject({ url: '/health/ready' })
  expect([response.statusCode, response.headers['retry-after'], response.headers.connection]).toEqual([
    503,
    '5',
    'close',
  ])
  expect((await web.inject({ url: '/health/live' })).statusCode).toBe(200)
})
