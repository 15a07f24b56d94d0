import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

/** A hundred more than a network may have open. */
const MANY = 600
const ENDLESS = 'POST /api/nothing HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\n'
const READ = 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n'

async function listen() {
  const { app } = await newApp({ config: { trustedProxy: '127.0.0.1' } })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return (app.server.address() as AddressInfo).port
}

/** Opens a connection from an address, and collects what it receives. */
function openFrom(localAddress: string, port: number, bytes: string) {
  const socket: Socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes))
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => undefined)
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  return { socket, status: () => Number(/^HTTP\/1\.1 (\d+) /.exec(received)?.[1] ?? 0) }
}

const openMany = (from: string, port: number, bytes: string) =>
  Array.from({ length: MANY }, () => openFrom(from, port, bytes))

test('refuses connections beyond the limit of a network, and serves others meanwhile', async () => {
  const port = await listen()
  const wires = openMany('127.0.0.66', port, '')
  await expect.poll(() => wires.filter(({ status }) => status() === 429).length).toBe(100)
  await expect.poll(openFrom('127.0.0.67', port, READ).status).toBe(200)
  for (const { socket } of wires) socket.destroy()
  const isServed = async () => {
    const { status } = openFrom('127.0.0.66', port, READ)
    await expect.poll(status).not.toBe(0)
    return status()
  }
  await expect.poll(isServed).toBe(200)
})

test('closes a connection with many pipelined requests', async () => {
  const port = await listen()
  const { socket } = openFrom('127.0.0.66', port, READ.repeat(2000))
  await new Promise((resolve) => socket.once('close', resolve))
  await expect.poll(openFrom('127.0.0.67', port, READ).status).toBe(200)
})

test('does not count the connections of the web server', async () => {
  const port = await listen()
  const wires = openMany('127.0.0.1', port, ENDLESS)
  await expect.poll(() => wires.filter(({ status }) => status() === 404).length).toBe(MANY)
  await expect.poll(openFrom('127.0.0.1', port, READ).status).toBe(200)
})
