import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { newApp, type TestApp } from '#test/new-app.ts'
import { startStripe } from '#test/stripe.ts'
import { SMALL_BODY_TIMEOUT_MS } from './slow-body.ts'

const BODY = '{"email":"nobody@example.com","password":"a guess"}'

afterEach(() => vi.useRealTimers())

/** Waits without advancing the fake clock, unlike `vi.waitFor`. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

/** Sends a request whose body stops half-way; resolves to the response once the server has hung up. */
async function drip() {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const headers = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}`
  socket.write(`POST /api/auth/sign-in HTTP/1.1\r\n${headers}\r\n\r\n${BODY.slice(0, 9)}`)
  let response = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    response += chunk
  })
  await until(() => vi.getTimerCount() > 0)
  return {
    socket,
    response: () => response,
    closed: new Promise<void>((resolve) => socket.on('close', () => resolve())),
  }
}

test('refuses a slow small body after fifteen seconds', async () => {
  const { response, closed } = await drip()
  vi.advanceTimersByTime(SMALL_BODY_TIMEOUT_MS)
  await closed
  expect(response()).toMatch(/^HTTP\/1\.1 408 /)
  expect(response()).toContain('{"message":"The request took too long to arrive"}')
})

test('responds to a body that arrives in time', async () => {
  const { socket, response, closed } = await drip()
  vi.advanceTimersByTime(SMALL_BODY_TIMEOUT_MS - 1)
  socket.write(BODY.slice(9))
  await until(() => response().includes('\r\n\r\n{'))
  expect(response()).toMatch(/^HTTP\/1\.1 401 /)
  expect(vi.getTimerCount()).toBe(0)
  socket.destroy()
  await closed
})

/** Lists every address with a body, one without a body, and an unknown one; parameters have any value. */
function listHeads({ app }: TestApp): string[] {
  const known = app.routeList.flatMap(({ method, url }) =>
    [method].flat().map((each) => `${each} ${url.replaceAll(/:\w+|\*/g, '1')}`),
  )
  return [...new Set(known), 'POST /api/nothing', 'POST /nothing', 'PUT /media/nothing', 'DELETE /']
}

test('closes every connection whose body never arrives, at any address', async () => {
  const { config } = await startStripe({ now: Date.now })
  const portal = await newApp({ config: { stripe: config } })
  const { app } = portal
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const heads = listHeads(portal)
  expect(heads).toEqual(
    expect.arrayContaining([
      'POST /api/payments/stripe',
      'POST /api/newsletter/one-click',
      'PUT /api/account/picture',
    ]),
  )
  let arrived = 0
  app.server.prependListener('request', () => {
    arrived += 1
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const open = new Set(heads)
  for (const head of heads) {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        `${head} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n`,
      ),
    )
    socket.resume().once('close', () => open.delete(head))
  }
  // A malformed address is refused before it becomes a request.
  await until(() => arrived >= open.size)
  // Requests that first read from the database take a few turns.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  vi.advanceTimersByTime(SMALL_BODY_TIMEOUT_MS)
  vi.useRealTimers()
  await expect.poll(() => [...open]).toEqual([])
})
