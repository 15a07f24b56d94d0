import { connect, type AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { newApp } from '#test/new-app.ts'
import { SMALL_BODY_TIMEOUT } from './slow-body.ts'

const BODY = '{"email":"nobody@example.com","password":"a guess"}'

afterEach(() => vi.useRealTimers())

/** Waits without advancing the fake clock, unlike `vi.waitFor`. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

/** A request whose body stops half-way; resolves to the answer once the server has hung up. */
async function drip() {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const headers = `host: a\r\ncontent-type: application/json\r\ncontent-length: ${BODY.length}`
  socket.write(`POST /api/auth/sign-in HTTP/1.1\r\n${headers}\r\n\r\n${BODY.slice(0, 9)}`)
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  await until(() => vi.getTimerCount() > 0)
  return {
    socket,
    answer: () => answer,
    closed: new Promise<void>((resolve) => socket.on('close', () => resolve())),
  }
}

test('refuses a slow small body after fifteen seconds', async () => {
  const { answer, closed } = await drip()
  vi.advanceTimersByTime(SMALL_BODY_TIMEOUT)
  await closed
  expect(answer()).toMatch(/^HTTP\/1\.1 408 /)
  expect(answer()).toContain('{"message":"The request took too long to arrive"}')
})

test('answers a body that arrives in time', async () => {
  const { socket, answer, closed } = await drip()
  vi.advanceTimersByTime(SMALL_BODY_TIMEOUT - 1)
  socket.write(BODY.slice(9))
  await until(() => answer().includes('\r\n\r\n{'))
  expect(answer()).toMatch(/^HTTP\/1\.1 401 /)
  expect(vi.getTimerCount()).toBe(0)
  socket.destroy()
  await closed
})
