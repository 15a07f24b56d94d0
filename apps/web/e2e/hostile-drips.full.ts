import { expect, test } from 'vitest'
import { parseResponses, openWire, requestHead } from '../test/wire.ts'
import { attackedPortal, post } from './attacked-portal.ts'

/** Slow-loris requests: bodies and headers that never end. */

const { expectUnharmed, port, url } = attackedPortal()

test('a slow body is refused at once by a page; slow bodies of calls and slow headers time out within seconds', async () => {
  const drip = async (bytes: string, drop: string) => {
    const wire = await openWire(port(), bytes)
    const beat = setInterval(() => wire.socket.writable && wire.socket.write(drop), 500)
    wire.socket.once('close', () => clearInterval(beat))
    return wire
  }
  const page = await drip(requestHead('POST /help', { 'Content-Length': 1_000 }), 'x')
  expect(parseResponses(await page.until(/<\/html>$/))).toMatchObject([
    { status: 405, headers: { connection: 'close' } },
  ])
  const [call, headers] = [
    await drip(post({ 'Content-Length': 1_000 }, ''), ' '),
    await drip('GET /help HTTP/1.1\r\nHost: portal.test\r\n', 'X-A: b\r\n'),
  ]
  const [slowBody, slowHeaders] = [parseResponses(await call.ended()), parseResponses(await headers.ended())]
  expect(slowBody).toMatchObject([{ status: 408, headers: { connection: 'close' } }])
  expect(slowHeaders).toMatchObject([{ status: 408, headers: { connection: 'close' } }])
  await page.ended()
  await expectUnharmed([...slowBody, ...slowHeaders])
})

test('many endless bodies don’t block other clients', async () => {
  const unfinished = post({ 'Content-Length': 1_000 }, '{')
  await Promise.all(Array.from({ length: 150 }, () => openWire(port(), unfinished)))
  const response = await fetch(`${url()}/api/businesses`, { signal: AbortSignal.timeout(5_000) })
  expect(response.status).toBe(200)
  await expectUnharmed([])
})
