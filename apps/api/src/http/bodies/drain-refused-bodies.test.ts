import { connect, type AddressInfo } from 'node:net'
import { PHOTO_BODY_LIMIT, DEFAULT_BODY_LIMIT } from '@portal/domain/shared'
import { expect, onTestFinished, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

/** Becomes a request if the rest of a body is parsed as one. */
const SMUGGLED = 'GET /api/health/ready HTTP/1.1\r\nhost: a\r\n\r\n'
const NEXT = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n'

const filled = (bytes: number) => SMUGGLED.repeat(Math.ceil(bytes / SMUGGLED.length)).slice(0, bytes)

function requestHead(url: string, length: number | 'chunked') {
  const size = length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`
  return `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${size}\r\n\r\n`
}

async function open() {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  let broken: Error | null = null
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.on('error', (error) => {
    broken = error
  })
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map((match) => Number(match[1]))
  return { socket, statuses, broken: () => broken }
}

test.each([
  ['a small call’s body that is too large', '/api/auth/sign-in', DEFAULT_BODY_LIMIT + 1, 413],
  ['a large body that is too large', '/api/businesses', PHOTO_BODY_LIMIT + 1, 401],
])(
  '%s is refused and drained, and the connection serves the next request',
  async (_what, url, length, status) => {
    const { socket, statuses, broken } = await open()
    socket.write(requestHead(url, length))
    const body = filled(length)
    socket.write(body.slice(0, 1_000))
    await expect.poll(statuses).toEqual([status])
    socket.write(body.slice(1_000))
    socket.write(NEXT)
    await expect.poll(statuses).toEqual([status, 200])
    expect(broken()).toBeNull()
  },
)

test('refuses a chunked body once it is too large, and keeps the connection', async () => {
  const { socket, statuses, broken } = await open()
  socket.write(requestHead('/api/auth/sign-in', 'chunked'))
  const chunk = `${DEFAULT_BODY_LIMIT.toString(16)}\r\n${filled(DEFAULT_BODY_LIMIT)}\r\n`
  for (let sent = 0; sent < 40; sent++) socket.write(chunk)
  await expect.poll(statuses).toEqual([413])
  for (let sent = 0; sent < 40; sent++) socket.write(chunk)
  socket.write(`0\r\n\r\n${NEXT}`)
  await expect.poll(statuses).toEqual([413, 200])
  expect(broken()).toBeNull()
})
