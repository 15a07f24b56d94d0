import { connect, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

/** Returns the response to the head of a request without a body. */
async function answerTo(head: string) {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text
  })
  socket.write(`${head}\r\nhost: a\r\n\r\n`)
  await expect.poll(() => received).toContain('\r\n\r\n')
  return received
}

test('a JSON call without a body or a length is refused at once', async () => {
  const response = await answerTo('POST /api/auth/sign-in HTTP/1.1\r\ncontent-type: application/json')
  expect(response).toMatch(/^HTTP\/1\.1 400 /)
  expect(response).toContain('The body is empty, but this call takes JSON')
})

test('a call that ignores its body gets a response at once without one', async () => {
  const type = 'content-type: application/x-www-form-urlencoded'
  const response = await answerTo(`POST /api/newsletter/one-click?token=none HTTP/1.1\r\n${type}`)
  expect(response).toContain('This link no longer works')
})
