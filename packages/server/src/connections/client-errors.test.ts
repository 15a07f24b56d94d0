import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { formatResponse, refuseUnlessUnread } from './client-errors.ts'

const timeout = Object.assign(new Error('timed out'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

async function isRefused(error: Error, socket: { bytesRead: number }, arrives = 0): Promise<boolean> {
  let refused = false
  refuseUnlessUnread(error, socket as Socket, () => {
    refused = true
  })
  socket.bytesRead += arrives
  await setImmediate()
  return refused
}

test('refuses a malformed request, and a request that never arrives', async () => {
  expect(await isRefused(new Error('malformed'), { bytesRead: 9 })).toBe(true)
  expect(await isRefused(timeout, { bytesRead: 9 })).toBe(true)
  expect(await isRefused(timeout, { bytesRead: 0 })).toBe(true)
})

test('does not refuse a request that was not read in time because the process was blocked', async () => {
  expect(await isRefused(timeout, { bytesRead: 0 }, 20)).toBe(false)
})

test('formats a response with its length in bytes', () => {
  const response = formatResponse({ status: 400, headers: { Connection: 'close' }, body: 'Nouméa' })
  expect(response).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 7\r\n\r\nNouméa')
})
