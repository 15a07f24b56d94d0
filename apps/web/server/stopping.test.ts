import { once } from 'node:events'
import { expect, test } from 'vitest'
import { echoApi, SECURITY_HEADERS, listen, startWeb } from '#test/web-server.ts'
import { parseAnswers, openWire, requestHead } from '#test/wire.ts'

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
  const [answer] = parseAnswers(await wire.ended())
  expect(answer).toMatchObject({
    status: 503,
    headers: { ...SECURITY_HEADERS, 'retry-after': '5', connection: 'close' },
  })
  expect(answer?.body).toContain('Please try again in a few seconds')
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
  const answers = parseAnswers((await wire.ended()).slice(before.length))
  expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  await closed
})
