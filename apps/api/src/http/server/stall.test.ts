import { connect, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { newApp } from '#test/new-app.ts'

/** Longer than the server's interval between checks of its connections. */
const STALL = 2_500

/** Creates a server with a timeout of half a second for headers. */
async function listenBriefly() {
  const { app } = await newApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  app.server.headersTimeout = 500
  return { app, port: (app.server.address() as AddressInfo).port }
}

/** Fetches an address in another thread, which runs while this one is blocked. */
const statusOf = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = `const { parentPort, workerData } = require('node:worker_threads')
      fetch(workerData).then(({ status }) => parentPort.postMessage(status))`
    new Worker(script, { eval: true, workerData: url }).once('message', resolve).once('error', reject)
  })

const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL)

test('a request that arrived while the process was blocked gets a response, not a timeout', async () => {
  const { app, port } = await listenBriefly()
  app.server.once('connection', standStill)
  expect(await statusOf(`http://127.0.0.1:${port}/api/health/live`)).toBe(200)
})

test('a connection without a request times out', async () => {
  const { port } = await listenBriefly()
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  const response = (await socket.toArray()).join('')
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
})
