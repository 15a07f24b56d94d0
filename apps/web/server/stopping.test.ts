import { once } from 'node:events'
import { expect, test } from 'vitest'
import { echoApi, GUARDS, portOf, webFor } from '#test/web-server.ts'
import { answersIn, openWire, requestHead } from '#test/wire.ts'

test('while the server stops, what still comes is told when to come back', async () => {
  const web = await webFor({})
  const port = await portOf(web)
  const [, wire] = await Promise.all([
    once(web.server, 'connection'),
    openWire(port, 'GET /page HTTP/1.1\r\nHo'),
  ])
  await fetch(`http://127.0.0.1:${port}/page`, { headers: { connection: 'close' } })
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write('st: portal.test\r\n\r\n')
  const [answer] = answersIn(await wire.ended())
  expect(answer).toMatchObject({
    status: 503,
    headers: { ...GUARDS, 'retry-after': '5', connection: 'close' },
  })
  expect(answer?.body).toContain('Please try again in a few seconds')
  await closed
})

test('while the server stops, a call under way is finished and ends its connection', async () => {
  const web = await webFor({ WEB_API_URL: await echoApi() })
  const body = JSON.stringify({ email: 'a@b.test' })
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Expect: '100-continue',
  }
  const wire = await openWire(await portOf(web), requestHead('POST /api/contact', headers))
  const before = await wire.until(/100 Continue\r\n\r\n/)
  const closed = web.close()
  await expect.poll(() => web.server.listening).toBe(false)
  wire.socket.write(body)
  const answers = answersIn((await wire.ended()).slice(before.length))
  expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' } }])
  await closed
})
