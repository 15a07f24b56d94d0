import { expect, onTestFinished, test } from 'vitest'
import { ConfigError } from '../environment/index.ts'
import { serveMetrics, type MetricsSource } from './serve-metrics.ts'

const ANY_PORT = { host: '127.0.0.1', port: 0 }
const SOURCE: MetricsSource = { contentType: 'text/plain', read: async () => 'up 1\n' }

async function serve(source: MetricsSource) {
  const server = await serveMetrics(source, ANY_PORT)
  onTestFinished(() => server.close())
  return { port: server.port, url: `http://127.0.0.1:${server.port}` }
}

test('serves metrics and nothing else', async () => {
  const { url } = await serve(SOURCE)
  expect(await (await fetch(`${url}/metrics`)).text()).toBe('up 1\n')
  expect((await fetch(url)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404)
})

test('a failed read returns a server error', async () => {
  const errors: unknown[] = []
  const failure = new Error('no metrics')
  const { url } = await serve({
    ...SOURCE,
    read: () => Promise.reject(failure),
    onError: (error) => errors.push(error),
  })
  expect((await fetch(`${url}/metrics`)).status).toBe(500)
  expect(errors).toEqual([failure])
})

test('a used port is an invalid setting', async () => {
  const { port } = await serve(SOURCE)
  await expect(serveMetrics(SOURCE, { ...ANY_PORT, port })).rejects.toThrow(
    new ConfigError(
      `METRICS_PORT is ${port}, but nothing can listen on 127.0.0.1:${port}: another program has that port`,
    ),
  )
})
