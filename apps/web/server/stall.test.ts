import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { listen, startWeb } from '#test/web-server.ts'
import { openWire, parseResponses } from '#test/wire.ts'

/** Longer than the server's interval between checks of its connections. */
const STALL = 2_500

/** A server with a timeout of half a second for headers. */
async function listenBriefly() {
  const web = await startWeb({})
  const port = await listen(web)
  web.server.headersTimeout = 500
  return { web, port }
}

/** Fetches an address in a separate thread, which continues while this one is blocked. */
const statusOf = (url: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = `const { parentPort, workerData } = require('node:worker_threads')
      fetch(workerData).then(({ status }) => parentPort.postMessage(status))`
    new Worker(script, { eval: true, workerData: url }).once('message', resolve).once('error', reject)
  })

const standStill = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STALL)

test('a request that arrived while the process was paused gets its response without a timeout', async () => {
  const { web, port } = await listenBriefly()
  web.server.once('connection', standStill)
  expect(await statusOf(`http://127.0.0.1:${port}/page`)).toBe(200)
})

test('a connection without a request is timed out', async () => {
  const { port } = await listenBriefly()
  const wire = await openWire(port)
  expect(parseResponses(await wire.ended())).toMatchObject([
    { status: 408, headers: { connection: 'close' } },
  ])
})
