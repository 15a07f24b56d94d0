import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { closedAfterTest, echoApi, listen } from '#test/web-server.ts'
import { createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { createApiGet } from '../pages/api-get.ts'
import { pageRoutes } from '../pages/page-routes.ts'
import { PageAddresses } from '../pages/page-addresses.ts'
import { NO_OBSERVERS } from '../observers.ts'
import { createRefuse } from '../refusal.ts'
import { serveMetrics, type ServedMetrics } from './serve-metrics.ts'

const ANY_PORT = { host: '127.0.0.1', port: 0 }

const opened: ServedMetrics[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()))
})

async function createMetrics() {
  const served = await serveMetrics(ANY_PORT)
  opened.push(served)
  const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${served.port}${path}`, init)
  /** The values by name and labels. */
  const scrape = async () => {
    const lines = (await (await ask('/metrics')).text()).split('\n').filter((line) => /^\w/.test(line))
    return new Map(
      lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    )
  }
  return { ...served, ask, scrape }
}

const startCounted = async (
  { metrics }: ServedMetrics,
  apiUrl: string,
  site: (app: FastifyInstance) => Promise<void> = async () => undefined,
) =>
  closedAfterTest(
    await createApp(readConfig({ LOG_LEVEL: 'silent', WEB_API_URL: apiUrl }), site, {
      ...NO_OBSERVERS,
      metrics,
    }),
  )

test('counts responses by the pattern of their route, pages by that of their screen', async () => {
  const served = await createMetrics()
  const web = await startCounted(served, await echoApi(), async (own) => {
    await own.register(pageRoutes, {
      pages: { view: () => ({ kind: 'refused', status: 503, retryAfter: 1 }) },
      addresses: new PageAddresses([{ pattern: '/news/:slug', query: [] }]),
      headers: {},
      refuse: createRefuse({}),
      observers: { ...NO_OBSERVERS, metrics: served.metrics },
    })
  })
  for (const url of ['/news/one', '/news/two', '/nobody/knows', '/api/x', '/health/live'])
    await web.inject({ url })
  const values = await served.scrape()
  const count = (route: string, status: number) =>
    values.get(`portal_http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)
  expect([
    count('/news/:slug', 503),
    count('', 503),
    count('/api/*', 200),
    count('/health/live', 200),
  ]).toEqual([2, 1, 1, 1])
  expect(values.get('portal_pages_total{outcome="refused"}')).toBe(3)
})

test('counts calls to the API by their outcome, failed ones too', async () => {
  const served = await createMetrics()
  const apiUrl = await echoApi()
  const web = await startCounted(served, apiUrl)
  const away = await startCounted(served, 'http://127.0.0.1:9')
  await web.inject({ url: '/api/x' })
  await away.inject({ url: '/api/x' })
  await createApiGet(apiUrl, served.metrics.recordApiCall)('/x', { timeoutMs: 5_000 })
  await createApiGet('http://127.0.0.1:9', served.metrics.recordApiCall)('/x', { timeoutMs: 5_000 }).catch(
    () => undefined,
  )
  const values = await served.scrape()
  const count = (kind: string, outcome: string) =>
    values.get(`portal_api_call_duration_seconds_count{kind="${kind}",outcome="${outcome}"}`)
  expect([count('forwarded', '2xx'), count('forwarded', 'failed')]).toEqual([1, 1])
  expect([count('own', '2xx'), count('own', 'failed')]).toEqual([1, 1])
})

test('serves only metrics on their port, and none on the public one', async () => {
  const served = await createMetrics()
  expect((await served.ask('/')).status).toBe(404)
  expect((await served.ask('/metrics', { method: 'POST' })).status).toBe(404)
  expect((await served.scrape()).get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  const web = await startCounted(served, await echoApi())
  expect((await fetch(`http://127.0.0.1:${await listen(web)}/metrics`)).status).toBe(404)
})

test('refuses a used port with one line', async () => {
  const { port } = await createMetrics()
  await expect(serveMetrics({ ...ANY_PORT, port })).rejects.toThrow(
    `METRICS_PORT is ${port}, but nothing can`,
  )
})
